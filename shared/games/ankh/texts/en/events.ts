import type { Phrasebook } from '../phrasebook.ts';
import { place } from '../place.ts';
import { actions, cards, figures, gods, monuments, powers, setups, trackEvents } from './names.ts';
import { count, followers, list, of, sum, troops, whose, why } from './sentences.ts';

const unbuilt = {
  declined: 'chooses not to build',
  followers: 'has too few Followers to build',
  token: 'has no Ankh token left to build with',
  space: 'finds no empty space to build on',
  supply: 'finds no monument left to build',
};
const spentOn = { unlock: 'for a power', build: 'for a monument', bid: 'to the locusts', worshipful: 'for Devotion' };
const destroyers = {
  scorpion: 'by the Giant Scorpion',
  merge: 'as its god merges',
  forgotten: 'with its forgotten god',
};

export const events: Phrasebook['events'] = {
  godsOffered: ({ seat, gods: offered }, name) =>
    `${name(seat)} may choose among ${list(offered.map((god) => gods[god]))}.`,
  godChosen: ({ seat, god, dealt }, name) => `${name(seat)} ${dealt ? 'is dealt' : 'chooses'} ${gods[god]}.`,
  firstPlayer: ({ seat }, name) => `${name(seat)} is the first player.`,
  guardiansChosen: ({ guardians, figures: numbers }) =>
    `Guardians in this game: ${list(guardians.map((kind, i) => `${figures[kind].bare} (${numbers[i] ?? 0})`))}.`,
  laidOut: ({ setup }) => `The board is laid out: ${setups[setup]}.`,
  turnBegan: ({ player }, name) => `${of(name(player))} turn.`,
  actionTaken: ({ player, action, nth, triggers }, name) =>
    `${name(player)} ${nth === 1 ? 'takes' : 'then takes'} ${actions[action]}${triggers ? ', and it sets off an event' : ''}.`,
  moved: ({ figure, from, to, by }, name) =>
    by === 'action'
      ? `${whose(figure, name)} goes from ${place(from)} to ${place(to)}.`
      : `${powers.obeliskAttuned} brings ${whose(figure, name)} from ${place(from)} to ${place(to)}.`,
  pushed: ({ seat, figure, from, to }, name) =>
    `${name(seat)} pushes ${whose(figure, name)} from ${place(from)} to ${place(to)}.`,
  summoned: ({ seat, figure, to, by }, name) =>
    by === 'action'
      ? `${name(seat)} summons ${figures[figure.kind].one} at ${place(to)}.`
      : `${whose(figure, name)} rises again at ${place(to)}.`,
  ransomed: ({ seat, captor }, name) => `${name(seat)} pays ${name(captor)} 1 Follower to free a warrior.`,
  followersGained: ({ seat, amount, parts, total }, name) =>
    `${name(seat)} gains ${followers(amount)}${because(parts)} and has ${total}.`,
  followersSacrificed: ({ seat, amount, for: what, total }, name) =>
    `${name(seat)} gives ${followers(amount)} ${spentOn[what]} and has ${total} left.`,
  unlocked: ({ seat, power, level }, name) => `${name(seat)} unlocks ${powers[power]} (level ${level}).`,
  guardianJoined: ({ seat, figure, level }, name) =>
    `A guardian of level ${level} joins ${name(seat)}: ${figures[figure.kind].bare}.`,
  guardianMissed: ({ seat, level, why }, name) =>
    why === 'noneLeft'
      ? `No guardian of level ${level} is left for ${name(seat)}.`
      : `${name(seat)} has no free base for a guardian of level ${level}.`,
  eventTriggered: ({ player, number, event }, name) =>
    `Event ${number} of 18, set off by ${name(player)}: ${trackEvents[event]}.`,
  controlled: ({ seat, monument, at, from }, name) =>
    from === null
      ? `${name(seat)} takes the neutral ${monuments[monument].bare} at ${place(at)}.`
      : `${name(seat)} takes the ${monuments[monument].bare} at ${place(at)} from ${name(from)}.`,
  nothingControlled: ({ seat, why }, name) =>
    why === 'noToken'
      ? `${name(seat)} has no Ankh token left and takes no monument.`
      : `${name(seat)} has no figure beside a monument that could be taken.`,
  caravanLaid: ({ player, line, region, added }, name) =>
    `${name(player)} lays ${count(line.length, 'camel', 'camels')} and splits region ${region}. The new number is ${added}.`,
  noCaravan: ({ player, why }, name) =>
    why === 'declined'
      ? `${name(player)} lays no caravan.`
      : `No region can be split: ${name(player)} lays no caravan.`,
  tokenKept: ({ region, added, at }) =>
    `Number ${region} stays with the part around ${place(at)}; ${added} goes to the other.`,
  tokensSwapped: ({ player, tokens: [one, other] }, name) => `${name(player)} swaps the numbers ${one} and ${other}.`,
  conflictBegan: ({ seat, number }, name) => `Conflict ${number} begins. ${name(seat)} holds the tiebreaker.`,
  conflictEnded: ({ number }) => `Conflict ${number} is over.`,
  dominated: ({ seat, region }, name) => `${name(seat)} dominates region ${region}.`,
  battleBegan: ({ region, seats }, name) => `Battle in region ${region}: ${list(seats.map(name))}.`,
  cardsRevealed: ({ cards: played }, name) =>
    `The cards: ${played.map(({ seat, cards: own }) => `${name(seat)} – ${list(own.map((card) => cards[card]))}`).join('; ')}.`,
  built: ({ seat, monument, at, cost }, name) =>
    `${name(seat)} builds ${monuments[monument].one} at ${place(at)}${cost === 0 ? ' for free' : ` for ${followers(cost)}`}.`,
  buildSkipped: ({ seat, why }, name) => `${name(seat)} ${unbuilt[why]}.`,
  plagueBid: ({ seat, bids, spared }, name) =>
    `${of(name(seat))} plague: ${list(bids.map(({ seat, bid }) => `${name(seat)} bids ${bid}`))}. ${
      spared === null ? 'Nobody is spared.' : `${of(name(spared))} figures are spared.`
    }`,
  strengthsCompared: ({ region, sides }, name) =>
    `Strength in region ${region}: ${sides
      .map(({ seat, total, parts }) => `${name(seat)} ${total}${parts.length > 0 ? ` = ${sum(parts)}` : ''}`)
      .join('; ')}.`,
  tiebreakerUsed: ({ seat }, name) => `${name(seat)} uses the tiebreaker.`,
  battleWon: ({ seat, region, strength, margin }, name) =>
    `${name(seat)} wins the battle in region ${region} with strength ${strength}${margin > 0 ? `, ${margin} ahead` : ''}.`,
  battleUnwon: ({ region, seats, why }, name) =>
    why === 'tie'
      ? `${list(seats.map(name))} tie in region ${region}: everyone loses.`
      : `Nobody has a figure left that could win in region ${region}.`,
  battleLost: ({ region, seats }, name) =>
    `${list(seats.map(name))} ${seats.length === 1 ? 'loses' : 'lose'} the battle in region ${region}.`,
  killed: ({ region, moment, figures: dead }, name) =>
    `${moment === 'plague' ? 'Killed by the plague' : 'Killed'} in region ${region}: ${troops(dead, name)}.`,
  battleOver: ({ region }) => `The battle in region ${region} is over.`,
  devotionGained: ({ seat, amount, parts, to }, name) =>
    `${name(seat)} gains ${amount} Devotion${because(parts)} and stands at ${to}.`,
  devotionLost: ({ seat, amount, because, to }, name) =>
    `${name(seat)} loses ${amount} Devotion (${why(because)}) and stands at ${to}.`,
  monumentDestroyed: ({ monument, at, owner, by }, name) =>
    `${owner === null ? 'The neutral' : of(name(owner))} ${monuments[monument].bare} at ${place(at)} is destroyed ${destroyers[by]}.`,
  merged: ({ higher, lower, gods: [upper, under], devotion }, name) =>
    `${gods[upper]} and ${gods[under]} merge: ${name(higher)} and ${name(lower)} go on together, at Devotion ${devotion}.`,
  guardiansInherited: ({ seat, kept, lost }, name) =>
    [
      kept.length > 0 ? `${name(seat)} takes over ${list(kept.map(({ kind }) => figures[kind].one))}.` : '',
      lost.length > 0 ? `Out of the game: ${list(lost.map(({ kind }) => figures[kind].one))}.` : '',
      kept.length + lost.length === 0 ? `${name(seat)} takes over no guardians.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  forgotten: ({ seat, devotion }, name) => `${of(name(seat))} god is forgotten, at Devotion ${devotion}.`,
  twoCardsAnnounced: ({ seat }, name) => `${name(seat)} will play two cards in this battle.`,
  trapped: ({ seat, owner }, name) => `${name(seat)} traps a warrior of ${name(owner)}.`,
  sheltered: ({ seat, figures: kept }, name) =>
    `${gods.isis} protects ${kept.length > 0 ? troops(kept, name) : `nobody of ${name(seat)}`}.`,
  underworldPlaced: ({ seat, from, to }, name) =>
    from === null
      ? `${name(seat)} opens a gate to the underworld at ${place(to)}.`
      : `${name(seat)} moves a gate to the underworld from ${place(from)} to ${place(to)}.`,
  madeRadiant: ({ figure }, name) => `${whose(figure, name)} is radiant now.`,
  aimed: ({ figure, claws: [one, other] }, name) =>
    `${whose(figure, name)} points its claws at ${place(one)} and ${place(other)}.`,
  noReturn: ({ figure }, name) => `There is no room beside its god: ${whose(figure, name)} goes to the pool.`,
  cardsReclaimed: ({ seat, cards: back }, name) =>
    `${name(seat)} takes back ${count(back.length, 'card', 'cards')} with ${cards.cycle}.`,
  consolidated: ({ player, regions: [one, other], removed }, name) =>
    `${name(player)} joins the regions ${one} and ${other}. Number ${removed} leaves the game.`,
  tokenReplaced: ({ token, removed }) => `Number ${token} takes the place of ${removed}.`,
};

function because(parts: Parameters<typeof sum>[0]): string {
  return parts.length > 0 ? ` (${sum(parts)})` : '';
}
