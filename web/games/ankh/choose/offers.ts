import type { Json, Task } from '../../../../shared/engine/index.ts';
import {
  type FigureKind,
  guardianNames,
  type MonumentType,
  monumentTypes,
} from '../../../../shared/games/ankh/names.ts';
import type { QuestionName } from '../../../../shared/games/ankh/questions.ts';

// Where on the board an option lies.
export type Spot =
  | { on: 'space'; space: number }
  | { on: 'edge'; edge: number }
  | { on: 'claws'; spaces: [number, number]; figure: number }
  | { on: 'figure'; figure: number }
  | { on: 'token'; token: number } // a region, by its Conflict Order token
  | { on: 'part'; space: number }; // a part of a region that is being split, by its first space

// What is taken up first where an option names two things: this figure, then that space.
export type Grip =
  | { take: 'figure'; figure: number }
  | { take: 'kind'; kind: FigureKind; ransom: boolean }
  | { take: 'monument'; monument: MonumentType }
  | { take: 'gate'; from: number | null } // an Underworld token, from the board or from beside it
  | { take: 'token'; token: number };

export type Offer = { option: Json; grip?: Grip; spot: Spot };

// How each question is answered: by a place on the map (alone, or after something is taken up), by something drawn
// beside the map, or only by the buttons of the page.
type Way =
  | 'space'
  | 'edge'
  | 'claws'
  | 'figure'
  | 'token'
  | 'part'
  | 'pair'
  | 'eitherPair'
  | 'bring'
  | 'beside'
  | 'buttons';
const ways: { [N in QuestionName]: Way } = {
  chooseGod: 'beside',
  firstAction: 'beside',
  secondAction: 'beside',
  unlockPower: 'beside',
  playCards: 'beside',
  moveFigures: 'bring',
  attuneObelisks: 'bring',
  summonFigure: 'bring',
  buildMonument: 'bring',
  placeUnderworld: 'bring',
  push: 'space',
  chooseMonument: 'space',
  returnMummy: 'space',
  layCaravan: 'edge',
  keepToken: 'part',
  swapTokens: 'pair',
  consolidate: 'eitherPair',
  replaceToken: 'token',
  aimClaws: 'claws',
  shelter: 'figure',
  keepGuardians: 'buttons', // some of them may be in the pool
  bidFollowers: 'buttons',
  breakTie: 'buttons',
  announceTwoCards: 'buttons',
  trapWarrior: 'buttons',
  radiate: 'buttons',
  worship: 'buttons',
};
const isQuestion = (name: string): name is QuestionName => name in ways;
export const wayOf = (task: Task): Way => (isQuestion(task.do) ? ways[task.do] : 'buttons');

// Whether the board shows this option at all. To decline is the page's button, whatever is chosen here.
export const isOnBoard = (task: Task, option: Json): boolean =>
  wayOf(task) === 'beside' ? option !== 'decline' : offersOf(task, option).length > 0;

const isObject = (option: Json): option is { [key: string]: Json } =>
  typeof option === 'object' && option !== null && !Array.isArray(option);
const isPair = (option: Json): option is [number, number] =>
  Array.isArray(option) && option.length === 2 && option.every((part) => typeof part === 'number');

// Where the board shows this option, if it does; a pair that may be named either way round has two places.
export function offersOf(task: Task, option: Json): Offer[] {
  const way = wayOf(task);
  if (typeof option === 'number') {
    if (way === 'space' || way === 'part') return [{ option, spot: { on: way, space: option } }];
    if (way === 'edge') return [{ option, spot: { on: way, edge: option } }];
    if (way === 'token') return [{ option, spot: { on: way, token: option } }];
    if (way === 'figure') return [{ option, spot: { on: way, figure: option } }];
  }
  if (isPair(option)) {
    const [one, other] = option;
    if (way === 'claws' && typeof task.figure === 'number') {
      return [{ option, spot: { on: way, spaces: option, figure: task.figure } }];
    }
    if (way === 'pair') return [pair(option, one, other)];
    if (way === 'eitherPair') return [pair(option, one, other), pair(option, other, one)];
  }
  return way === 'bring' && isObject(option) ? brought(option) : [];
}

const pair = (option: Json, first: number, second: number): Offer => ({
  option,
  grip: { take: 'token', token: first },
  spot: { on: 'token', token: second },
});

// Options that bring something to a space: a figure, a new figure, a Monument, an Underworld token.
function brought(option: { [key: string]: Json }): Offer[] {
  const { to, figure, kind, ransom, monument, from } = option;
  if (typeof to !== 'number') return [];
  const spot: Spot = { on: 'space', space: to };
  if (typeof figure === 'number') return [{ option, grip: { take: 'figure', figure }, spot }];
  const summoned = (['god', 'warrior', ...guardianNames] as const).find((one) => one === kind);
  if (summoned) return [{ option, grip: { take: 'kind', kind: summoned, ransom: ransom === true }, spot }];
  const stone = monumentTypes.find((one) => one === monument);
  if (stone) return [{ option, grip: { take: 'monument', monument: stone }, spot }];
  if (typeof from === 'number' || from === null) return [{ option, grip: { take: 'gate', from }, spot }];
  return [];
}

export const gripKey = (grip: Grip): string => JSON.stringify(Object.values(grip));
