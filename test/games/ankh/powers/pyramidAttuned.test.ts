import { describe, expect, it } from 'vitest';
import type { PowerName } from '../../../../shared/games/ankh/names.ts';
import { action, summoned } from '../scene.ts';

const powers = { isis: ['revered', 'inspiring', 'pyramidAttuned'] as PowerName[] };

describe('Pyramid Attuned (p. 28)', () => {
  const board = { '2,5': 'isis', '8,2': 'isis pyramid', '4,1': 'isis pyramid', '8,6': 'ra' };

  it('one extra figure beside each own Pyramid, not beside a Temple or another’s, and the usual one', () => {
    const more = { ...board, '7,2': 'isis temple', '3,0': 'ra pyramid' };
    const scene = action('summon', { gods: ['isis', 'ra'], board: more, powers });
    scene.answer('isis', summoned('warrior', '8,1'));
    scene.answer('isis', summoned('warrior', '4,0'));
    scene.answer('isis', summoned('warrior', '2,4'));
    expect(scene.asks).toBe('secondAction isis');
    expect(scene.pool('isis', 'warrior')).toBe(3);
  });

  it('chains: the usual figure comes beside the extra one', () => {
    const scene = action('summon', { gods: ['isis', 'ra'], board, powers });
    expect(scene.offers('isis', summoned('warrior', '7,0'))).toBe(false);
    scene.answer('isis', summoned('warrior', '8,1'));
    expect(scene.offers('isis', summoned('warrior', '8,0'))).toBe(true);
    scene.answer('isis', summoned('warrior', '8,0'));
    // Left is the extra of the other Pyramid only.
    expect(scene.targets('isis', 'warrior')).toEqual(['3,1', '4,0', '4,2', '5,0', '5,1']);
    expect(scene.offers('isis', summoned('warrior', '8,3'))).toBe(false);
  });

  it('counts figures as what fits best: two beside one Pyramid are its extra and the usual one, in any order', () => {
    const scene = action('summon', { gods: ['isis', 'ra'], board, powers });
    scene.answer('isis', summoned('warrior', '8,1'));
    scene.answer('isis', summoned('warrior', '8,3'));
    expect(scene.offers('isis', summoned('warrior', '7,2'))).toBe(false);
    expect(scene.offers('isis', summoned('warrior', '4,0'))).toBe(true);
  });
});
