import { describe, expect, it } from 'vitest';
import { TOKENS } from '../../../../shared/games/theocratia/content/stock.ts';
import { hex } from '../scene.ts';
import { raised, red, taking } from './taking.ts';

describe('a Pyramid token', () => {
  it('is chosen from all that are left, and gone for everybody once taken', () => {
    expect(raised().options('red')).toEqual(TOKENS.map((token) => ({ token })));
    const scene = taking('cosmo5');
    expect(scene.table.tokens).toEqual(TOKENS.filter((token) => token !== 'cosmo5'));
    expect(scene.player('red').tokens).toEqual(['cosmo5']);
  });

  it('comes after the Pyramid’s Worship: a tile that this unlocks may be claimed for what the token builds', () => {
    const scene = raised({
      players: red({ priests: { magenta: 0, turquoise: 0, violet: 0, pink: 1 }, tiles: { start: 'used' } }),
    });
    expect(scene.player('red').tiles[1]).toBe('unlocked');
    scene.answer('red', { claim: 2 }).answer('red', { token: 'buildHouse' });
    expect(scene.player('red').cosmo).toBe(1);
    expect(scene.offers('red', { hex: hex('-3,0'), tile: 'normal' })).toBe(true);
  });

  it('waits for cards that are played at any moment, and only for those', () => {
    const scene = raised({ players: red({ hand: ['cometTithe', 'patronsDue', 'turnOfFate', 'forcedMarch'] }) });
    expect(scene.options('red').filter((one) => JSON.stringify(one).includes('play'))).toEqual([
      { play: 'cometTithe' },
    ]);
    scene.answer('red', { play: 'cometTithe' });
    expect(scene.asks).toBe('token red');
    expect(scene.player('red').cosmo).toBe(6);
  });
});
