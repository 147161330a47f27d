import type { Json, Task } from '../../../../shared/engine/index.ts';
import type { FigureKind, MonumentType } from '../../../../shared/games/ankh/names.ts';

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

const isObject = (option: Json): option is { [key: string]: Json } =>
  typeof option === 'object' && option !== null && !Array.isArray(option);
const isPair = (option: Json): option is [number, number] =>
  Array.isArray(option) && option.length === 2 && option.every((part) => typeof part === 'number');

const kinds: readonly FigureKind[] = [
  'god',
  'warrior',
  'satet',
  'catMummy',
  'mummy',
  'apep',
  'scorpion',
  'androsphinx',
];
const stones: readonly MonumentType[] = ['obelisk', 'temple', 'pyramid'];

// Where the board shows this option, if it does; a pair that may be named either way round has two places.
export function offersOf(task: Task, option: Json): Offer[] {
  switch (task.do) {
    case 'push':
    case 'controlMonument':
    case 'returnMummy':
      return typeof option === 'number' ? [{ option, spot: { on: 'space', space: option } }] : [];
    case 'layCaravan':
      return typeof option === 'number' ? [{ option, spot: { on: 'edge', edge: option } }] : [];
    case 'keepToken':
      return typeof option === 'number' ? [{ option, spot: { on: 'part', space: option } }] : [];
    case 'replaceToken':
      return typeof option === 'number' ? [{ option, spot: { on: 'token', token: option } }] : [];
    case 'shelter':
    case 'keepGuardians':
      return typeof option === 'number' ? [{ option, spot: { on: 'figure', figure: option } }] : [];
    case 'aimClaws':
      return isPair(option) && typeof task.figure === 'number'
        ? [{ option, spot: { on: 'claws', spaces: option, figure: task.figure } }]
        : [];
    case 'swapTokens':
      return isPair(option) ? [pair(option, option[0], option[1])] : [];
    case 'consolidate':
      return isPair(option) ? [pair(option, option[0], option[1]), pair(option, option[1], option[0])] : [];
    default:
      return isObject(option) ? placed(option) : [];
  }
}

const pair = (option: Json, first: number, second: number): Offer => ({
  option,
  grip: { take: 'token', token: first },
  spot: { on: 'token', token: second },
});

// Options that bring something to a space: a figure, a new figure, a Monument, an Underworld token.
function placed(option: { [key: string]: Json }): Offer[] {
  const { to, figure, kind, ransom, monument, from } = option;
  if (typeof to !== 'number') return [];
  const spot: Spot = { on: 'space', space: to };
  if (typeof figure === 'number') return [{ option, grip: { take: 'figure', figure }, spot }];
  const summoned = kinds.find((one) => one === kind);
  if (summoned) return [{ option, grip: { take: 'kind', kind: summoned, ransom: ransom === true }, spot }];
  const stone = stones.find((one) => one === monument);
  if (stone) return [{ option, grip: { take: 'monument', monument: stone }, spot }];
  if (typeof from === 'number' || from === null) return [{ option, grip: { take: 'gate', from }, spot }];
  return [];
}

export const gripKey = (grip: Grip): string => JSON.stringify(Object.values(grip));
