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

  it('takes the very die that was chosen', () => {
    const scene = Scene.drafting('red', { dice: ['magenta 3', 'violet 3', 'pink 3'] }).answer('red', { draft: [2, 3] });
    expect(scene.table.dice).toEqual([
      { civ: 0, face: 3 },
      { civ: 3, face: 3 },
    ]);
    expect(scene.table.turn?.die).toEqual({ civ: 2, face: 3 });
  });

  it('asks whoever holds cards for the die, the Civ and the action even where there is one of each', () => {
    // White ends a turn; one kind of die is left for Red, and one row with room for it.
    const full = { row: ['violet 2', 'violet 4', 'violet 2'] };
    const next = (hand: 'forcedMarch'[]) =>
      new Scene({
        players: [{ ...four[0]!, hand, cosmo: 0, tiles: { start: 'used' } }, ...four.slice(1)],
        taken: 3,
        bonusDie: 'pink',
        bonusHolder: 'blue',
        dice: ['pink 1', 'pink 1'],
        civs: {
          magenta: full,
          violet: { row: ['magenta 2', 'magenta 4', 'magenta 2'] },
          pink: { row: ['turquoise 2', 'turquoise 4', 'turquoise 2'] },
        },
        turn: { player: 'white', die: 'violet 2', civ: 'magenta', space: 2 },
        asking: { task: { do: 'afterAction', seat: 3 } },
      }).answer('white', { done: true });
    expect(next([]).asks).toBe('afterAction red'); // all done by itself, and a card drawn
    const scene = next(['forcedMarch']);
    expect(scene.asks).toBe('draft red');
    expect(scene.answer('red', { draft: [3, 1] }).asks).toBe('assign red');
    expect(scene.answer('red', { civ: 1, face: 1 }).asks).toBe('act red');
  });

  it('lets nobody pay away the Cosmo that the only action needs', () => {
    const scene = Scene.drafting('red', {
      dice: ['pink 4', 'violet 1'],
      players: [{ ...four[0]!, cosmo: 2, priests: { magenta: 2, turquoise: 0, violet: 0, pink: 0 } }, ...four.slice(1)],
      civs: {
        magenta: { crystals: {} },
        turquoise: { crystals: {} },
        violet: { crystals: {} },
        pink: { crystals: {} },
      },
    });
    expect(scene.offers('red', { claim: 2 })).toBe(true); // the 1 needs none
    scene.answer('red', { draft: [3, 4] });
    expect(scene.offers('red', { civ: 0, face: 3, cost: 2 })).toBe(true);
    expect(scene.offers('red', { claim: 2 })).toBe(false);
  });

  it('lets nobody discard against the same number the card that the action needs', () => {
    const map = Object.fromEntries(Object.entries(homes).filter(([, what]) => !what.endsWith('monster')));
    const scene = Scene.drafting('red', {
      players: [{ ...four[0]!, hand: ['absolution', 'forcedMarch'] }, ...four.slice(1)],
      map: { ...map, '2,-2': 'magenta house' },
      dice: ['violet 2', 'pink 1'],
      civs: { turquoise: { supply: 1, crystals: {}, row: ['pink 2'] } },
    });
    scene.place('red', 'violet 2', 'turquoise', { repeat: true });
    expect(scene.options('red')).toEqual([{ discard: 'absolution' }]);
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

  it('takes the bonus once: not for a card when the colours match, and not for a second card', () => {
    const players = [{ ...four[0]!, hand: ['muster' as const, 'muster' as const] }, ...four.slice(1)];
    const matching = Scene.drafting('red', { players, dice: ['magenta 3', 'pink 1'] }).place(
      'red',
      'magenta 3',
      'magenta',
    );
    expect(matching.offers('red', { match: 'muster' })).toBe(false);
    const other = Scene.acting('red', 'pink 3', 'magenta', { players }).answer('red', { match: 'muster' });
    expect(other.offers('red', { match: 'muster' })).toBe(false);
  });

  it('claims unlocked tiles for 2 Cosmo at any moment of it', () => {
    const players = [{ ...four[0]!, priests: { magenta: 2, turquoise: 0, violet: 0, pink: 0 } }, ...four.slice(1)];
    for (const scene of [Scene.drafting('red', { players }), Scene.acting('red', 'pink 3', 'magenta', { players })]) {
      scene.answer('red', { claim: 2 });
      expect(scene.player('red')).toMatchObject({ cosmo: 1, tiles: ['held', 'held', 'locked', 'locked'] });
      expect(scene.final).toBe(false);
    }
  });

  it('asks before it ends also whoever has no card but a tile to claim', () => {
    const players = [{ ...four[0]!, priests: { magenta: 2, turquoise: 0, violet: 0, pink: 0 } }, ...four.slice(1)];
    const scene = Scene.acting('red', 'pink 3', 'magenta', { players }).answer('red', {
      do: 'expand',
      hex: hex('3,-4'),
    });
    expect(scene.options('red')).toEqual([{ done: true }, { claim: 2 }]);
  });

  it('plays after its action only what may be played then', () => {
    const hand = ['battleHymn', 'cometTithe', 'farPilgrims', 'modestFeast', 'patientScribes', 'turnOfFate'] as const;
    const scene = Scene.acting('red', 'pink 3', 'magenta', {
      players: [{ ...four[0]!, hand: [...hand] }, ...four.slice(1)],
    }).answer('red', { do: 'expand', hex: hex('3,-4') });
    expect(scene.options('red')).toEqual([{ done: true }, { play: 'cometTithe' }, { play: 'patientScribes' }]);
  });

  it('has no bonus left for a card once its action is done', () => {
    const scene = Scene.acting('red', 'pink 3', 'magenta', {
      players: [{ ...four[0]!, hand: ['muster'] }, ...four.slice(1)],
    }).answer('red', { do: 'expand', hex: hex('3,-4') });
    expect(scene.offers('red', { match: 'muster' })).toBe(false);
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
      expect(scene.refuses('red', { draft: [0, 4] })).toBeUndefined();
      scene.answer('red', { draft: [2, 4] });
      expect(scene.options('red')).toEqual([0, 1, 2, 3].map((civ) => ({ civ, face: 4, idle: true })));
      scene.answer('red', { civ: 2, face: 4, idle: true });
      expect(scene.player('red').cosmo).toBe(2);
      expect(scene.asks).toContain('brown');
      expect(scene.told('placed')[0]?.idle).toBe(true);
    });

    it('still plays cards', () => {
      const players = [{ ...four[0]!, cosmo: 0, hand: ['quietDevotion' as const] }, ...four.slice(1)];
      const scene = stuck(none, { players }).answer('red', { draft: [2, 4] });
      expect(scene.offers('red', { play: 'quietDevotion', civ: 1 })).toBe(true);
    });

    it('finds no place on a full row', () => {
      const civs = { ...none, turquoise: { crystals: {}, row: ['pink 2', 'pink 3', 'pink 2'] } };
      const scene = stuck(civs).answer('red', { draft: [2, 4] });
      expect(scene.options('red')).toEqual([0, 2, 3].map((civ) => ({ civ, face: 4, idle: true })));
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
      expect(scene.table.turn?.seat).not.toBe(0);
      expect(scene.table.bag[2]).toBe(4);
      expect(scene.asks).toContain('brown');
    });

    it('may put it where the same number lies for a card, but need not', () => {
      const civs = Object.fromEntries(
        Object.entries(none).map(([civ, state]) => [
          civ,
          { ...state, row: [civ === 'pink' ? 'turquoise 4' : 'pink 4'] },
        ]),
      );
      const players = [{ ...four[0]!, cosmo: 0, hand: ['muster' as const, 'absolution' as const] }, ...four.slice(1)];
      const scene = stuck(civs, { players }).answer('red', { draft: [2, 4] });
      expect(scene.offers('red', { lost: true })).toBe(true);
      scene.answer('red', { civ: 2, face: 4, repeat: true, idle: true });
      expect(scene.options('red')).toEqual([{ discard: 'absolution' }, { discard: 'muster' }]);
      scene.answer('red', { discard: 'absolution' });
      expect(scene.civ('violet').row).toHaveLength(2);
      expect(scene.player('red')).toMatchObject({ cosmo: 1, hand: ['muster'] }); // the bonus in the middle
      expect(scene.asks).toBe('afterAction red');
      expect(scene.offers('red', { match: 'muster' })).toBe(false); // it has come
    });

    it('has no bonus where the die was put back', () => {
      const civs = Object.fromEntries(
        Object.entries(none).map(([civ, state]) => [
          civ,
          { ...state, row: [civ === 'pink' ? 'turquoise 4' : 'pink 4'] },
        ]),
      );
      const players = [
        { ...four[0]!, cosmo: 0, hand: ['forcedMarch' as const, 'patientScribes' as const, 'patronsDue' as const] },
        ...four.slice(1),
      ];
      const scene = stuck(civs, { players })
        .answer('red', { draft: [2, 4] })
        .answer('red', { lost: true });
      expect(scene.options('red')).toEqual([{ done: true }]);
    });

    it('takes the bonus of another colour for a card, once', () => {
      const players = [{ ...four[0]!, cosmo: 0, hand: ['muster' as const, 'muster' as const] }, ...four.slice(1)];
      const scene = stuck(none, { players }).answer('red', { draft: [2, 4] });
      scene.answer('red', { civ: 0, face: 4, idle: true });
      expect(scene.asks).toBe('afterAction red');
      scene.answer('red', { match: 'muster' });
      expect(scene.player('red')).toMatchObject({ cosmo: 2, hand: ['muster'] });
      expect(scene.offers('red', { match: 'muster' })).toBe(false);
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
