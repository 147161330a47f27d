import type { Part, Seat, Task } from '../../engine/index.ts';
import type { Action, CardName, FigureKind, GodName, Level, MonumentType, PowerName, Size } from './names.ts';

// Every question of the game: the step that asks it, what the step is told (public), and what may be answered.
// Spaces and edges are numbers of map/egypt.ts, regions the numbers of their Conflict Order tokens. A `cost` is in
// Followers; it and a `gain` come in parts, with the reason of each.
export type Questions = {
  chooseGod: { args: { seat: Seat; from: GodName[] }; option: GodName };
  // `gain`: the Followers that Gain Followers would bring now; `unlock`: the level and cost of the next power, if any;
  // `triggers`: the actions that would trigger the next event of the track.
  firstAction: { args: Preview; option: Action };
  secondAction: { args: Preview & { first: Action }; option: Action };
  moveFigures: { args: { moved: number[] }; option: 'done' | Move };
  push: { args: { figure: number; by: number }; option: number }; // the space the pushed figure goes to
  // `claims`: for each figure summoned so far, the allowances it could be counted under.
  summonFigure: { args: { claims: number[][] }; option: 'done' | Summon };
  unlockPower: { args: { level: Level; cost: Part[] }; option: 'decline' | PowerName };
  chooseMonument: { args: object; option: number }; // the monument's space
  layCaravan: { args: { line: number[] }; option: 'decline' | 'done' | number }; // the next edge of the line
  keepToken: { args: { token: number; added: number; parts: [number, number] }; option: number }; // which part (its first space) keeps the old token
  swapTokens: { args: { tokens: [number, number] }; option: 'keep' | [number, number] }; // one of the new regions', any other
  playCards: { args: { region: number }; option: CardName; list: true }; // one card, as a list of one; two after Amun's announcement
  buildMonument: {
    args: { seat: Seat; region: number; cost: Part[] };
    option: 'decline' | { monument: MonumentType; to: number };
  };
  bidFollowers: { args: { seat: Seat; region: number; bidders: Seat[] }; option: number }; // `seat` played this Plague
  breakTie: { args: { region: number }; option: 'use' | 'keep' };
  keepGuardians: { args: { size: Size; higher: Seat; figures: number[]; bases: number }; option: number; list: true };
  // of gods, guardians and powers
  announceTwoCards: { args: { region: number }; option: 'one' | 'two' };
  trapWarrior: { args: { owners: Seat[] }; option: 'decline' | Seat }; // whose Warrior
  shelter: { args: { region: number; figures: number[] }; option: number; list: true }; // the figures that stay alive
  placeUnderworld: { args: { region: number }; option: 'decline' | { from: number | null; to: number } };
  radiate: { args: { figure: number }; option: 'decline' | 'sun' };
  aimClaws: { args: { figure: number }; option: [number, number] };
  returnMummy: { args: { figure: number }; option: number }; // the space beside its God
  attuneObelisks: { args: { region: number; queue: Seat[]; moved: number[] }; option: 'done' | Move };
  worship: { args: { seat: Seat; region: number; cost: Part[]; gain: Part[] }; option: 'decline' | 'sacrifice' };
  // of the People's Revolt
  consolidate: { args: object; option: [number, number] }; // two regions parted by camels
  replaceToken: { args: { tokens: [number, number]; removed: number; at: number }; option: number };
};

export type Move = { figure: number; to: number };
// `ransom`: a Warrior held captive instead of one from the pool.
export type Summon = { kind: FigureKind; to: number; ransom: boolean };
export type Preview = { gain: Part[]; unlock: { level: Level; cost: Part[] } | null; triggers: Action[] };

export type QuestionName = keyof Questions;
// What the step that asks a question is given, offers and is answered.
export type Args<N extends QuestionName> = Task & Questions[N]['args'];
export type Option<N extends QuestionName> = Questions[N]['option'];
export type Answer<N extends QuestionName> = Questions[N] extends { list: true } ? Option<N>[] : Option<N>;

export const asksForAction = (task: Task): task is Task & Preview =>
  task.do === 'firstAction' || task.do === 'secondAction';

// Why something one might expect is not offered (`because` of a refused option).
export type Because =
  | { why: 'higherLine'; first: Action } // a second action comes from a lower line than the first
  | { why: 'water' } // figures do not end on water
  | { why: 'occupied' }
  | { why: 'notAdjacent' }
  | { why: 'river' } // beside it, but across a river or a camel, so not adjacent
  | { why: 'underworld' } // an Underworld token of another god
  | { why: 'moved' } // this figure has moved already
  | { why: 'cannotBePushed' }
  | { why: 'otherLevel'; level: Level }
  | { why: 'unlocked' }
  | { why: 'neutralLeft' } // while a neutral Monument stands anywhere, none can be taken from a player
  | { why: 'ownMonument' }
  | { why: 'used' } // this card lies face up before you until Cycle of Ma'at
  | { why: 'noSupply' }
  | { why: 'followers'; needed: number; have: number }
  | { why: 'exposed' } // not beside an enemy figure, so not Protected
  | { why: 'camelsBetween' }; // no camels part these two regions
