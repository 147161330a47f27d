import type { Phrasebook } from '../phrasebook.ts';
import { place } from '../place.ts';
import { actions, cards, figures, gods, monuments, powers, setups, trackEvents } from './names.ts';
import { count, followers, list, sum, toWhom, troops, upper, whose, why } from './sentences.ts';

const unbuilt = {
  declined: 'prefiere no construir',
  followers: 'no tiene seguidores suficientes para construir',
  token: 'no tiene fichas Ankh con las que construir',
  space: 'no encuentra una casilla vacía donde construir',
  supply: 'no encuentra ningún monumento que construir',
};
const spentOn = {
  unlock: 'por un poder',
  build: 'por un monumento',
  bid: 'a las langostas',
  worshipful: 'por Devoción',
};
const destroyers = {
  scorpion: 'por el Escorpión gigante',
  merge: 'al fusionarse su dios',
  forgotten: 'con su dios olvidado',
};

export const events: Phrasebook['events'] = {
  godsOffered: ({ seat, gods: offered }, name) =>
    `${name(seat)} puede elegir entre ${list(offered.map((god) => gods[god]))}.`,
  godChosen: ({ seat, god, dealt }, name) => `${name(seat)} ${dealt ? 'recibe a' : 'elige a'} ${gods[god]}.`,
  firstPlayer: ({ seat }, name) => `Empieza ${name(seat)}.`,
  guardiansChosen: ({ guardians, figures: numbers }) =>
    `Guardianes de esta partida: ${list(guardians.map((kind, i) => `${figures[kind].bare} (${numbers[i] ?? 0})`))}.`,
  laidOut: ({ setup }) => `El tablero está listo: ${setups[setup]}.`,
  turnBegan: ({ player }, name) => `Turno de ${name(player)}.`,
  actionTaken: ({ player, action, nth, triggers }, name) =>
    `${name(player)} ${nth === 1 ? 'hace' : 'hace después'} ${actions[action]}${triggers ? ', y provoca un evento' : ''}.`,
  moved: ({ figure, from, to, by }, name) =>
    by === 'action'
      ? `${upper(whose(figure, name))} va de ${place(from)} a ${place(to)}.`
      : `${powers.obeliskAttuned} trae ${toWhom(whose(figure, name))} de ${place(from)} a ${place(to)}.`,
  pushed: ({ seat, figure, from, to }, name) =>
    `${name(seat)} empuja ${toWhom(whose(figure, name))} de ${place(from)} a ${place(to)}.`,
  summoned: ({ seat, figure, to, by }, name) =>
    by === 'action'
      ? `${name(seat)} invoca a ${figures[figure.kind].one} en ${place(to)}.`
      : `${upper(whose(figure, name))} se levanta de nuevo en ${place(to)}.`,
  ransomed: ({ seat, captor }, name) => `${name(seat)} paga a ${name(captor)} 1 seguidor por rescatar a un guerrero.`,
  followersGained: ({ seat, amount, parts, total }, name) =>
    amount === 0
      ? `${name(seat)} no gana seguidores y tiene ${total}.`
      : `${name(seat)} gana ${followers(amount)}${because(parts)} y tiene ${total}.`,
  followersSacrificed: ({ seat, amount, for: what, total }, name) =>
    amount === 0
      ? `${name(seat)} no da seguidores ${spentOn[what]} y conserva ${total}.`
      : `${name(seat)} da ${followers(amount)} ${spentOn[what]} y conserva ${total}.`,
  unlocked: ({ seat, power, level }, name) => `${name(seat)} desbloquea ${powers[power]} (nivel ${level}).`,
  guardianJoined: ({ seat, figure, level }, name) =>
    `Un guardián de nivel ${level} se une a ${name(seat)}: ${figures[figure.kind].bare}.`,
  guardianMissed: ({ seat, level, why }, name) =>
    why === 'noneLeft'
      ? `No queda ningún guardián de nivel ${level} para ${name(seat)}.`
      : `${name(seat)} no tiene peana libre para un guardián de nivel ${level}.`,
  eventTriggered: ({ player, number, event }, name) =>
    `Evento ${number} de 18, provocado por ${name(player)}: ${trackEvents[event]}.`,
  controlled: ({ seat, monument, at, from }, name) =>
    from === null
      ? `${name(seat)} toma ${monuments[monument].the} neutral de ${place(at)}.`
      : `${name(seat)} le quita a ${name(from)} ${monuments[monument].the} de ${place(at)}.`,
  nothingControlled: ({ seat, why }, name) =>
    why === 'noToken'
      ? `${name(seat)} no tiene fichas Ankh y no toma ningún monumento.`
      : `${name(seat)} no tiene figuras junto a un monumento que pueda tomar.`,
  caravanLaid: ({ player, line, region, added }, name) =>
    `${name(player)} pone ${count(line.length, 'camello', 'camellos')} y parte la región ${region}. El número nuevo es ${added}.`,
  noCaravan: ({ player, why }, name) =>
    why === 'declined'
      ? `${name(player)} no traza ninguna caravana.`
      : `Ninguna región se puede partir: ${name(player)} no traza ninguna caravana.`,
  tokenKept: ({ region, added, at }) =>
    `El número ${region} se queda en la parte de ${place(at)}; ${added} va a la otra.`,
  tokensSwapped: ({ player, tokens: [one, other] }, name) =>
    `${name(player)} intercambia los números ${one} y ${other}.`,
  conflictBegan: ({ seat, number }, name) => `Empieza el Conflicto ${number}. ${name(seat)} tiene el desempate.`,
  conflictEnded: ({ number }) => `Acaba el Conflicto ${number}.`,
  dominated: ({ seat, region }, name) => `${name(seat)} domina la región ${region}.`,
  battleBegan: ({ region, seats }, name) => `Batalla en la región ${region}: ${list(seats.map(name))}.`,
  cardsRevealed: ({ cards: played }, name) =>
    `Las cartas: ${played.map(({ seat, cards: own }) => `${name(seat)} – ${list(own.map((card) => cards[card]))}`).join('; ')}.`,
  built: ({ seat, monument, at, cost }, name) =>
    `${name(seat)} construye ${monuments[monument].one} en ${place(at)}${cost === 0 ? ' gratis' : ` por ${followers(cost)}`}.`,
  buildSkipped: ({ seat, why }, name) => `${name(seat)} ${unbuilt[why]}.`,
  plagueBid: ({ seat, bids, spared }, name) =>
    `La plaga de ${name(seat)}: ${list(bids.map(({ seat, bid }) => `${name(seat)} puja ${bid}`))}. ${
      spared === null ? 'Nadie se salva.' : `Se salvan las figuras de ${name(spared)}.`
    }`,
  strengthsCompared: ({ region, sides }, name) =>
    `Fuerza en la región ${region}: ${sides
      .map(({ seat, total, parts }) => `${name(seat)} ${total}${parts.length > 0 ? ` = ${sum(parts)}` : ''}`)
      .join('; ')}.`,
  tiebreakerUsed: ({ seat }, name) => `${name(seat)} usa el desempate.`,
  battleWon: ({ seat, region, strength, margin }, name) =>
    `${name(seat)} gana la batalla de la región ${region} con fuerza ${strength}${margin > 0 ? `, con ${margin} de ventaja` : ''}.`,
  battleUnwon: ({ region, seats, why }, name) =>
    why === 'tie'
      ? `${list(seats.map(name))} empatan en la región ${region}: pierden todos.`
      : `A nadie le queda una figura con la que ganar en la región ${region}.`,
  battleLost: ({ region, seats }, name) =>
    `${list(seats.map(name))} ${seats.length === 1 ? 'pierde' : 'pierden'} la batalla de la región ${region}.`,
  killed: ({ region, moment, figures: dead }, name) =>
    `${moment === 'plague' ? 'Muertos por la plaga' : 'Muertos'} en la región ${region}: ${troops(dead, name)}.`,
  battleOver: ({ region }) => `Acaba la batalla de la región ${region}.`,
  devotionGained: ({ seat, amount, parts, to }, name) =>
    `${name(seat)} gana ${amount} de Devoción${because(parts)} y está en ${to}.`,
  devotionLost: ({ seat, amount, because, to }, name) =>
    `${name(seat)} pierde ${amount} de Devoción (${why(because)}) y está en ${to}.`,
  monumentDestroyed: ({ monument, at, owner, by }, name) => {
    const holder = owner === null ? 'neutral' : `de ${name(owner)}`;
    return `Se destruye ${monuments[monument].the} ${holder} en ${place(at)}, ${destroyers[by]}.`;
  },
  merged: ({ higher, lower, gods: [upperGod, lowerGod], devotion }, name) =>
    `${gods[upperGod]} y ${gods[lowerGod]} se fusionan: ${name(higher)} y ${name(lower)} siguen juntos, en ${devotion} de Devoción.`,
  guardiansInherited: ({ seat, kept, lost }, name) =>
    [
      kept.length > 0 ? `${name(seat)} se queda con ${list(kept.map(({ kind }) => figures[kind].one))}.` : '',
      lost.length > 0 ? `Fuera de la partida: ${list(lost.map(({ kind }) => figures[kind].one))}.` : '',
      kept.length + lost.length === 0 ? `${name(seat)} no recibe guardianes.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  forgotten: ({ seat, devotion }, name) => `El dios de ${name(seat)} cae en el olvido, con ${devotion} de Devoción.`,
  twoCardsAnnounced: ({ seat }, name) => `${name(seat)} jugará dos cartas en esta batalla.`,
  trapped: ({ seat, owner }, name) => `${name(seat)} atrapa a un guerrero de ${name(owner)}.`,
  sheltered: ({ seat, figures: kept }, name) =>
    kept.length > 0
      ? `${gods.isis} protege a ${troops(kept, name)}.`
      : `${gods.isis} no protege a nadie de ${name(seat)}.`,
  underworldPlaced: ({ seat, from, to }, name) =>
    from === null
      ? `${name(seat)} abre una puerta al inframundo en ${place(to)}.`
      : `${name(seat)} lleva una puerta al inframundo de ${place(from)} a ${place(to)}.`,
  madeRadiant: ({ figure }, name) => `Ahora brilla ${whose(figure, name)}: lleva un Sol.`,
  aimed: ({ figure, claws: [one, other] }, name) =>
    `${upper(whose(figure, name))} apunta sus pinzas a ${place(one)} y ${place(other)}.`,
  noReturn: ({ figure }, name) => `No hay sitio junto a su dios: ${whose(figure, name)} va a la reserva.`,
  cardsReclaimed: ({ seat, cards: back }, name) =>
    `${name(seat)} recupera ${count(back.length, 'carta', 'cartas', 'ninguna carta')} con ${cards.cycle}.`,
  consolidated: ({ player, regions: [one, other], removed }, name) =>
    `${name(player)} une las regiones ${one} y ${other}. El número ${removed} sale de la partida.`,
  tokenReplaced: ({ token, removed }) => `El número ${token} ocupa el lugar del ${removed}.`,
};

function because(parts: Parameters<typeof sum>[0]): string {
  return parts.length > 0 ? ` (${sum(parts)})` : '';
}
