import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../../shared/games/ankh/map/caravans.ts';
import { egypt, rivers, water } from '../../../../shared/games/ankh/map/egypt.ts';
import { landOf } from '../../../../shared/games/ankh/map/land.ts';
import type { PositionGiven } from '../../../../shared/games/ankh/notation/position.ts';
import { regionsOf } from '../../../../shared/hex/region.ts';
import { marks } from '../../../../shared/hex/table.ts';
import { edge, edges, sceneOf, space } from '../scene.ts';

const line = '0,3|1,4 0,3|1,3 1,2|1,3 1,3|2,2 2,2|2,3';

const caravan = (more: Partial<PositionGiven> = {}) =>
  sceneOf({
    gods: ['ra', 'isis', 'amun'],
    board: { '2,5': 'ra', '7,6': 'isis', '8,2': 'amun' },
    regions: { 1: '2,5', 2: '7,6', 3: '8,2' },
    ...more,
    agenda: [{ do: 'camelCaravan' }, { do: 'endTurn' }],
  });

describe('Camel Caravan (p. 21)', () => {
  it('example: five camels from the sea to the river leave six spaces with token 1, the rest gets token 4', () => {
    const scene = caravan();
    for (const camel of edges(line)) if (scene.state.asking?.task.do === 'layCaravan') scene.answer('ra', camel);
    expect(scene.asks).toBe('keepToken ra');
    expect(scene.table.camels).toEqual(edges(line).toSorted((a, b) => a - b));
    expect(scene.options('ra')).toEqual([space('0,1'), space('1,3')]);
    scene.answer('ra', space('0,1'));
    expect(scene.asks).toBe('swapTokens ra');
    scene.answer('ra', 'keep');
    expect(scene.table.regions.slice(0, 4)).toEqual(['0,1', '2,9', '1,0', '1,3'].map(space));
    expect(scene.asks).toBe('firstAction isis');
  });

  it('the swap takes the token of either new region and any other on the board', () => {
    const scene = caravan();
    for (const camel of edges(line)) if (scene.state.asking?.task.do === 'layCaravan') scene.answer('ra', camel);
    scene.answer('ra', space('1,3'));
    expect(scene.options('ra')).toEqual(['keep', [1, 2], [1, 3], [1, 4], [4, 2], [4, 3]]);
    scene.answer('ra', [1, 3]);
    expect(scene.table.regions.slice(0, 4)).toEqual(['1,0', '2,9', '1,3', '0,1'].map(space));
  });

  it('may be declined', () => {
    const scene = caravan();
    expect(scene.answer('ra', 'decline')).toContainEqual({ type: 'noCaravan', player: 0, why: 'declined' });
    expect(scene.asks).toBe('firstAction isis');
  });

  it('offers only camels from which a line can still be finished', () => {
    const scene = caravan();
    scene.answer('ra', edge('0,3|1,4'));
    scene.answer('ra', edge('0,3|1,3'));
    // The way on along 0,2|0,3 leaves fewer than six spaces; only one line can still be finished, and is laid by itself.
    expect(scene.asks).toBe('keepToken ra');
    expect(scene.table.camels).toEqual(edges(line).toSorted((a, b) => a - b));
  });

  it('never stands on rivers, water or the border', () => {
    const scene = caravan();
    for (const name of ['3,4|4,4', '0,3|0,4', '6,3|7,3']) expect(scene.offers('ra', edge(name)), name).toBe(false);
  });

  it('does not happen without a Conflict Order token left', () => {
    const scene = caravan({ removedTokens: [4, 5, 6, 7, 8] });
    expect(scene.asks).toBe('firstAction isis');
  });

  it('does not happen without camels left: the revolt for five uses all thirty', () => {
    const scene = sceneOf({
      gods: ['ra', 'isis', 'amun', 'osiris', 'anubis'],
      setup: 'oldKingdom',
      camels:
        '1,4|1,5 1,5|2,4 2,4|2,5 2,5|3,4 3,1|4,1 3,1|4,2 3,2|3,3 3,2|4,2 3,4|3,5 3,7|4,6 4,0|4,1 4,1|5,0 4,1|5,1 4,6|4,7 4,7|5,6 5,6|5,7 5,7|6,6 5,7|6,7 6,1|7,1 6,1|7,2 6,7|6,8 6,7|7,7 7,0|7,1 7,0|8,0 7,5|8,5 7,6|7,7 7,7|8,6 8,5|8,6 8,6|8,7 8,6|9,6'.split(
          ' ',
        ),
      regions: { 1: '1,5', 2: '1,0', 3: '2,9', 4: '0,1', 5: '7,7', 6: '4,6', 7: '7,1', 8: '3,3' },
      board: { '2,6': 'ra', '7,7': 'isis', '8,2': 'amun', '5,8': 'osiris', '5,1': 'anubis' },
      agenda: [{ do: 'camelCaravan' }, { do: 'endTurn' }],
    });
    expect(scene.asks).toBe('firstAction isis');
    // It is the camels that are missing, not a region to split: with fewer on the board lines would fit.
    const { camels } = scene.table;
    expect(landOf(camels).lines).toEqual([]);
    expect(linesOf(regionsOf(egypt, marks(egypt.edges.length, [...rivers, ...camels]), water), 6)).not.toEqual([]);
  });
});
