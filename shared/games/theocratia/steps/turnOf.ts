import { RulesError } from '../../../engine/index.ts';
import type { Die, G, Turn } from '../table.ts';

export function turnOf(g: G): Turn {
  if (g.table.turn === null) throw new RulesError('theocratia: nobody is taking a turn');
  return g.table.turn;
}

export function dieOf(g: G): Die {
  const { die } = turnOf(g);
  if (die === null) throw new RulesError('theocratia: no die has been drafted in this turn');
  return die;
}
