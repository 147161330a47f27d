import { describe, expect, it } from 'vitest';
import type { PowerName } from '../../../../shared/games/ankh/names.ts';
import { battle } from '../scene.ts';

const five = ['revered', 'inspiring', 'resplendent', 'templeAttuned', 'magnanimous'] as PowerName[];
const board = { '2,5': 'isis', '2,4': 'isis warrior', '2,7': 'ra', '1,7': 'ra warrior' };

describe('Magnanimous (p. 28)', () => {
  it('losing with two figures brings 2, after the winner’s reward', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board, powers: { ra: five } });
    const events = scene.play({ isis: 'chariots', ra: 'cycle' }).filter((event) => event.type === 'devotionGained');
    expect(events).toMatchObject([{ seat: 0 }, { seat: 1, parts: [{ because: 'magnanimous', amount: 2 }] }]);
  });

  it('an unbroken tie is lost by all: everyone with two figures has it, ascending', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board, powers: { ra: five, isis: five } });
    scene.play({ isis: 'cycle', ra: 'cycle' });
    const events = scene.answer('isis', 'keep').filter((event) => event.type === 'devotionGained');
    expect(events).toMatchObject([
      { seat: 1, amount: 2 },
      { seat: 0, amount: 2 },
    ]);
  });

  it('one figure is not enough, also when the others died of Plague', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board, powers: { ra: five } });
    scene.play({ isis: 'plague', ra: 'cycle' });
    scene.answers({ isis: 1, ra: 0 });
    expect(scene.devotion('ra')).toBe(0);
  });
});
