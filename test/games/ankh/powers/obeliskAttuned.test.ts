import { describe, expect, it } from 'vitest';
import type { PowerName } from '../../../../shared/games/ankh/names.ts';
import { battle, sceneOf, space } from '../scene.ts';

const two = ['revered', 'inspiring'] as const;
const powers = { ra: [...two, 'obeliskAttuned'] as PowerName[], isis: [...two, 'obeliskAttuned'] as PowerName[] };

describe('Obelisk Attuned (p. 28)', () => {
  const board = {
    '2,5': 'ra',
    '8,2': 'ra warrior',
    '1,2': 'ra obelisk',
    '2,7': 'isis',
    '1,8': 'isis obelisk',
    '8,6': 'isis warrior',
  };

  it('brings figures from anywhere to empty land beside own Obelisks in the region', () => {
    const scene = battle(3, { gods: ['ra', 'isis'], board, powers: { ra: powers.ra } });
    expect(scene.asks).toBe('attuneObelisks ra');
    expect(scene.movesOf('ra', '8,2')).toEqual(['0,1', '0,2', '0,3', '1,1', '1,3', '2,2']);
    expect(scene.offers('ra', scene.move('8,2', '1,8'))).toBe(false);
    scene.answer('ra', scene.move('8,2', '0,2'));
    expect(scene.on('0,2')).toBe('ra warrior');
  });

  it('each figure moves once a Battle, and one may stop', () => {
    const scene = battle(3, { gods: ['ra', 'isis'], board, powers: { ra: powers.ra } });
    scene.answer('ra', scene.move('8,2', '0,2'));
    expect(scene.asks).toBe('attuneObelisks ra');
    expect(scene.offers('ra', { figure: scene.id('0,2'), to: space('1,1') })).toBe(false);
    scene.answer('ra', 'done');
    expect(scene.asks).toContain('playCards');
  });

  it('several gods take turns, the least Devotion first, a figure at a time', () => {
    const scene = battle(3, { gods: ['ra', 'isis'], board, powers });
    expect(scene.ranking).toBe('isis ra');
    scene.answer('isis', scene.move('8,6', '2,8'));
    scene.answer('ra', scene.move('8,2', '0,2'));
    scene.answer('isis', 'done');
    expect(scene.asks).toBe('attuneObelisks ra');
  });

  it('comes before Amun announces two cards', () => {
    const scene = battle(3, {
      gods: ['amun', 'isis'],
      board: { '2,5': 'amun', '8,2': 'amun warrior', '1,2': 'amun obelisk', '2,7': 'isis' },
      powers: { amun: powers.ra },
    });
    expect(scene.asks).toBe('attuneObelisks amun');
    scene.answer('amun', 'done');
    expect(scene.asks).toBe('announceTwoCards amun');
  });

  it('is no way into a Battle of others', () => {
    const scene = battle(3, {
      gods: ['ra', 'isis', 'osiris'],
      board: { '2,5': 'isis', '2,7': 'osiris', '8,2': 'ra', '1,2': 'ra obelisk' },
      powers: { ra: powers.ra },
    });
    expect(scene.asks).not.toContain('attuneObelisks');
  });

  it('does not turn a domination into a Battle', () => {
    const scene = sceneOf({
      gods: ['ra', 'isis'],
      board: { '2,5': 'ra', '1,2': 'isis obelisk', '8,2': 'isis' },
      powers: { isis: powers.isis },
      event: 4,
      agenda: [{ do: 'conflict' }, { do: 'endTurn' }],
    });
    expect(scene.asks).toBe('firstAction isis');
  });

  it('makes a Scorpion aim anew', () => {
    const scene = battle(3, {
      gods: ['ra', 'isis'],
      board: { ...board, '8,3': 'ra scorpion > 7,3 8,4' },
      powers: { ra: powers.ra },
    });
    scene.answer('ra', scene.move('8,3', '0,2'));
    expect(scene.asks).toBe('aimClaws ra');
  });

  it('does not end on another’s Underworld token', () => {
    const scene = battle(3, {
      gods: ['ra', 'osiris'],
      board: { '2,5': 'ra', '8,2': 'ra warrior', '1,2': 'ra obelisk', '2,7': 'osiris' },
      powers: { ra: powers.ra },
      underworld: ['0,2'],
    });
    expect(scene.offers('ra', scene.move('8,2', '0,2'))).toBe(false);
    expect(scene.offers('ra', scene.move('8,2', '0,1'))).toBe(true);
  });
});
