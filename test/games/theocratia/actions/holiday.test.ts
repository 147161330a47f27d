import { describe, expect, it } from 'vitest';
import { four, homes, Scene } from '../scene.ts';

// Magenta has its Fortress, its Barrack and a House of Red’s: a size of 3.
const map = { ...homes, '3,-4': 'magenta house' };
const crystals = (held: object) => ({ magenta: { crystals: held } });
const holiday = (given: object) => Scene.acting('red', 'magenta 1', 'magenta', { map, ...given });

describe('Holiday', () => {
  it('costs Cosmo and crystals for its size; one chooses which crystals', () => {
    const scene = holiday({ civs: crystals({ green: 2, brown: 1, black: 2 }) });
    scene.answer('red', { do: 'holiday' });
    expect(scene.options('red')).toHaveLength(5);
    scene.answer('red', [
      { crystal: 4, n: 1 },
      { crystal: 1, n: 1 },
      { crystal: 5, n: 2 },
    ]);
    expect(scene.player('red')).toMatchObject({ cosmo: 0, malus: 1 });
    expect(scene.crystals('magenta')).toEqual({ green: 1, black: 1 });
    expect(scene.priest('brown', 'magenta')).toBe(0); // a brown crystal is Brown’s worship
    expect(scene.priest('red', 'magenta')).toBe(1); // one House, and the Fortress
    expect(scene.civ('magenta')).toMatchObject({ page: 2 });
    expect(scene.civ('magenta').written).toHaveLength(1);
    expect(scene.final).toBe(false);
  });

  it.each([
    ['holidayCosmo', { players: [{ ...four[0]!, cosmo: 2 }, ...four.slice(1)], civs: crystals({ green: 5 }) }],
    ['holidayCrystals', { civs: crystals({ green: 2 }) }],
  ])('is refused: %s', (why, given) => {
    const scene = holiday(given);
    expect(scene.offers('red', { do: 'holiday' })).toBe(false);
    expect(scene.refuses('red', { do: 'holiday' })).toBe(why);
  });

  it('needs a die of the Civ’s colour, or a discarded card, which brings no bonus', () => {
    const other = (hand: string[]) =>
      Scene.acting('red', 'pink 1', 'magenta', {
        map,
        civs: crystals({ green: 3 }),
        players: [{ ...four[0]!, hand }, ...four.slice(1)],
      } as never);
    expect(other([]).refuses('red', { do: 'holiday' })).toBe('holidayColour');
    const scene = other(['muster']).answer('red', { do: 'holiday', discard: 'muster' });
    expect(scene.player('red')).toMatchObject({ cosmo: 0, hand: [] });
    expect(scene.table.discard).toEqual(['muster']);
  });

  it('lets every owner of a Pyramid of the Civ share, oneself too', () => {
    const players = [
      { ...four[0]!, tokens: ['draw2' as const] },
      { ...four[1]!, tokens: ['cosmo5' as const] },
      ...four.slice(2),
    ];
    const scene = holiday({
      players,
      map: { ...homes, '3,-4': 'magenta pyramid', '3,-3': 'magenta pyramid' },
      civs: crystals({ green: 2 }),
    });
    scene.answer('red', { do: 'holiday' });
    expect(scene.priest('red', 'magenta')).toBe(1); // the Fortress 1, the Pyramid 1
    expect(scene.priest('brown', 'magenta')).toBe(0);
  });

  it('may use Cosmo of this turn’s match', () => {
    const scene = Scene.drafting('red', {
      map,
      dice: ['magenta 1', 'violet 2'],
      civs: crystals({ green: 3 }),
      players: [{ ...four[0]!, cosmo: 1 }, ...four.slice(1)],
    });
    scene.place('red', 'magenta 1', 'magenta');
    expect(scene.offers('red', { do: 'holiday' })).toBe(true);
  });
});
