import { at } from '../../../hex/table.ts';
import { CIVS, civOf, FACTORY } from '../content/names.ts';
import { addCrystals } from '../gains.ts';
import { owned, playerOf } from '../owning.ts';
import type { Card } from './card.ts';

// One Factory of one's own produces 2 crystals.
export const nightShift: Card = {
  id: 'nightShift',
  timing: 'any',
  targets: (g, seat) => CIVS.flatMap((_, civ) => owned(g.table, seat, civ, FACTORY).map((hex) => ({ hex }))),
  play(g, seat, { hex = 0 }) {
    addCrystals(g, civOf(at(g.table.pieces, hex)), playerOf(g.table, seat).colour, 2, 'nightShift');
  },
};
