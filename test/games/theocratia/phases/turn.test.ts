import { describe, expect, it } from 'vitest';
import { civIndex, four, hex, homes, Scene } from '../scene.ts';

const violet = civIndex('violet');

describe('a turn', () => {
  it('offers each kind of die once, and those nobody could use not at all', () => {
    const scene = Scene.drafting('red', {
      dice: ['violet 3', 'violet 3', 'magenta 4', 'pink 1'],
      players: [{ ...four[0]!, cosmo: 0 }, ...four.slice(1)],
    });
    expect(scene.options('red')).toEqual([{ draft: [3, 1] }, { draft: [2, 3] }]); // no own House: no Factory
    expect(scene.refuses('red', { draft: [0, 4] })).toBe('noUse');
  });

  it.each([
    [3, 0, [3]],
    [3, 2, [2, 3, 4]],
    [3, 4, [1, 2, 3, 4, 5]],
    [5, 2, [4, 5]],
    [1, 2, [1, 2]],
  ])('turns a %i with %i Cosmo into %j', (face, cosmo, faces) => {
    const scene = Scene.drafting('red', {
      dice: [`pink ${face}`, 'violet 2'],
      map: { ...homes, '3,-4': 'magenta house' },
      players: [{ ...four[0]!, cosmo }, ...four.slice(1)],
    });
    scene.answer('red', { draft: [3, face] });
    const found =
      scene.asks === 'assign red'
        ? scene
            .options('red')
            .flatMap((one) => (one && typeof one === 'object' && 'civ' in one && one.civ === 0 ? [one.face] : []))
        : [];
    expect(found).toEqual(faces);
  });

  it('pays 2 Cosmo for each step, before the bonus comes', () => {
    const scene = Scene.drafting('red', {
      dice: ['magenta 5', 'violet 2'],
      players: [{ ...four[0]!, cosmo: 4 }, ...four.slice(1)],
    });
    scene.answer('red', { draft: [0, 5] }).answer('red', { civ: 0, face: 3, cost: 4 });
    expect(scene.player('red').cosmo).toBe(2);
    expect(scene.civ('magenta').row).toEqual([{ civ: 0, face: 3 }]);
  });

  it.each([
    [[], 5, -1],
    [['pink 4'], 4, 0],
    [['pink 4', 'pink 2'], 3, 0],
  ])('brings what a matching die covers behind %j', (row, cosmo, priest) => {
    const scene = Scene.drafting('red', { dice: ['violet 3', 'pink 1'], civs: { violet: { row } } });
    scene.place('red', 'violet 3', 'violet');
    expect(scene.player('red').cosmo).toBe(cosmo);
    expect(scene.priest('red', 'violet')).toBe(priest);
  });

  it('has no room on a full row', () => {
    const scene = Scene.drafting('red', {
      dice: ['violet 3', 'pink 1'],
      civs: { violet: { row: ['pink 4', 'pink 2', 'magenta 4'] } },
    });
    scene.answer('red', { draft: [violet, 3] });
    expect(scene.refuses('red', { civ: violet })).toBe('rowFull');
  });

  it('repeats a number for a discarded card, whichever is chosen', () => {
    const players = [{ ...four[0]!, hand: ['muster' as const, 'absolution' as const] }, ...four.slice(1)];
    const scene = Scene.drafting('red', {
      players,
      dice: ['violet 3', 'pink 1'],
      civs: { violet: { row: ['magenta 3'] } },
    });
    scene.place('red', 'violet 3', 'violet', { repeat: true });
    expect(scene.options('red')).toEqual([{ discard: 'absolution' }, { discard: 'muster' }]);
    scene.answer('red', { discard: 'muster' });
    expect(scene.player('red').hand).toEqual(['absolution']);
    expect(scene.civ('violet').row).toHaveLength(2);
    expect(scene.asks).toBe('act red');
  });

  it('takes the bonus of another colour for a discarded card', () => {
    const scene = Scene.acting('red', 'pink 3', 'magenta', {
      players: [{ ...four[0]!, hand: ['muster'] }, ...four.slice(1)],
    });
    scene.answer('red', { match: 'muster' });
    expect(scene.player('red')).toMatchObject({ cosmo: 5, hand: [] });
    expect(scene.told('discarded')).toEqual([{ type: 'discarded', seat: 0, card: 'muster', for: 'match' }]);
    expect(scene.asks).toBe('act red');
  });

  it('claims unlocked tiles for 2 Cosmo at any moment of it', () => {
    const players = [{ ...four[0]!, priests: { magenta: 2, turquoise: 0, violet: 0, pink: 0 } }, ...four.slice(1)];
    for (const scene of [Scene.drafting('red', { players }), Scene.acting('red', 'pink 3', 'magenta', { players })]) {
      scene.answer('red', { claim: 2 });
      expect(scene.player('red')).toMatchObject({ cosmo: 1, tiles: ['held', 'held', 'locked', 'locked'] });
      expect(scene.final).toBe(false);
    }
  });

  it('asks whoever holds cards before it ends, so that the question tells nothing of the hand', () => {
    const asked = (hand: string[]) =>
      Scene.acting('red', 'pink 3', 'magenta', { players: [{ ...four[0]!, hand }, ...four.slice(1)] } as never).answer(
        'red',
        { do: 'expand', hex: hex('3,-4') },
      ).asks;
    expect(asked([])).toBe('draft brown');
    expect(asked(['forcedMarch'])).toBe('afterAction red');
    expect(asked(['cometTithe'])).toBe('afterAction red');
  });

  describe('without a possible action', () => {
    // Only a Factory die, no Houses of Red’s, no crystals for a Holiday.
    const none = {
      magenta: { crystals: {} },
      turquoise: { crystals: {} },
      violet: { crystals: {} },
      pink: { crystals: {} },
    };
    const stuck = (civs: object = none, given: object = {}) =>
      Scene.drafting('red', {
        dice: ['violet 4', 'magenta 4'],
        civs,
        players: [{ ...four[0]!, cosmo: 0 }, ...four.slice(1)],
        ...given,
      });

    it('places a die without one, and takes the bonus', () => {
      const scene = stuck();
      expect(scene.options('red')).toEqual([{ draft: [0, 4] }, { draft: [2, 4] }]);
      scene.answer('red', { draft: [2, 4] });
      expect(scene.options('red')).toEqual([0, 1, 2, 3].map((civ) => ({ civ, face: 4, idle: true })));
      scene.answer('red', { civ: 2, face: 4, idle: true });
      expect(scene.player('red').cosmo).toBe(2);
      expect(scene.asks).toContain('brown');
      expect(scene.told('placed')[0]?.idle).toBe(true);
    });

    it('puts the die back where no row may take it', () => {
      const row = (civ: object) => ({ ...civ, row: ['pink 4'] });
      const civs = {
        magenta: row(none.magenta),
        turquoise: row(none.turquoise),
        violet: { crystals: {}, row: ['turquoise 4'] },
        pink: { crystals: {}, row: ['turquoise 4'] },
      };
      const scene = stuck(civs).answer('red', { draft: [2, 4] });
      expect(scene.told('lostDie')).toHaveLength(1);
      expect(scene.table.bag[2]).toBe(4);
      expect(scene.asks).toContain('brown');
    });

    it('may still pay to act', () => {
      const scene = stuck(none, { players: [{ ...four[0]!, cosmo: 2 }, ...four.slice(1)] }).answer('red', {
        draft: [2, 4],
      });
      expect(scene.offers('red', { civ: 0, face: 3, cost: 2 })).toBe(true);
      expect(scene.offers('red', { civ: 0, face: 4, idle: true })).toBe(true);
    });
  });
});
