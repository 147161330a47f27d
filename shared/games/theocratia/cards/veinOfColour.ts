import { CIVS } from '../content/names.ts';
import { addCrystals } from '../gains.ts';
import { ownedOf, playerOf } from '../owning.ts';
import type { Card } from './card.ts';

// 2 crystals of one's colour for a Civ in which one owns a building.
export const veinOfColour: Card = {
  id: 'veinOfColour',
  timing: 'any',
  targets: (g, seat) => CIVS.flatMap((_, civ) => (ownedOf(g.table, seat, civ) > 0 ? [{ civ }] : [])),
  play: (g, seat, { civ = 0 }) => addCrystals(g, civ, playerOf(g.table, seat).colour, 2, 'veinOfColour'),
};
