import { gainCosmo, gainWorship } from '../gains.ts';
import { ownedOf } from '../owning.ts';
import { activated, type Card } from './card.ts';

// 1 Worship of the Civ activated this turn if one owns two of its buildings, else 2 Cosmo.
export const patronsDue: Card = {
  id: 'patronsDue',
  timing: 'after',
  targets: (g) => (activated(g) < 0 ? [] : [{}]),
  play(g, seat) {
    const civ = activated(g);
    if (ownedOf(g.table, seat, civ) >= 2) gainWorship(g, seat, civ, 1, 'patronsDue');
    else gainCosmo(g, seat, 2, 'patronsDue');
  },
};
