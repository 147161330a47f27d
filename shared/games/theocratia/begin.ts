import { at } from '../../hex/table.ts';
import { cardIds } from './cards/ids.ts';
import { DEVELOPMENTS, DICE_PER_CIV, HOME_START, PIECES, WARRIORS } from './content/counts.ts';
import {
  BARRACK,
  building,
  CIVS,
  DESERT_MONSTER,
  FACTORY,
  FORTRESS,
  GREEN,
  NOTHING,
  PLAIN_MONSTER,
} from './content/names.ts';
import { BONUSES, TOKENS } from './content/stock.ts';
import { START } from './content/tracks.ts';
import { features, fortresses, HEXES, holdsCrystal, starts, terrain } from './map/board.ts';
import type { CivState, Options, Player, Table } from './table.ts';

// The table as it stands before anything is drawn or chosen.
export function begin({ unmoved }: Options, seats: number): Table {
  const pieces = Array.from({ length: HEXES }, (_, hex): number =>
    features[hex] === 'monster' ? (at(terrain, hex) === GREEN ? PLAIN_MONSTER : DESERT_MONSTER) : NOTHING,
  );
  for (const civ of CIVS.keys()) {
    pieces[at(fortresses, civ)] = building(civ, FORTRESS);
    pieces[at(starts, civ)] = building(civ, startingKind(civ));
  }
  const order = Array.from({ length: seats }, (_, seat) => seat);
  return {
    players: order.map(player),
    order,
    opening: [...order],
    round: 0,
    taken: 0,
    ground: [...terrain],
    tiles: new Array<number>(HEXES).fill(0),
    crystals: Array.from({ length: HEXES }, (_, hex) => (holdsCrystal(hex) ? at(terrain, hex) : NOTHING)),
    pieces,
    civs: CIVS.map((_, civ) => civState(civ)),
    bag: CIVS.map(() => DICE_PER_CIV),
    dice: [],
    bonusDie: NOTHING,
    bonusHolder: NOTHING,
    nextFirst: NOTHING,
    bonuses: [...BONUSES],
    deck: cardIds.flatMap((id) => [id, id]),
    discard: [],
    tokens: [...TOKENS],
    dropped: order.map(() => NOTHING),
    unmoved,
    turn: null,
  };
}

// Barrack, Factory, Barrack, Factory, from the top and clockwise.
const startingKind = (civ: number): number => (civ % 2 === 0 ? BARRACK : FACTORY);

function civState(civ: number): CivState {
  const kind = startingKind(civ);
  const { armed, green } = kind === BARRACK ? HOME_START.barrack : HOME_START.factory;
  return {
    area: PIECES.map((count, piece) => (piece === kind ? count - 1 : count)),
    idle: WARRIORS - armed,
    supply: armed,
    crystals: [0, 0, 0, 0, green, 0],
    page: 1,
    written: [],
    row: [],
    development: at(DEVELOPMENTS, civ),
  };
}

function player(seat: number): Player {
  return {
    colour: seat,
    cosmo: 0,
    priests: CIVS.map(() => START),
    malus: 0,
    hand: [],
    tiles: ['held', 'locked', 'locked', 'locked'],
    built: 0,
    tokens: [],
  };
}
