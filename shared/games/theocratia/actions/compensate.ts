import type { Seat, Step, Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { civOf, isBuilding, isUpgraded, kindOf, NOTHING } from '../content/names.ts';
import { gainWorship } from '../gains.ts';
import { drawCards } from '../hand.ts';
import { playerOf } from '../owning.ts';
import { type Loss, type Theocratia, TILE_LEVELS, type Tile } from '../table.ts';

type Compensate = Task & { seat: Seat; losses: Loss[]; tile?: Tile };

// Whoever loses a building to another player gets 1 Worship of its Civ; for a Factory or Barrack also a Power card; for
// a converted one also their highest tile not yet theirs, free, locked or not.
export const compensate: Step<Theocratia, Compensate> = {
  run(g, { seat, losses, tile }) {
    for (const { piece, owner } of losses) {
      if (!isBuilding(piece) || owner === NOTHING || owner === seat) continue;
      gainWorship(g, owner, civOf(piece), 1, 'compensation');
      if (isUpgraded(kindOf(piece))) drawCards(g, owner, 1);
      if (tile === undefined) continue;
      const { tiles } = playerOf(g.table, owner);
      const highest = Math.max(tiles.lastIndexOf('locked'), tiles.lastIndexOf('unlocked'));
      if (highest < 0) continue;
      tiles[highest] = 'held';
      g.emit({ type: 'claimed', seat: owner, level: at(TILE_LEVELS, highest), cost: 0, why: 'compensation' });
    }
  },
};
