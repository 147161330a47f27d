import { civOf, isMonster, kindOf } from '../../content/names.ts';
import { hexLabels } from '../../map/board.ts';
import type { Event } from '../../table.ts';
import { word } from '../words.ts';
import { words } from './words.ts';

const and = new Intl.ListFormat('en');
const civ = (n: number): string => words.civs[n] ?? '';
const label = (hex: number): string => hexLabels[hex] ?? '';
const card = (id: string): string => word(words.cards, id);
const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
// A reason is one of the words or the name of a card.
const why = (reason: string): string => words.reasons[reason] ?? card(reason);

function piece(what: number): string {
  return isMonster(what) ? 'monster' : `${civ(civOf(what))} ${words.kinds[kindOf(what)]}`;
}

// What happened, in one sentence; names are the players', by seat.
export function event(told: Event, names: readonly string[]): string {
  const who = (seat: number): string => names[seat] ?? `seat ${seat + 1}`;
  switch (told.type) {
    case 'setUp': {
      const players = told.order.map((seat) => `${who(seat)} (${words.colours[told.colours[seat] ?? 0]})`);
      return `The order is ${players.join(', ')}; they begin with ${told.order.map((seat) => told.cosmo[seat]).join(', ')} Cosmo.`;
    }
    case 'settled':
      return `${who(told.seat)} chooses ${civ(told.civ)}: its first House stands on ${label(told.hex)}.`;
    case 'round':
      return `Round ${told.round}: ${who(told.first)} begins. Bonus: ${word(words.bonuses, told.bonus)}.`;
    case 'polluted':
      return 'A black crystal comes to every Civ.';
    case 'rolled':
      return `The dice: ${told.dice.map((die) => `${civ(die.civ)} ${die.face}`).join(', ')}.`;
    case 'turnedOn':
      return `More than three dice show ${told.from}: a ${civ(told.civ)} one is turned to ${told.to}.`;
    case 'preset':
      return `A ${civ(told.civ)} ${told.face} lies on its row from the start.`;
    case 'bonusDie':
      return `The End Round Bonus is for ${civ(told.civ)}.`;
    case 'drafted':
      return `${who(told.seat)} takes the ${civ(told.civ)} ${told.face}.`;
    case 'placed': {
      const turned = told.cost > 0 ? ` turned for ${told.cost} Cosmo` : '';
      return `${who(told.seat)} gives ${civ(told.civ)} the ${civ(told.die)} ${told.face}${turned}${told.idle ? ', without an action' : ''}.`;
    }
    case 'divined':
      return `Divination: ${who(told.seat)} makes the 6 a ${told.face}.`;
    case 'lostDie':
      return `No row can take the die of ${who(told.seat)}; it goes back to the bag.`;
    case 'matched':
      return `The colours match${told.times > 1 ? `: the bonus counts ${told.times} times` : ''}.`;
    case 'cosmo':
      if (told.by === 0) return `${who(told.seat)} has no room for more Cosmo (${why(told.why)}).`;
      return told.by > 0
        ? `${who(told.seat)} gains ${told.by} Cosmo (${why(told.why)}) and has ${told.now}.`
        : `${who(told.seat)} pays ${-told.by} Cosmo (${why(told.why)}) and has ${told.now} left.`;
    case 'worship':
      if (told.by === 0) return `${who(told.seat)}’s ${civ(told.civ)} Priest is at the top already (${why(told.why)}).`;
      return `${who(told.seat)} gains ${told.by} Worship of ${civ(told.civ)} (${why(told.why)}): the Priest is on ${told.now}.`;
    case 'malus':
      if (told.by === 0) return `${who(told.seat)}’s Malus can’t move further (${why(told.why)}).`;
      return `${who(told.seat)}’s Malus goes ${told.by > 0 ? 'up' : 'back'} ${Math.abs(told.by)} (${why(told.why)}), to ${told.now}.`;
    case 'drew':
      return `${who(told.seat)} draws ${told.count === 1 ? 'a Power card' : `${told.count} Power cards`}.`;
    case 'drewCard':
      return `You drew ${card(told.card)}.`;
    case 'reshuffled':
      return `The discarded cards are shuffled into a new deck of ${told.count}.`;
    case 'played':
      return `${who(told.seat)} plays ${card(told.card)}.`;
    case 'discarded': {
      const purpose = { match: 'for the bonus under the die', repeat: 'to repeat a number', holiday: 'for a Holiday' };
      return `${who(told.seat)} discards ${card(told.card)} ${purpose[told.for]}.`;
    }
    case 'unlocked':
      return `${who(told.seat)} reaches level ${told.level}: the tile there is unlocked.`;
    case 'claimed':
      return `${who(told.seat)} gets the tile of level ${told.level}${told.cost === 0 ? ` for nothing (${why(told.why)})` : ''}.`;
    case 'tookFirst':
      return told.from >= 0 && told.from !== told.seat
        ? `${who(told.seat)} takes the token for the next round from ${who(told.from)}.`
        : `${who(told.seat)} has the token to begin the next round.`;
    case 'tookBonus':
      return `${who(told.seat)} takes the End Round Bonus card, for ${civ(told.civ)}.`;
    case 'war':
      return `${civ(told.civ)} wars for ${who(told.seat)} with ${many(told.warriors, 'Warrior')}: the ${piece(told.piece)} on ${label(told.hex)} is gone.`;
    case 'converted':
      return `${civ(told.civ)} converts the ${piece(told.piece)} on ${label(told.hex)} for ${who(told.seat)} with ${many(told.warriors, 'Warrior')}.`;
    case 'built': {
      const laid =
        told.tile === undefined ? '' : told.tile === 'start' ? ' on their starting tile' : ' on a conversion tile';
      return `${civ(told.civ)} builds a ${words.kinds[told.kind]} on ${label(told.hex)} for ${who(told.seat)}${laid}.`;
    }
    case 'crystals':
      return told.count > 0
        ? `${civ(told.civ)} gets ${many(told.count, `${words.crystals[told.colour]} crystal`)} (${why(told.why)}).`
        : `${civ(told.civ)} gives back ${many(-told.count, `${words.crystals[told.colour]} crystal`)} (${why(told.why)}).`;
    case 'armed':
      return told.count === 0
        ? `${civ(told.civ)} has no Warrior left to arm.`
        : `${civ(told.civ)} arms ${many(told.count, 'Warrior')} (${why(told.why)}).`;
    case 'pyramid':
      return `${civ(told.civ)} raises a Pyramid on ${label(told.hex)} for ${who(told.seat)}; the buildings on ${and.format(told.removed.map(label))} go with it.`;
    case 'token':
      return `${who(told.seat)} takes a Pyramid token: ${word(words.tokens, told.token)}.`;
    case 'nothing':
      return `It can do nothing for ${who(told.seat)} now.`;
    case 'holiday': {
      const offered = told.crystals.flatMap((count, colour) =>
        count > 0 ? [`${count} ${words.crystals[colour]}`] : [],
      );
      return `${who(told.seat)} declares a Holiday for ${civ(told.civ)}: ${told.cosmo} Cosmo, and ${and.format(offered)} in crystals.`;
    }
    case 'page':
      return `The Chronicle of ${civ(told.civ)} turns to page ${told.page}: it is worth ${told.value} now.`;
    case 'development':
      return `${civ(told.civ)} develops: ${word(words.developments, told.card)}.`;
    case 'developed':
      return told.upgrade
        ? `${civ(told.civ)} makes its House on ${label(told.hex)} a ${words.kinds[told.kind]}.`
        : `${civ(told.civ)} builds a House on ${label(told.hex)} by itself.`;
    case 'undeveloped':
      return `${civ(told.civ)} finds no place to grow.`;
    case 'civHoliday':
      return told.colours.length === 0
        ? `${civ(told.civ)} has no player’s crystal to celebrate with.`
        : `${civ(told.civ)} celebrates with a crystal each of ${and.format(told.colours.map((colour) => words.crystals[colour] ?? ''))}.`;
    case 'shifted':
      return `The Development cards move one Civ to the left: ${told.cards.map((one, n) => `${civ(n)} ${word(words.developments, one)}`).join(', ')}.`;
    case 'bonusSkipped':
      return told.impossible
        ? `The End Round Bonus of ${who(told.seat)} finds no place.`
        : `${who(told.seat)} does not use the End Round Bonus.`;
    case 'roundOver':
      return `Round ${told.round} is over; ${who(told.first)} is first player.`;
    case 'dropped':
      return `${who(told.seat)} leaves the ${civ(told.civ)} Priest out.`;
    case 'scored': {
      const priests = told.priests.flatMap((points, n) => (points > 0 ? [`${civ(n)} ${points}`] : []));
      return `${who(told.seat)}: ${told.start} for Cosmo, ${priests.join(', ') || 'no Priests'}, less ${told.malus} Malus: ${told.total}.`;
    }
  }
}
