import { describe, expect, it } from 'vitest';
import { four, hex, homes, Scene } from '../scene.ts';

const group = { ...homes, '3,-4': 'magenta factory', '3,-3': 'magenta house', '4,-3': 'magenta house' };
const rich = [{ ...four[0]!, cosmo: 9 }, ...four.slice(1)];
const feast = { magenta: { crystals: { green: 9 } } };

describe('Pyramid, by 4 or 5', () => {
  it.each([4, 5])('stands on a %i where the own upgraded building stood; one picks the two others', (face) => {
    const scene = Scene.acting('red', `violet ${face}`, 'magenta', { map: group });
    scene.answer('red', { do: 'pyramid', hex: hex('3,-4') });
    expect(scene.asks).toBe('pyramidGroup red');
    expect(scene.options('red')).toHaveLength(2);
    expect(scene.offers('red', { with: [hex('2,-4'), hex('3,-3')] })).toBe(true);
    expect(scene.offers('red', { with: [hex('3,-3'), hex('4,-3')] })).toBe(true); // a chain is enough
    scene.answer('red', { with: [hex('3,-3'), hex('4,-3')] });
    expect(scene.at('3,-4')).toBe('magenta pyramid');
    expect(scene.at('2,-4')).toBe('magenta barrack');
    expect(scene.priest('red', 'magenta')).toBe(0);
    expect(scene.player('red').built).toBe(1);
    expect(scene.final).toBe(false);
    scene.answer('red', { token: 'cosmo5' });
    expect(scene.priest('brown', 'magenta')).toBe(0);
    expect(scene.priest('blue', 'magenta')).toBe(0);
    expect(scene.priest('white', 'magenta')).toBe(-1);
  });

  it.each([
    ['noOwnUpgraded', { ...homes, '3,-4': 'magenta house' }, {}],
    ['noGroup', { ...homes, '3,-2': 'magenta house', '1,-1': 'magenta factory' }, {}],
    [
      'twoPyramids',
      { ...group, '3,0': 'turquoise pyramid', '-1,-2': 'pink pyramid' },
      { built: 2, tokens: ['draw2', 'cosmo5'] },
    ],
  ])('is refused: %s', (why, map, more) => {
    const players = [{ ...rich[0]!, ...more }, ...four.slice(1)];
    const scene = Scene.acting('red', 'magenta 4', 'magenta', { map, players, civs: feast } as never);
    expect(scene.refuses('red', { do: 'pyramid' })).toBe(why);
  });

  it('is refused when the Civ has built both of its own', () => {
    const map = { ...group, '1,-3': 'magenta pyramid', '1,-2': 'magenta pyramid' };
    const players = [
      rich[0]!,
      four[1]!,
      { ...four[2]!, tokens: ['draw2' as const] },
      { ...four[3]!, tokens: ['cosmo5' as const] },
    ];
    const scene = Scene.acting('red', 'magenta 4', 'magenta', { map, players, civs: feast });
    expect(scene.refuses('red', { do: 'pyramid' })).toBe('noPyramidLeft');
  });
});
