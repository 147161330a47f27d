import type { Json, State } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import {
  CIVS,
  COLOURS,
  CRYSTALS,
  civOf,
  DESERT_MONSTER,
  isBuilding,
  isMonster,
  KINDS,
  kindOf,
  NOTHING,
  WARRIOR,
} from '../content/names.ts';
import { hexNames, holdsCrystal } from '../map/board.ts';
import type { CivState, Die, Player, Table, Turn } from '../table.ts';

// Everything about a position but the seed of its randomness, which is secret while the game is on.
export function write(state: State): Json {
  const table = state.table as Table;
  const colourOf = (seat: number): string => at(COLOURS, at(table.players, seat).colour);
  const written = {
    game: state.game,
    rules: state.rules,
    options: state.options,
    seq: state.seq,
    players: table.players.map(writePlayer),
    order: table.order.map(colourOf),
    opening: table.opening.map(colourOf),
    round: table.round,
    taken: table.taken,
    map: writeMap(table),
    bare: hexNames.filter(
      (_, hex) => holdsCrystal(hex) && table.crystals[hex] === NOTHING && !isBuilding(at(table.pieces, hex)),
    ),
    civs: Object.fromEntries(table.civs.map((civ, i) => [at(CIVS, i), writeCiv(civ)])),
    dice: table.dice.map(writeDie),
    bonusDie: table.bonusDie === NOTHING ? undefined : at(CIVS, table.bonusDie),
    bonusHolder: table.bonusHolder === NOTHING ? undefined : colourOf(table.bonusHolder),
    nextFirst: table.nextFirst === NOTHING ? undefined : colourOf(table.nextFirst),
    bonuses: table.bonuses,
    deck: table.deck,
    discard: table.discard,
    dropped: table.dropped.map((civ) => (civ === NOTHING ? null : at(CIVS, civ))),
    turn: table.turn === null ? undefined : writeTurn(table.turn, colourOf),
    asking: state.asking ?? undefined,
    agenda: state.agenda,
    result: state.result ?? undefined,
  };
  return JSON.parse(JSON.stringify(written)); // what is undefined is left out
}

const writeDie = ({ civ, face }: Die): string => `${CIVS[civ]} ${face}`;

function writeMap(table: Table): { [hex: string]: string } {
  const map: { [hex: string]: string } = {};
  for (const [hex, name] of hexNames.entries()) {
    const piece = at(table.pieces, hex);
    const parts: string[] = [];
    if (isBuilding(piece)) parts.push(`${CIVS[civOf(piece)]} ${KINDS[kindOf(piece)]}`);
    if (isMonster(piece)) parts.push(piece === DESERT_MONSTER ? 'desert monster' : 'plain monster');
    const tile = at(table.tiles, hex);
    if (tile > 0) parts.push(`${COLOURS[at(table.ground, hex)]} ${tile === 1 ? 'starting tile' : 'tile'}`);
    if (parts.length > 0) map[name] = parts.join(' on ');
  }
  return map;
}

function writePlayer(player: Player): Json {
  const [start = 'locked', two = 'locked', five = 'locked', seven = 'locked'] = player.tiles;
  return {
    colour: at(COLOURS, player.colour),
    cosmo: player.cosmo,
    priests: Object.fromEntries(player.priests.map((priest, civ) => [at(CIVS, civ), priest])),
    malus: player.malus,
    hand: player.hand,
    tiles: { start, 2: two, 5: five, 7: seven },
    built: player.built,
    tokens: player.tokens,
  };
}

function writeCiv(civ: CivState): Json {
  const crystals: { [colour: string]: number } = {};
  for (const [colour, count] of civ.crystals.entries()) if (count > 0) crystals[at(CRYSTALS, colour)] = count;
  return {
    supply: civ.supply,
    crystals,
    page: civ.page,
    written: civ.written.map((item) => (item === WARRIOR ? 'warrior' : at(CRYSTALS, item))),
    row: civ.row.map(writeDie),
    development: civ.development,
  };
}

function writeTurn(turn: Turn, colourOf: (seat: number) => string): object {
  return {
    player: colourOf(turn.seat),
    stuck: turn.stuck,
    die: turn.die ? writeDie(turn.die) : undefined,
    civ: turn.civ === NOTHING ? undefined : at(CIVS, turn.civ),
    space: turn.space === NOTHING ? undefined : turn.space,
    divined: turn.divined,
    idle: turn.idle,
    matched: turn.matched,
    played: turn.played,
  };
}
