import type { Part } from '../../../engine/index.ts';
import type { CardName, GodName, GuardianName, MonumentType, PowerName } from '../names.ts';

// Why a strength, a cost or a gain is what it is: the ids the rules give with each part of a figure. What a god, a
// guardian, a power or a card adds goes by its own name.
export type Reason =
  | GodName
  | GuardianName
  | PowerName
  | CardName
  | `majority.${MonumentType}`
  | 'monuments' // beside own figures
  | 'level' // of an Ankh power
  | 'figures'
  | 'neutralised'
  | 'domination'
  | 'win'
  | 'consolidation';

// A word, or the word for one and the word for several.
export type Reasons = { readonly [reason in Reason]: string | readonly [one: string, many: string] };

export function reasonIn(reasons: Reasons, because: string, amount: number): string {
  const known = (name: string): name is Reason => name in reasons;
  if (!known(because)) throw new RangeError(`ankh: there are no words for the reason '${because}'`);
  const words = reasons[because];
  return typeof words === 'string' ? words : words[Math.abs(amount) === 1 ? 0 : 1];
}

// '3 figures + 1 Chariots − 1 silenced'
export function sumIn(reasons: Reasons, parts: readonly Part[]): string {
  const terms = parts.map(({ amount, because }, i) => {
    const sign = amount < 0 ? '− ' : i > 0 ? '+ ' : '';
    return `${sign}${Math.abs(amount)} ${reasonIn(reasons, because, amount)}`;
  });
  return terms.join(' ');
}
