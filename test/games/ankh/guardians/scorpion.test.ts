import { describe, expect, it } from 'vitest';
import { action, sceneOf, space, summoned } from '../scene.ts';

const gods = ['amun', 'isis'] as const;

describe('Giant Scorpion (p. 31)', () => {
  it('aims when summoned, at two spaces beside it and each other', () => {
    const scene = action('summon', {
      gods: [...gods],
      board: { '2,5': 'amun', '8,6': 'isis' },
      pools: { amun: ['scorpion'] },
    });
    scene.answer('amun', summoned('scorpion', '2,4'));
    expect(scene.asks).toBe('aimClaws amun');
    expect(scene.options('amun')).toHaveLength(6);
    expect(scene.offers('amun', [space('1,4'), space('1,5')])).toBe(true);
    expect(scene.offers('amun', [space('1,4'), space('3,4')])).toBe(false);
  });

  it('aims anew after a move', () => {
    const scene = action('move', {
      gods: [...gods],
      board: { '2,5': 'amun', '2,4': 'amun scorpion > 1,4 1,5', '8,6': 'isis' },
    });
    scene.answer('amun', scene.move('2,4', '2,3'));
    expect(scene.asks).toBe('aimClaws amun');
  });

  it('destroys what it points at before any Battle: anybody’s, also its owner’s; tokens go back', () => {
    const scene = sceneOf({
      gods: [...gods],
      board: {
        '2,5': 'amun',
        '2,4': 'amun scorpion > 1,4 1,5',
        '1,4': 'isis temple',
        '1,5': 'amun pyramid',
        '2,7': 'isis',
      },
      event: 4,
      agenda: [{ do: 'conflict' }, { do: 'endTurn' }],
    });
    expect(scene.asks).toBe('announceTwoCards amun');
    expect([scene.on('1,4'), scene.on('1,5')]).toEqual([undefined, undefined]);
    expect([scene.god('amun').tokens, scene.god('isis').tokens]).toEqual([9, 9]);
  });

  it('spares what lies across a river', () => {
    const scene = sceneOf({
      gods: [...gods],
      board: { '2,5': 'amun', '3,4': 'amun scorpion > 4,4 3,3', '4,4': 'isis temple', '3,3': 'temple', '2,7': 'isis' },
      event: 4,
      agenda: [{ do: 'conflict' }, { do: 'endTurn' }],
    });
    expect(scene.on('4,4')).toBe('isis temple');
    expect(scene.on('3,3')).toBe('temple');
  });

  it('strikes before Omnipresent pays', () => {
    const order = sceneOf({
      gods: ['osiris', 'isis'],
      board: { '2,5': 'osiris', '2,4': 'osiris scorpion > 1,4 1,5', '1,4': 'temple', '2,7': 'isis' },
      powers: { osiris: ['omnipresent'] },
      agenda: [{ do: 'firstAction', gain: 0, unlock: null, triggers: [] }, { do: 'conflict' }, { do: 'endTurn' }],
    });
    const types = order.answer('osiris', 'gain').map((event) => event.type);
    expect(types.indexOf('monumentDestroyed')).toBeGreaterThan(0);
    expect(types.indexOf('monumentDestroyed')).toBeLessThan(types.lastIndexOf('followersGained'));
  });
});
