import { loseDevotion } from '../devotion.ts';
import { guardian } from '../holding.ts';

// When it is killed, every other god loses 1 Devotion, ascending; for each Cat-Mummy that dies.
export const catMummy = guardian('catMummy', {
  on: {
    killed(g, { figures }, holder) {
      for (const one of figures) {
        if (one.kind !== 'catMummy' || one.owner !== holder) continue;
        for (const seat of [...g.table.ranking]) if (seat !== holder) loseDevotion(g, seat, 1, 'catMummy');
      }
    },
  },
});
