import * as v from 'valibot';
import type { Json, Kit, Play, Seat, Task } from '../../engine/index.ts';

export const options = v.strictObject({
  // The Priest of the Civ one begins with stands on 0 instead of below it.
  firstGame: v.optional(v.boolean(), true),
  // Colours are drawn, or go by seat (red, brown, blue, white).
  colours: v.optional(v.picklist(['drawn', 'seated']), 'drawn'),
  // Cosmo at the start: as the rulebook prints it, or, with three players, one more for the second and the third.
  cosmo: v.optional(v.picklist(['printed', 'even']), 'printed'),
  // War reaches any target, or only those next to a building of the warring Civ.
  war: v.optional(v.picklist(['anywhere', 'adjacent']), 'anywhere'),
  // What a Priest counts that never left the space below 0.
  unmoved: v.optional(v.picklist(['x1', 'x0']), 'x1'),
});
export type Options = v.InferOutput<typeof options>;

export type Die = { civ: number; face: number };

// The fate of a player's four conversion tiles: the starting one, and those of levels 2, 5 and 7.
export type TileState = 'locked' | 'unlocked' | 'held' | 'used';
export const TILE_LEVELS: readonly number[] = [0, 2, 5, 7]; // 0: the starting tile

export type Player = {
  colour: number;
  cosmo: number;
  priests: number[]; // by Civ; -1 is the space below 0
  malus: number; // steps on the Malus track
  hand: string[]; // Power cards, sorted, known to their owner only
  tiles: TileState[]; // as TILE_LEVELS
  built: number; // Pyramids built, 2 at most
  tokens: string[]; // Pyramid tokens taken
};

export type CivState = {
  area: number[]; // pieces available, by kind (no Fortress)
  idle: number; // Warriors in the area
  supply: number; // armed Warriors
  crystals: number[]; // in the area, by colour
  page: number; // of the Chronicle, from 1
  written: number[]; // what lies on the page: crystals by colour, WARRIOR
  row: Die[]; // at most 3, left to right
  development: string; // the card lying here
};

// A turn under way.
export type Turn = {
  seat: Seat;
  stuck: boolean; // no action was possible when the turn began: a die may be placed without one
  die: Die | null;
  civ: number; // whose row the die went to; -1 before, and when the die was lost
  space: number; // of that row, 0 to 2; -1 before
  divined: boolean; // the die was a 6 and its face chosen: no Holiday instead
  idle: boolean; // no action follows
  matched: boolean; // the bonus under the die has been taken
  played: string[]; // cards whose effect lasts this turn
};

export type Table = {
  players: Player[]; // by seat
  order: Seat[]; // this round's, first player first
  opening: Seat[]; // the first round's, for the record
  round: number; // from 1; 0 during set-up
  taken: number; // turns taken in this round
  ground: number[]; // by hex: its colour now
  tiles: number[]; // by hex: 0 none, 1 a starting tile, 2 another
  crystals: number[]; // by hex: colour, -1 none
  pieces: number[]; // by hex: see content/names.ts
  civs: CivState[];
  bag: number[]; // dice by colour
  dice: Die[]; // on the action table, sorted by face, then colour
  bonusDie: number; // colour of the die on the End Round Bonus card; -1 before it is drawn
  bonusHolder: Seat; // -1: it lies at action 1
  nextFirst: Seat; // -1: the token lies at action 1
  bonuses: string[]; // Round Bonus cards, by round
  deck: string[]; // the last is drawn next
  discard: string[];
  tokens: string[]; // Pyramid tokens still to be had
  dropped: number[]; // by seat: the Priest left out of the scoring; -1 before
  unmoved: Options['unmoved']; // what a Priest still below 0 counts
  turn: Turn | null;
};

export type Tile = 'start' | 'normal';
// A building struck or torn down, and whose it was; -1 nobody's.
export type Loss = { piece: number; owner: Seat };

// What may be done at any moment of one's turn.
export type Extra = { claim: number } | Played;
export type Played = {
  play: string;
  civ?: number;
  hex?: number;
  level?: number;
  count?: number;
  from?: number[];
};

export type ChooseCiv = { civ: number };
export type DraftOption = { draft: [civ: number, face: number] } | Extra;
// `cost` in Cosmo for turning the die; `repeat`: a Power card must be discarded; `idle`: no action follows.
export type Assign = { civ: number; face: number; cost?: number; repeat?: true; idle?: true };
export type AssignOption = Assign | { lost: true } | Extra;
export type Move =
  | { do: 'first'; take: 'bonus' | 'card' }
  | { do: 'war'; hex: number }
  | { do: 'convert'; hex: number; tile: Tile }
  | { do: 'expand'; hex: number; tile?: Tile }
  | { do: 'factory'; hex: number }
  | { do: 'barrack'; hex: number }
  | { do: 'pyramid'; hex: number }
  | { do: 'holiday'; discard?: string };
export type ActOption = Move | { match: string } | Extra; // match: discard this card for the bonus under the die
export type AfterOption = { done: true } | { match: string } | Extra; // match: under a die placed without an action
export type TokenOption = { token: string } | Extra;
export type Place = { hex: number; tile?: Tile };
export type Offering = { crystal: number; n: number } | { borrow: number };

// The questions: each step that asks, its arguments and what is answered. One of the list, but for `holiday`.
export type Questions = {
  chooseCiv: { args: { seat: Seat }; answer: ChooseCiv };
  draft: { args: { seat: Seat }; answer: DraftOption };
  assign: { args: { seat: Seat }; answer: AssignOption };
  waive: { args: { seat: Seat; civ: number; face: number; cost: number }; answer: { discard: string } };
  act: { args: { seat: Seat }; answer: ActOption };
  pyramidGroup: { args: { seat: Seat; civ: number; hex: number }; answer: { with: [number, number] } };
  token: { args: { seat: Seat; civ: number }; answer: TokenOption };
  tokenWorship: { args: { seat: Seat }; answer: { civ: number } };
  tokenBuild: { args: { seat: Seat; civ: number; kind: number }; answer: Place };
  tokenUpgrade: { args: { seat: Seat; civ: number; kind: number }; answer: { hex: number } };
  holiday: { args: { seat: Seat; civ: number }; answer: Offering[] }; // some of the list
  afterAction: { args: { seat: Seat }; answer: AfterOption };
  endRoundBonus: { args: object; answer: Place | { skip: true } };
  expansionHouse: { args: { civ: number }; answer: { hex: number } };
  expansionUpgrade: { args: { civ: number }; answer: { hex: number; kind: number } };
  endPyramid: { args: { n: number }; answer: { civ: number } }; // several seats at once
  drop: { args: object; answer: { civ: number } }; // several seats at once
};

type Why = { why: string };
export type Event =
  | { type: 'setUp'; order: Seat[]; colours: number[]; cosmo: number[] }
  | { type: 'settled'; seat: Seat; civ: number; hex: number }
  | { type: 'round'; round: number; bonus: string; first: Seat }
  | { type: 'polluted' }
  | { type: 'rolled'; dice: Die[] }
  | { type: 'turnedOn'; civ: number; from: number; to: number }
  | { type: 'preset'; civ: number; face: number }
  | { type: 'bonusDie'; civ: number }
  | { type: 'drafted'; seat: Seat; civ: number; face: number }
  | { type: 'placed'; seat: Seat; civ: number; die: number; face: number; space: number; cost: number; idle: boolean }
  | { type: 'divined'; seat: Seat; face: number }
  | { type: 'lostDie'; seat: Seat }
  | { type: 'matched'; seat: Seat; civ: number; space: number; cosmo: number; worship: number; times: number }
  | ({ type: 'cosmo'; seat: Seat; by: number; now: number } & Why)
  | ({ type: 'worship'; seat: Seat; civ: number; by: number; now: number } & Why)
  | ({ type: 'malus'; seat: Seat; by: number; now: number } & Why)
  | { type: 'drew'; seat: Seat; count: number }
  | { type: 'drewCard'; seat: Seat; card: string } // told to its owner only
  | { type: 'reshuffled'; count: number }
  | { type: 'played'; seat: Seat; card: string; target: Omit<Played, 'play'> }
  | { type: 'discarded'; seat: Seat; card: string; for: 'match' | 'repeat' | 'holiday' }
  | { type: 'unlocked'; seat: Seat; level: number }
  | ({ type: 'claimed'; seat: Seat; level: number; cost: number } & Why)
  | { type: 'tookFirst'; seat: Seat; from: Seat }
  | { type: 'tookBonus'; seat: Seat; civ: number }
  | { type: 'war'; seat: Seat; civ: number; hex: number; piece: number; warriors: number }
  | { type: 'converted'; seat: Seat; civ: number; hex: number; piece: number; warriors: number; tile: Tile }
  | { type: 'built'; seat: Seat; civ: number; kind: number; hex: number; by: 'action' | 'token' | 'bonus'; tile?: Tile }
  | { type: 'crystals'; civ: number; colour: number; count: number; why: string }
  | { type: 'armed'; civ: number; count: number; why: string }
  | { type: 'pyramid'; seat: Seat; civ: number; hex: number; removed: number[] }
  | { type: 'token'; seat: Seat; token: string }
  | { type: 'nothing'; seat: Seat; why: string }
  | { type: 'holiday'; seat: Seat; civ: number; size: number; cosmo: number; crystals: number[] }
  | { type: 'page'; civ: number; page: number; value: number }
  | { type: 'development'; civ: number; card: string }
  | { type: 'developed'; civ: number; hex: number; kind: number; upgrade: boolean }
  | { type: 'undeveloped'; civ: number }
  | { type: 'civHoliday'; civ: number; colours: number[] }
  | { type: 'shifted'; cards: string[] }
  | { type: 'bonusSkipped'; seat: Seat; impossible: boolean }
  | { type: 'roundOver'; round: number; first: Seat }
  | { type: 'dropped'; seat: Seat; civ: number }
  | { type: 'scored'; seat: Seat; start: number; priests: number[]; malus: number; total: number };

export type Deed = 'house' | 'factory' | 'barrack' | 'pyramid' | 'holiday' | 'war';

// The figures that cards change.
export type Values = {
  warCost: { civ: number }; // Warriors for a target
  warWorship: { civ: number };
  deedWorship: { deed: Deed }; // what this round's bonus card adds
  turnCost: object; // Cosmo for turning the die
  divinationMalus: object;
  matchTimes: object; // how often the bonus under the die is gained
  reach: { civ: number }; // how far an Expand on own ground may go
  holidayCosmo: { civ: number };
  borrowed: { civ: number }; // crystals of a Holiday's cost that the reserve gives
  blackMalus: { civ: number }; // Malus for each black crystal
};

export type HexView = {
  name: string; // 'q,r'
  label: string; // for people: 'C4'
  q: number;
  r: number;
  terrain: number; // as printed
  ground: number; // its colour now
  tile: Tile | null;
  crystal: number | null;
  building: { civ: number; kind: number } | null;
  monster: 'plain' | 'desert' | null;
  owner: Seat | null; // of the ground
};
export type PlayerView = Omit<Player, 'hand'> & {
  hand: string[] | null; // null for other eyes
  cards: number;
  malusPoints: number;
  standing: number; // the score if the game ended now
};
export type CivView = CivState & { value: number; spaces: number; size: number };
export type TableView = {
  round: number;
  rounds: number;
  turns: number; // of each player in a round
  taken: number;
  order: Seat[];
  next: Next[]; // what comes, from now to the end of the round
  hexes: HexView[];
  players: PlayerView[];
  civs: CivView[];
  dice: Die[];
  bag: number[];
  bonusDie: number;
  bonusHolder: Seat;
  nextFirst: Seat;
  bonuses: string[];
  blackWaiting: number; // rounds whose 4 black crystals still lie on their spots
  deck: number;
  discard: string[];
  tokens: string[];
  dropped: number[];
  turn: Turn | null;
};
export type Next =
  | { is: 'setUp' }
  | { is: 'turn'; seat: Seat }
  | { is: 'endRoundBonus'; seat: Seat }
  | { is: 'development'; civ: number; card: string }
  | { is: 'round'; round: number }
  | { is: 'scoring' };

export type Theocratia = Kit & { table: Table; view: TableView; options: Options; event: Event; values: Values };
export type G = Play<Theocratia>;
export type Of<Name extends keyof Questions> = Task & Questions[Name]['args'];
export type Because = { [key: string]: Json; code: string };
