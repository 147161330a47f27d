import { describe, expect, it } from 'vitest';
import type { PowerName } from '../../../../shared/games/ankh/names.ts';
import { battle } from '../scene.ts';

const powers = { isis: ['revered', 'inspiring', 'resplendent', 'templeAttuned', 'glorious'] as PowerName[] };

describe('Glorious (p. 28)', () => {
  it('a win by three is worth 3', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board: { '2,5': 'isis', '2,7': 'ra' }, powers });
    scene.play({ isis: 'chariots', ra: 'cycle' });
    expect(scene.devotion('isis')).toBe(3);
  });

  it('a win by two is worth 1', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board: { '2,5': 'isis', '2,7': 'ra' }, powers });
    scene.play({ isis: 'chariots', ra: 'drought' });
    expect(scene.devotion('isis')).toBe(1);
  });

  it('who has no figure left counts as 0', () => {
    const scene = battle(3, {
      gods: ['isis', 'ra'],
      board: { '2,5': 'isis', '2,6': 'isis warrior', '2,7': 'ra warrior', '8,8': 'ra' },
      powers,
    });
    scene.play({ isis: 'plague', ra: 'chariots' });
    scene.answers({ isis: 1, ra: 0 });
    expect(scene.devotion('isis')).toBe(3); // 3 : 0
  });

  it('a tie broken by the token is no glory', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board: { '2,5': 'isis', '2,7': 'ra' }, powers });
    scene.play({ isis: 'cycle', ra: 'cycle' });
    scene.answer('isis', 'use');
    expect(scene.devotion('isis')).toBe(1);
  });
});
