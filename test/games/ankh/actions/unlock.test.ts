import { describe, expect, it } from 'vitest';
import type { PowerName } from '../../../../shared/games/ankh/names.ts';
import { action } from '../scene.ts';

const board = { '4,3': 'amun', '7,6': 'isis', '2,5': 'ra' };
const gods = ['amun', 'isis', 'ra'] as const;

describe('Unlock Ankh Power (p. 18)', () => {
  it('example: the second token of level 1 costs 1, opens Inspiring and brings a level 1 Guardian', () => {
    const scene = action('unlock', { gods: [...gods], board, followers: { amun: 3 }, powers: { amun: ['revered'] } });
    expect(scene.options('amun')).toEqual(['decline', 'commanding', 'inspiring', 'omnipresent']);
    expect(scene.refused('amun', 'revered')).toEqual({ why: 'unlocked' });
    expect(scene.refused('amun', 'glorious')).toEqual({ why: 'otherLevel', level: 3 });
    scene.answer('amun', 'inspiring');
    expect(scene.god('amun')).toMatchObject({ followers: 2, powers: ['revered', 'inspiring'] });
    expect(scene.pool('amun', 'satet')).toBe(1);
  });

  it('brings Guardians with the second, fourth and fifth token', () => {
    const order = ['revered', 'inspiring', 'resplendent', 'templeAttuned', 'glorious', 'bountiful'] as const;
    const joined: boolean[] = [];
    for (let i = 0; i < 6; i++) {
      const scene = action('unlock', {
        gods: [...gods],
        board,
        followers: { amun: 9 },
        powers: { amun: order.slice(0, i) },
      });
      joined.push(scene.answer('amun', order[i]!).some((event) => event.type === 'guardianJoined'));
    }
    expect(joined).toEqual([false, true, false, true, true, false]);
  });

  it('costs the level', () => {
    const powers = { amun: ['revered', 'inspiring', 'resplendent', 'templeAttuned'] as PowerName[] };
    const scene = action('unlock', { gods: [...gods], board, followers: { amun: 3 }, powers });
    scene.answer('amun', 'glorious');
    expect(scene.god('amun').followers).toBe(0);
  });

  it('moves only the marker when Followers are short, and costs nothing', () => {
    const powers = { amun: ['revered', 'inspiring'] as PowerName[] };
    const scene = action('unlock', { gods: [...gods], board, followers: { amun: 1 }, powers });
    expect(scene.asks).toBe('firstAction isis');
    expect(scene.god('amun').followers).toBe(1);
  });

  it('may be declined: only the marker has to move', () => {
    const scene = action('unlock', { gods: [...gods], board });
    scene.answer('amun', 'decline');
    expect(scene.god('amun')).toMatchObject({ followers: 1, powers: [] });
  });

  it('brings no Guardian when none is left', () => {
    const scene = action('unlock', {
      gods: [...gods],
      board,
      powers: { amun: ['revered'] },
      pools: { isis: ['satet'], ra: ['satet'] },
    });
    expect(scene.answer('amun', 'inspiring')).toContainEqual({
      type: 'guardianMissed',
      seat: 0,
      level: 1,
      why: 'noneLeft',
    });
  });

  it('brings no Guardian without a base of its size', () => {
    const scene = action('unlock', {
      gods: ['amun', 'isis', 'ra', 'osiris'],
      board: { ...board, '8,3': 'osiris' },
      powers: { amun: ['revered'] },
      pools: { amun: ['mummy', 'mummy'] },
    });
    expect(scene.answer('amun', 'inspiring')).toContainEqual({
      type: 'guardianMissed',
      seat: 0,
      level: 1,
      why: 'noBase',
    });
  });
});
