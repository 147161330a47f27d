import { describe, expect, it } from 'vitest';
import { hex, homes, Scene } from '../scene.ts';

const map = {
  ...homes,
  '-1,-2': 'pink barrack',
  '-1,-1': 'pink house',
  '-3,1': 'pink house',
  '1,-1': 'pink house',
  '3,-4': 'magenta factory',
};
const take = (token: string, more: object = {}) => {
  const scene = Scene.acting('red', 'magenta 5', 'pink', { map: { ...map, ...more } });
  scene.answer('red', { do: 'pyramid', hex: hex('-1,-2') });
  // With a further building beside it there is more than one group.
  if (scene.asks === 'pyramidGroup red') scene.answer('red', { with: [hex('-2,-2'), hex('-1,-1')] });
  return scene.answer('red', { token });
};

describe('Pyramid tokens that upgrade a House', () => {
  it('upgradeFactory: the new Factory alone produces', () => {
    const scene = take('upgradeFactory');
    expect(scene.options('red')).toEqual([{ hex: hex('1,-1') }, { hex: hex('-3,1') }]);
    scene.answer('red', { hex: hex('-3,1') });
    expect(scene.at('-3,1')).toBe('pink factory');
    expect(scene.crystals('pink')).toEqual({ green: 2, red: 1 });
    expect(scene.crystals('magenta')).toEqual({ green: 1 });
  });

  it('upgradeBarrack: the new Barrack alone arms a Warrior', () => {
    const scene = take('upgradeBarrack', { '-3,-1': 'pink barrack' }).answer('red', { hex: hex('1,-1') });
    expect(scene.at('1,-1')).toBe('pink barrack');
    expect(scene.civ('pink').supply).toBe(2);
  });

  it('does nothing without a House of one’s own', () => {
    const scene = take('upgradeFactory', { '-3,1': 'magenta house', '1,-1': 'magenta house' });
    expect(scene.told('nothing')).toHaveLength(1);
  });
});
