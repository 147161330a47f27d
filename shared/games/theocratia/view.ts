import { type Random, type Seat, shuffle } from '../../engine/index.ts';
import { at } from '../../hex/table.ts';
import { countsFor } from './content/counts.ts';
import { civOf, DESERT_MONSTER, isBuilding, isMonster, kindOf, NOTHING } from './content/names.ts';
import { MALUS, pageOf } from './content/tracks.ts';
import { hexes, hexLabels, hexNames, terrain } from './map/board.ts';
import { ownerOf, sizeOf } from './owning.ts';
import { standing } from './scoring.ts';
import type { HexView, Next, PlayerView, Table, TableView } from './table.ts';

// Everything lies open but the hands of Power cards and the order of the deck.
export function view(table: Table, seat: Seat | null, over: boolean): TableView {
  const counts = countsFor(table.players.length);
  return {
    round: table.round,
    rounds: counts.rounds,
    turns: counts.turns,
    taken: table.taken,
    order: table.order,
    next: over ? [] : next(table),
    hexes: hexes.map((_, hex) => hexView(table, hex)),
    players: table.players.map((_, owner) => playerView(table, owner, over || owner === seat)),
    civs: table.civs.map((civ, i) => ({ ...civ, ...pageOf(civ.page), size: sizeOf(table, i) })),
    dice: table.dice,
    bag: table.bag,
    bonusDie: table.bonusDie,
    bonusHolder: table.bonusHolder,
    nextFirst: table.nextFirst,
    bonuses: table.bonuses,
    blackWaiting: counts.rounds - Math.max(1, table.round),
    deck: table.deck.length,
    discard: table.discard,
    tokens: table.tokens,
    dropped: table.dropped,
    turn: table.turn,
  };
}

function hexView(table: Table, hex: number): HexView {
  const { q, r } = at(hexes, hex);
  const piece = at(table.pieces, hex);
  const owner = ownerOf(table, hex);
  const crystal = at(table.crystals, hex);
  const tile = at(table.tiles, hex);
  return {
    name: at(hexNames, hex),
    label: at(hexLabels, hex),
    q,
    r,
    terrain: at(terrain, hex),
    ground: at(table.ground, hex),
    tile: tile === 0 ? null : tile === 1 ? 'start' : 'normal',
    crystal: crystal === NOTHING ? null : crystal,
    building: isBuilding(piece) ? { civ: civOf(piece), kind: kindOf(piece) } : null,
    monster: isMonster(piece) ? (piece === DESERT_MONSTER ? 'desert' : 'plain') : null,
    owner: owner === NOTHING ? null : owner,
  };
}

function playerView(table: Table, seat: Seat, isOpen: boolean): PlayerView {
  const player = at(table.players, seat);
  return {
    colour: player.colour,
    cosmo: player.cosmo,
    priests: player.priests,
    malus: player.malus,
    malusPoints: at(MALUS, player.malus),
    hand: isOpen ? player.hand : null,
    cards: player.hand.length,
    tiles: player.tiles,
    built: player.built,
    tokens: player.tokens,
    standing: standing(table, seat),
  };
}

// What comes, from now to the end of the round.
function next(table: Table): Next[] {
  if (table.round === 0) return [{ is: 'setUp' }, { is: 'round', round: 1 }];
  const seats = table.players.length;
  const { rounds, turns } = countsFor(seats);
  const coming: Next[] = [];
  for (let taken = table.taken; taken < turns * seats; taken++) {
    coming.push({ is: 'turn', seat: at(table.order, taken % seats) });
  }
  if (table.bonusHolder !== NOTHING) coming.push({ is: 'endRoundBonus', seat: table.bonusHolder });
  for (const [civ, { development }] of table.civs.entries()) coming.push({ is: 'development', civ, card: development });
  coming.push(table.round === rounds ? { is: 'scoring' } : { is: 'round', round: table.round + 1 });
  return coming;
}

// What this seat can't know is drawn anew: the other hands and the deck, out of all cards it does not see.
export function scramble(table: Table, seat: Seat | null, random: Random): void {
  const unseen = [...table.deck];
  for (const [owner, player] of table.players.entries()) if (owner !== seat) unseen.push(...player.hand);
  shuffle(random, unseen.sort());
  for (const [owner, player] of table.players.entries()) {
    if (owner !== seat) player.hand = unseen.splice(0, player.hand.length).sort();
  }
  table.deck = unseen;
}
