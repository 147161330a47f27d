import type { Json, View } from '../../engine/index.ts';
import { total } from '../../engine/parts.ts';
import type { Action } from './names.ts';
import { asksForAction } from './questions.ts';
import type { Ankh } from './table.ts';

// Whether this answer is the last of one's turn, for all one can see: then a page asks before it passes the turn on.
// Where an event, a further figure or a god's own question may follow, it says no.
export function endsTurn({ table, asking, you }: View<Ankh>, option: Json): boolean {
  const { turn } = table;
  if (!asking || !turn || you === null || turn.player !== you || table.phase !== 'actions') return false;
  const { task } = asking;
  const seated = table.gods[you];
  const own = seated?.fate === 'merged' && seated.partner !== null ? table.gods[seated.partner] : seated;
  if (!own) return false;
  const isOnly = own.partner !== null;

  if (asksForAction(task)) {
    const { unlock, gain, triggers } = task;
    const isQuiet = (...actions: Action[]) => !actions.some((action) => triggers.includes(action));
    const buysNone = (more: number) => !unlock || own.followers + more < total(unlock.cost);
    if (option === 'unlock') return isQuiet('unlock') && buysNone(0);
    if (option !== 'gain') return false;
    if (isOnly || task.do === 'secondAction') return isQuiet('gain');
    // Of the rows below only one is left, and it may come to nothing.
    return isQuiet('gain', 'unlock') && buysNone(total(gain));
  }

  const action = turn.taken.at(-1);
  if (!action || !(isOnly || turn.taken.length === 2 || action === 'unlock')) return false;
  if (table.actions[action].at === table.actions[action].end) return false;
  if (task.do === 'unlockPower' || option === 'done') return true;
  return task.do === 'summonFigure' && isLastSummons();

  // One figure is all the action brings, unless a pyramid or a gate brings more; Ra and the Scorpion ask again.
  function isLastSummons(): boolean {
    if (!own || !isNamed(option) || option.kind === 'scorpion') return false;
    const asksForSun = own.abilities.includes('ra') && own.suns !== 0;
    const hasMore =
      table.gates.some(({ owner }) => owner === own.seat) ||
      (own.powers.includes('pyramidAttuned') &&
        table.monuments.some(({ type, owner }) => type === 'pyramid' && owner === own.seat));
    return !asksForSun && !hasMore;
  }
}

const isNamed = (option: Json): option is { kind: string } =>
  typeof option === 'object' && option !== null && 'kind' in option && typeof option.kind === 'string';
