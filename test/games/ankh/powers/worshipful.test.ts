import { describe, expect, it } from 'vitest';
import type { PowerName } from '../../../../shared/games/ankh/names.ts';
import { battle } from '../scene.ts';

const five = ['revered', 'inspiring', 'resplendent', 'templeAttuned', 'worshipful'] as PowerName[];
const board = { '2,5': 'isis', '2,7': 'ra', '1,7': 'ra warrior' };

describe('Worshipful (p. 28)', () => {
  it('after a Battle two Followers buy 1 Devotion, once', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board, powers: { isis: five }, followers: { isis: 5 } });
    scene.play({ isis: 'cycle', ra: 'chariots' });
    expect(scene.asks).toBe('worship isis');
    scene.answer('isis', 'sacrifice');
    expect([scene.god('isis').followers, scene.devotion('isis')]).toEqual([3, 1]);
    expect(scene.asks).toBe('firstAction ra');
  });

  it('comes after Miracle, and with several from the least Devotion up', () => {
    const scene = battle(3, {
      gods: ['ra', 'isis'],
      board,
      powers: { isis: five, ra: five },
      followers: { isis: 2, ra: 2 },
    });
    // Ra's Warrior dies; his Miracle lifts him above Isis' win.
    scene.play({ isis: 'chariots', ra: 'miracle' });
    expect(scene.ranking).toBe('isis ra');
    expect(scene.asks).toBe('worship isis');
    scene.answer('isis', 'decline');
    expect(scene.asks).toBe('worship ra');
  });

  it('is there for who lost every figure, not for who cannot pay, not for who did not take part', () => {
    const dead = battle(3, {
      gods: ['isis', 'ra', 'osiris'],
      board: { '2,5': 'isis', '2,7': 'ra warrior', '8,8': 'ra', '8,2': 'osiris' },
      powers: { ra: five, osiris: five, isis: five },
      followers: { ra: 2, osiris: 9, isis: 2 },
    });
    dead.play({ isis: 'plague', ra: 'cycle' });
    dead.answers({ isis: 1, ra: 0 });
    expect(dead.asks).toBe('worship ra');
    dead.answer('ra', 'decline');
    expect(dead.asks).toBe('firstAction ra');
  });
});
