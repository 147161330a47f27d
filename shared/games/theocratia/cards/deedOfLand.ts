import { gainCosmo } from '../gains.ts';
import { playerOf } from '../owning.ts';
import { TILE_LEVELS } from '../table.ts';
import { claim } from '../tiles.ts';
import type { Card } from './card.ts';

// An unlocked conversion tile for nothing; 2 Cosmo where none is unlocked.
export const deedOfLand: Card = {
  id: 'deedOfLand',
  timing: 'any',
  targets(g, seat) {
    const { tiles } = playerOf(g.table, seat);
    const unlocked = TILE_LEVELS.filter((_, tile) => tiles[tile] === 'unlocked');
    return unlocked.length > 0 ? unlocked.map((level) => ({ level })) : [{}];
  },
  play(g, seat, { level }) {
    if (level === undefined) gainCosmo(g, seat, 2, 'deedOfLand');
    else claim(g, seat, level, 0, 'deedOfLand');
  },
};
