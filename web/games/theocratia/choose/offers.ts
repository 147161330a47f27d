import type { Json, Task } from '../../../../shared/engine/index.ts';
import { GREEN } from '../../../../shared/games/theocratia/content/names.ts';

// Where an option lies on the table. `first`: what is tapped before it, where one tap can't tell.
export type Spot =
  | { on: 'die'; civ: number; face: number } // of the action table
  | { on: 'row'; civ: number; face: number } // a die given to a Civ
  | { on: 'civ'; civ: number }
  | { on: 'hex'; hex: number; first?: number }
  | { on: 'card'; card: string }
  | { on: 'token'; token: string }
  | { on: 'gem'; colour: number; borrowed: boolean };

export type Offer = { option: Json; spot: Spot };

type Fields = { [key: string]: Json };
const isFields = (option: Json): option is Fields =>
  typeof option === 'object' && option !== null && !Array.isArray(option);

// The places of an option: none where it is a button of the page, two where two buildings can be tapped either way.
export function spotsOf(option: Json): Spot[] {
  if (!isFields(option)) return [];
  const { draft, play, match, discard, token, crystal, borrow, civ, face, hex } = option;
  if (Array.isArray(draft)) {
    const [of, shown] = draft;
    return typeof of === 'number' && typeof shown === 'number' ? [{ on: 'die', civ: of, face: shown }] : [];
  }
  for (const card of [play, match, discard]) if (typeof card === 'string') return [{ on: 'card', card }];
  if (typeof token === 'string') return [{ on: 'token', token }];
  if (typeof crystal === 'number') return [{ on: 'gem', colour: crystal, borrowed: false }];
  if (typeof borrow === 'number') return [{ on: 'gem', colour: GREEN, borrowed: true }];
  if (typeof hex === 'number') return [{ on: 'hex', hex }];
  if (Array.isArray(option.with)) {
    const [one, other] = option.with;
    if (typeof one !== 'number' || typeof other !== 'number') return [];
    return [
      { on: 'hex', hex: other, first: one },
      { on: 'hex', hex: one, first: other },
    ];
  }
  if (typeof civ === 'number') return typeof face === 'number' ? [{ on: 'row', civ, face }] : [{ on: 'civ', civ }];
  return [];
}

export const isOnBoard = (_: Task, option: Json): boolean => spotsOf(option).length > 0;

export function offersOf(task: Task | undefined, options: readonly Json[]): Offer[] {
  if (!task) return [];
  return options.flatMap((option) => spotsOf(option).map((spot) => ({ option, spot })));
}
