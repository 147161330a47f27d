import { moveMalus } from '../gains.ts';
import { playerOf } from '../owning.ts';
import type { Card } from './card.ts';

// Malus 2 steps back.
export const absolution: Card = {
  id: 'absolution',
  timing: 'any',
  targets: (g, seat) => (playerOf(g.table, seat).malus > 0 ? [{}] : []),
  play: (g, seat) => moveMalus(g, seat, -2, 'absolution'),
};
