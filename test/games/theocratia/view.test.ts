import { describe, expect, it } from 'vitest';
import { startFast, viewFor } from '../../../shared/engine/index.ts';
import type { Table, TableView } from '../../../shared/games/theocratia/table.ts';
import { theocratia } from '../../../shared/games/theocratia/theocratia.ts';
import { four, hex, homes, Scene } from './scene.ts';

const players = [{ ...four[0]!, hand: ['muster' as const, 'absolution' as const] }, ...four.slice(1)];
const seen = (scene: Scene, seat: number | null) => viewFor(theocratia, scene.state, seat).table as TableView;

describe('what eyes see', () => {
  it('is one’s own hand and the number of the others’ cards, and of the deck', () => {
    const scene = Scene.drafting('red', { players });
    expect(seen(scene, 0).players[0]).toMatchObject({ hand: ['absolution', 'muster'], cards: 2 });
    for (const eyes of [1, null]) expect(seen(scene, eyes).players[0]).toMatchObject({ hand: null, cards: 2 });
    expect(seen(scene, 1).deck).toBe(38);
    expect(JSON.stringify(viewFor(theocratia, scene.state, 1))).not.toContain('muster');
  });

  it('is every hand when the game is over', () => {
    const scene = Scene.drafting('red', { players });
    expect(theocratia.view(scene.table, null, true).players[0]!.hand).toEqual(['absolution', 'muster']);
  });

  it('is all that stands on a hex, and whose ground it is', () => {
    const scene = Scene.drafting('red', {
      map: { ...homes, '2,-2': 'magenta house on red starting tile' },
      players: [{ ...four[0]!, tiles: { start: 'used' } }, ...four.slice(1)],
    });
    const { hexes } = seen(scene, null);
    expect(hexes[hex('2,-2')]).toEqual({
      name: '2,-2',
      label: 'C5',
      q: 2,
      r: -2,
      terrain: 4,
      ground: 0,
      tile: 'start',
      crystal: null,
      building: { civ: 0, kind: 1 },
      monster: null,
      owner: 0,
    });
    expect(hexes[hex('0,-4')]).toMatchObject({ monster: 'desert', building: null, crystal: null, owner: null });
    expect(hexes[hex('3,0')]).toMatchObject({ crystal: 0, owner: 0 });
  });

  it('is what comes until the round is over', () => {
    const scene = Scene.drafting('blue', {
      taken: 6,
      round: 2,
      bonusHolder: 'white',
      order: ['red', 'brown', 'blue', 'white'],
    });
    expect(seen(scene, null).next.map((one) => one.is)).toEqual([
      'turn',
      'turn',
      'endRoundBonus',
      'development',
      'development',
      'development',
      'development',
      'round',
    ]);
    expect(seen(scene, null).blackWaiting).toBe(3);
    const setUp = startFast(theocratia, 4, {}, 1).table as Table;
    expect(theocratia.view(setUp, null, false)).toMatchObject({
      blackWaiting: 4,
      next: [{ is: 'setUp' }, { is: 'round' }],
    });
  });

  it('is how everyone would score now', () => {
    const scene = Scene.drafting('red', {
      players: [
        {
          ...four[0]!,
          cosmo: 5,
          malus: 4,
          priests: { magenta: 8, turquoise: 5, violet: 7, pink: 8 },
          tiles: { 2: 'used', 5: 'used', 7: 'used' },
        },
        ...four.slice(1),
      ],
      civs: { magenta: { page: 6 }, turquoise: { page: 7 }, violet: { page: 4 } },
    });
    expect(seen(scene, 1).players[0]!.standing).toBe(65);
  });
});
