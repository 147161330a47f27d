import type { Kit, Part, Play, Seat, Task } from '../../engine/index.ts';
import type { Event } from './events.ts';
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
} from './names.ts';
import type { Options } from './options.ts';
import type { TableView } from './tableView.ts';

// Where a figure is when it is on no space.
export const POOL = -1;
export const CAPTIVE = -2; // on a slot of its captor's dashboard
export const ON_CARD = -3; // beside its Guardian card, nobody's yet
export const GONE = -4; // out of the game
export const NOBODY = -1; // no owner: a neutral Monument, a Guardian nobody has
// Where a Conflict Order token is when it is in no region.
export const IN_SUPPLY = -1;
export const REMOVED = -2;

export type Figure = { kind: FigureKind; owner: Seat; at: number };
export type Monument = { type: MonumentType; at: number; owner: Seat };

// One of these a seat. When gods merge everything they share stands with the higher one's seat.
export type God = {
  god: GodName | null; // null until it is chosen
  abilities: GodName[]; // its own, and after a merge the lower god's
  fate: 'inPlay' | 'merged' | 'forgotten'; // merged: it is the lower one; `partner` plays for both
  partner: Seat; // of a merged god, on both sides; else NOBODY
  followers: number;
  tokens: number; // Ankh tokens in the pool
  powers: PowerName[]; // in the order unlocked
  hand: CardName[];
  used: CardName[];
};

export type Battle = {
  region: number; // its Conflict Order token
  sides: Seat[]; // who takes part, ascending Devotion at the start
  cards: CardName[][]; // by seat: the cards revealed
  fallen: number[]; // by seat: figures killed in this Battle
  strength: Part[][]; // by seat: as far as it is known now
  winner: Seat | null; // NOBODY when all lose, null before it is known
  two: Seat; // who announced to play two cards, or NOBODY
};

export type Conflict = {
  number: number; // 1 to 5
  tiebreaker: Seat; // the god that holds it
  used: boolean; // the tiebreaker
  announced: boolean; // two cards, once a Conflict
  sheltered: number[]; // in the region under way: figures that can't be killed in its resolution
  doomed: number[]; // figures about to be killed there
};

export type Table = {
  players: number; // at the start: the tracks stay tied to it
  setup: SetupName | 'custom';
  first: Seat; // the first player; NOBODY before the draw
  gods: God[]; // by seat
  guardians: GuardianName[]; // of level 1, 2 and 3
  figures: Figure[]; // the number of a figure is its place in this list
  monuments: Monument[]; // those on the board, by their spaces
  camels: number[]; // edges; never changed in place: what is derived from it is remembered by identity
  regions: number[]; // of Conflict Order token n at n-1: the lowest land space of its region, IN_SUPPLY or REMOVED
  devotion: number[]; // by seat
  ranking: Seat[]; // the gods in play by ascending Devotion, in a stack from the bottom up
  markers: { [action in Action]: number }; // their spaces, counted from the left of the track
  event: number; // events so far, 0 to 18
  turn: {
    player: Seat;
    taken: Action[];
    stage: 'setUp' | 'actions' | 'controlMonument' | 'camelCaravan' | 'conflict';
    triggered: boolean;
  };
  conflict: Conflict | null;
  battle: Battle | null;
  // What stands on the board, or on a dashboard, because of one god or guardian.
  gates: { at: number; owner: Seat }[]; // Underworld tokens
  captives: { figure: number; by: Seat }[]; // trapped Warriors
  radiant: number[]; // figures with a Sun token
  claws: { figure: number; at: [number, number] }[];
};

// Figures the rules ask for by name; `seat` is the seat of the god they are about.
export type Values = {
  followersGained: { seat: Seat }; // by the Gain Followers action
  summonsBeside: { seat: Seat; monument: Monument }; // extra figures of a Summon action beside this own Monument
  summonsOnGates: { seat: Seat }; // extra figures of a Summon action on own Underworld tokens
  unlockCost: { seat: Seat; level: Level };
  buildCost: { seat: Seat };
  figureStrength: { seat: Seat; figure: Figure };
  neutralises: { seat: Seat; figure: Figure }; // above 0: this seat's pieces rob the (enemy) figure of its strength
  cardsToPlay: { seat: Seat };
  strength: { seat: Seat; region: number };
  dominationReward: { seat: Seat; region: number };
  winReward: { seat: Seat; region: number; margin: number };
  devotionGained: { seat: Seat }; // any gain, as one instance
};

export type Ankh = Kit & { table: Table; view: TableView; options: Options; event: Event; values: Values };
export type G = Play<Ankh>;

// What most steps of a Conflict are told: the region under way, by its token.
export type InRegion = Task & { region: number };
