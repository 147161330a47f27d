import type { Part, Seat } from '../../engine/index.ts';
import type {
  Action,
  CardName,
  FigureKind,
  GodName,
  GuardianName,
  Level,
  MonumentType,
  PowerName,
  SetupName,
  Size,
} from './names.ts';

// All that lies on the table, for every pair of eyes alike: nothing on it is hidden. Cards and bids are sealed only
// while they are asked for, and sealed answers are the kernel's. Spaces, edges: numbers of map/egypt.ts.
export type TableView = {
  players: number; // at the start
  setup: SetupName | 'custom';
  first: Seat | null;
  phase: 'setUp' | 'actions' | 'controlMonument' | 'camelCaravan' | 'conflict' | 'battle' | 'over';
  turn: { player: Seat; taken: Action[] } | null;
  gods: GodView[]; // by seat
  guardians: { name: GuardianName; level: Level; size: Size; left: number }[]; // with the figures nobody has yet
  figures: FigureView[]; // those in the game: on the board, in a pool or captive
  monuments: { type: MonumentType; at: number; owner: Seat | null }[];
  gates: { at: number; owner: Seat }[]; // Underworld tokens
  camels: number[]; // edges
  regions: RegionView[]; // by ascending Conflict Order token
  supply: { monuments: { [type in MonumentType]: number }; camels: number; tokens: number[] }; // tokens: Conflict Order
  devotion: {
    top: number;
    lastRed: number;
    stacks: { at: number; seats: Seat[] }[]; // ascending, each from the bottom up; a merged god by its higher seat
  };
  // Each marker's space, its first one and the one that triggers an event, counted from the left of the track.
  actions: { [action in Action]: { at: number; start: number; end: number } };
  event: number; // of the 18 on the track (tracks.ts), 0 before the first
  conflict: { number: number; tiebreaker: { seat: Seat; used: boolean } } | null;
  battle: BattleView | null;
};

export type GodView = {
  seat: Seat;
  god: GodName | null;
  abilities: GodName[];
  fate: 'inPlay' | 'merged' | 'forgotten'; // merged: the lower one of the two; what they share is with `partner`
  partner: Seat | null;
  devotion: number;
  rank: number | null; // 1 has the most Devotion; null when out of the ranking
  followers: number;
  tokens: number; // Ankh tokens in the pool
  powers: PowerName[];
  hand: CardName[]; // open: they are what has not been used
  used: CardName[];
  pool: { [kind in FigureKind]?: number };
  bases: { [size in Size]: number }; // free ones
  captives: Seat[]; // whose Warriors this god holds
  suns: number | null; // Sun tokens at hand; null when this god has none at all
  underworld: number | null; // Underworld tokens at hand
  canAnnounce: boolean; // two cards, in this Conflict
};

export type FigureView = {
  id: number;
  kind: FigureKind;
  owner: Seat;
  at: number | 'pool' | 'captive';
  regions: number[]; // the tokens of the regions it counts for; two or more only on water
  radiant?: true;
  claws?: [number, number];
};

export type RegionView = {
  token: number;
  spaces: number[]; // land
  water: number[]; // water beside it, which counts as part of it
  present: Seat[]; // who has figures here
  majorities: { [type in MonumentType]?: Seat }; // who, of those present, has more of these than any other god
};

export type BattleView = {
  region: number;
  sides: { seat: Seat; figures: number; cards: CardName[]; strength: number; parts: Part[]; fallen: number }[];
  sheltered: number[]; // figures that can't be killed in Battle Resolution
  doomed: number[]; // figures about to be killed
  winner: Seat | null; // null: not known yet, or nobody
  decided: boolean;
};
