import { at } from '../../hex/table.ts';
import { cardIds } from './cards/ids.ts';
import { DICE_PER_CIV, MOST_PER_FACE, MOST_PYRAMIDS, PIECES, ROW, WARRIORS } from './content/counts.ts';
import {
  building,
  CIVS,
  FORTRESS,
  HOUSE,
  isBuilding,
  KINDS,
  NOTHING,
  PYRAMID,
  VOLCANO,
  WARRIOR,
} from './content/names.ts';
import { TOKENS } from './content/stock.ts';
import { MALUS_TOP, PAGES, pageOf, START, TOP } from './content/tracks.ts';
import { fortresses, hexNames, terrain } from './map/board.ts';
import { countOf } from './owning.ts';
import { type Options, type Table, TILE_LEVELS } from './table.ts';

const count = (list: readonly unknown[], thing: unknown): number => list.filter((one) => one === thing).length;
const isWithin = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

// What can't be true of a table, in words.
export function check(table: Table, _options: Options): string[] {
  return [
    ...piecesBroken(table),
    ...groundBroken(table),
    ...diceBroken(table),
    ...cardsBroken(table),
    ...playersBroken(table),
  ];
}

// Each Civ has its pieces in its area or on the map, and its Warriors in area, supply or Chronicle.
function* piecesBroken(table: Table): Generator<string> {
  for (const [civ, state] of table.civs.entries()) {
    const name = at(CIVS, civ);
    for (let kind = HOUSE; kind <= PYRAMID; kind++) {
      const pieces = at(state.area, kind) + countOf(table, civ, kind);
      if (pieces !== PIECES[kind])
        yield `${name} has ${pieces} pieces of kind ${KINDS[kind]} instead of ${PIECES[kind]}`;
      if (at(state.area, kind) < 0) yield `${name} has less than no ${KINDS[kind]} in its area`;
    }
    if (table.pieces[at(fortresses, civ)] !== building(civ, FORTRESS) || countOf(table, civ, FORTRESS) !== 1) {
      yield `the Fortress of ${name} is not where it belongs`;
    }
    const warriors = state.idle + state.supply + count(state.written, WARRIOR);
    if (warriors !== WARRIORS) yield `${name} has ${warriors} Warriors instead of ${WARRIORS}`;
    if (state.idle < 0 || state.supply < 0) yield `${name} has less than no Warriors`;
    if (state.crystals.length !== 6 || state.crystals.some((crystals) => crystals < 0)) {
      yield `${name} has crystals ${state.crystals.join(' ')}`;
    }
    if (!isWithin(state.page, 1, PAGES.length)) yield `the Chronicle of ${name} is open at page ${state.page}`;
    else if (state.written.length > Math.max(0, pageOf(state.page).spaces - 1)) {
      yield `page ${state.page} of ${name} is full and has not been turned`;
    }
    if (state.row.length > ROW) yield `the row of ${name} holds ${state.row.length} dice`;
  }
}

// Ground changes colour only under a tile; nothing stands on the Volcano; a building leaves no crystal under it.
function* groundBroken(table: Table): Generator<string> {
  for (const [hex, ground] of table.ground.entries()) {
    const name = at(hexNames, hex);
    if (at(table.tiles, hex) === 0 && ground !== terrain[hex]) yield `hex ${name} has changed colour without a tile`;
    if (ground === VOLCANO && table.pieces[hex] !== NOTHING) yield 'something stands on the Volcano';
    if (isBuilding(at(table.pieces, hex)) && table.crystals[hex] !== NOTHING) yield `a crystal lies under hex ${name}`;
    const crystal = at(table.crystals, hex);
    if (crystal !== NOTHING && crystal !== terrain[hex]) yield `the crystal on hex ${name} has the wrong colour`;
  }
  const used = table.players.reduce((sum, player) => sum + count(player.tiles, 'used'), 0);
  if (table.tiles.filter((tile) => tile > 0).length > used) yield 'more tiles lie on the map than were used';
}

// Every die is in the bag, on the action table, on a row, on the End Round Bonus card or in a player's hand.
function* diceBroken(table: Table): Generator<string> {
  for (const civ of CIVS.keys()) {
    let dice =
      at(table.bag, civ) +
      count(
        table.dice.map((die) => die.civ),
        civ,
      );
    for (const state of table.civs)
      dice += count(
        state.row.map((die) => die.civ),
        civ,
      );
    if (table.bonusDie === civ) dice++;
    if (table.turn?.die?.civ === civ && table.turn.civ === NOTHING) dice++;
    if (dice !== DICE_PER_CIV) yield `there are ${dice} ${CIVS[civ]} dice instead of ${DICE_PER_CIV}`;
  }
  const isSorted = table.dice.every((die, i) => {
    const before = table.dice[i - 1];
    return !before || before.face < die.face || (before.face === die.face && before.civ <= die.civ);
  });
  if (!isSorted) yield 'the dice on the action table are out of order';
  for (let face = 1; face <= 6; face++) {
    if (
      count(
        table.dice.map((die) => die.face),
        face,
      ) > MOST_PER_FACE
    )
      yield `more than three dice show a ${face}`;
  }
}

// Two of each Power card, one of each Pyramid token.
function* cardsBroken(table: Table): Generator<string> {
  const cards = [...table.deck, ...table.discard, ...table.players.flatMap((player) => player.hand)];
  for (const id of cardIds) if (count(cards, id) !== 2) yield `there are ${count(cards, id)} cards ${id} instead of 2`;
  if (cards.length !== 2 * cardIds.length) yield `there are ${cards.length} Power cards instead of 40`;
  const tokens = [...table.tokens, ...table.players.flatMap((player) => player.tokens)];
  for (const id of TOKENS)
    if (count(tokens, id) !== 1) yield `there are ${count(tokens, id)} tokens ${id} instead of 1`;
  if (tokens.length !== TOKENS.length) yield `there are ${tokens.length} Pyramid tokens instead of ${TOKENS.length}`;
}

function* playersBroken(table: Table): Generator<string> {
  const { players, order } = table;
  if (new Set(players.map((player) => player.colour)).size !== players.length) yield 'two players have the same colour';
  if (order.length !== players.length || new Set(order).size !== players.length)
    yield `the order is ${order.join(' ')}`;
  let built = 0;
  for (const [seat, player] of players.entries()) {
    built += player.built;
    if (!isWithin(player.colour, 0, 3)) yield `seat ${seat} has colour ${player.colour}`;
    if (!isWithin(player.cosmo, 0, TOP)) yield `seat ${seat} has ${player.cosmo} Cosmo`;
    if (!isWithin(player.malus, 0, MALUS_TOP)) yield `seat ${seat} has Malus ${player.malus}`;
    if (!isWithin(player.built, 0, MOST_PYRAMIDS)) yield `seat ${seat} has built ${player.built} Pyramids`;
    for (const priest of player.priests)
      if (!isWithin(priest, START, TOP)) yield `seat ${seat} has a Priest on ${priest}`;
    if (player.hand.some((card, i) => i > 0 && card < at(player.hand, i - 1)))
      yield `the hand of seat ${seat} is unsorted`;
    for (const [tile, level] of TILE_LEVELS.entries()) {
      const isReached = level === 0 || Math.max(...player.priests) >= level;
      if (isReached && player.tiles[tile] === 'locked')
        yield `seat ${seat} has reached level ${level}, whose tile is locked`;
    }
  }
  const pyramids = CIVS.reduce((sum, _, civ) => sum + countOf(table, civ, PYRAMID), 0);
  if (pyramids !== built) yield `${pyramids} Pyramids stand, but ${built} were built`;
}
