import { describe, expect, it } from 'vitest';
import { civIndex, four, homes, Scene } from '../scene.ts';

const magenta = civIndex('magenta');

describe('action 6, Divination', () => {
  const drafted = (given: object = {}) =>
    Scene.drafting('red', {
      dice: ['violet 6', 'pink 1'],
      map: { ...homes, '3,-4': 'magenta house' },
      ...given,
    }).answer('red', {
      draft: [civIndex('violet'), 6],
    });

  it('may become any number from 1 to 5 that the Civ can do, for a step of Malus and no Cosmo', () => {
    const scene = drafted({ players: [{ ...four[0]!, cosmo: 0 }, ...four.slice(1)] });
    for (const face of [1, 2, 3, 4, 5]) expect(scene.offers('red', { civ: magenta, face })).toBe(true);
    scene.answer('red', { civ: magenta, face: 4 });
    expect(scene.player('red')).toMatchObject({ malus: 1, cosmo: 0 });
    expect(scene.civ('magenta').row).toEqual([{ civ: civIndex('violet'), face: 4 }]);
  });

  it('must keep to the rule of the same number with the new number', () => {
    const scene = drafted({ civs: { magenta: { row: ['pink 4'] } } });
    expect(scene.offers('red', { civ: magenta, face: 4 })).toBe(false);
    expect(scene.refuses('red', { civ: magenta, face: 4 })).toBe('sameNumber');
  });

  it('takes no Holiday afterwards', () => {
    const rich = {
      players: [{ ...four[0]!, cosmo: 9, hand: ['muster', 'modestFeast'] }, ...four.slice(1)],
      civs: { magenta: { crystals: { green: 9 } } },
    };
    const scene = drafted(rich).answer('red', { civ: magenta, face: 3 });
    expect(scene.options('red').some((one) => JSON.stringify(one).includes('holiday'))).toBe(false);
    expect(scene.offers('red', { play: 'modestFeast' })).toBe(false);
  });
});
