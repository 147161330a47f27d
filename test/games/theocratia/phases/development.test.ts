import { describe, expect, it } from 'vitest';
import { four, hex, homes, Scene } from '../scene.ts';

// The round ends with one Civ developing; the others have nothing to do.
const develop = (
  card: string,
  given: { map?: object; magenta?: object; order?: string[]; players?: object[] } = {},
) => {
  const { magenta, ...rest } = given;
  return new Scene({
    taken: 7,
    bonusDie: 'pink',
    turn: { player: 'white', die: 'pink 1', civ: 'pink', space: 0 },
    asking: { task: { do: 'afterAction', seat: 3 } },
    civs: {
      magenta: { development: card, ...magenta },
      turquoise: { development: 'blank' },
      violet: { development: 'blank' },
      pink: { development: 'blank', row: ['pink 1'] },
    },
    ...rest,
  } as never).answer('white', { done: true });
};

describe('Development: Expansion', () => {
  it('builds on the nearest plain, takes its crystal, and is worship for the neighbours', () => {
    const scene = develop('expansion', {
      map: { ...homes, '3,-2': 'turquoise house', '1,-1': 'violet house', '3,-3': 'pink house' },
    });
    expect(scene.told('developed')).toEqual([{ type: 'developed', civ: 0, hex: hex('2,-2'), kind: 1, upgrade: false }]);
    expect(scene.crystals('magenta')).toEqual({ green: 2, black: 1 });
    expect(scene.table.players.map((player) => player.priests[0])).toEqual([0, 0, -1, 0]);
  });

  it('asks the first player between equals', () => {
    // No plain is free beside Magenta; two deserts are, each two steps from its Fortress.
    const map = { ...homes, '2,-2': 'turquoise house', '3,-4': 'magenta house', '1,-2': 'magenta house' };
    const scene = develop('expansion', { order: ['blue', 'white', 'red', 'brown'], map });
    expect(scene.asks).toBe('expansionHouse blue');
    expect(scene.options('blue')).toEqual([{ hex: hex('4,-4') }, { hex: hex('0,-1') }]);
    expect(scene.answer('blue', { hex: hex('0,-1') }).at('0,-1')).toBe('magenta house');
  });

  it('goes to the desert when there is no plain', () => {
    const map = { ...homes, '2,-2': 'turquoise house', '3,-4': 'magenta house' };
    const scene = develop('expansion', { map });
    expect(scene.told('developed')[0]).toMatchObject({ hex: hex('4,-4'), kind: 1 });
    expect(scene.crystals('magenta')).toEqual({ green: 1, black: 1 }); // no crystal on desert
  });

  const grown = { ...homes, '2,-2': 'magenta house' };

  it('improves the nearest House on neutral ground so that Factories and Barracks are as many', () => {
    const scene = develop('expansion', { map: grown });
    expect(scene.told('developed')[0]).toEqual({ type: 'developed', civ: 0, hex: hex('2,-2'), kind: 2, upgrade: true });
    expect(scene.crystals('magenta')).toEqual({ green: 1, black: 1 }); // it produces nothing
  });

  it('asks the first player for the kind when they are as many already', () => {
    const scene = develop('expansion', { map: { ...grown, '3,-2': 'magenta factory' } });
    expect(scene.asks).toBe('expansionUpgrade red');
    expect(scene.options('red')).toEqual([
      { hex: hex('2,-2'), kind: 2 },
      { hex: hex('2,-2'), kind: 3 },
    ]);
    expect(scene.answer('red', { hex: hex('2,-2'), kind: 3 }).at('2,-2')).toBe('magenta barrack');
  });

  it('puts the House it improves back into the area', () => {
    const scene = develop('expansion', { map: grown });
    expect(scene.at('2,-2')).toBe('magenta factory');
    expect(scene.civ('magenta').area).toEqual([0, 5, 2, 2, 2]);
  });

  it('brings a neighbour of two buildings 1 Worship', () => {
    const scene = develop('expansion', {
      map: { ...homes, '1,-1': 'violet house', '3,-3': 'pink house', '1,-2': 'pink house on brown tile' },
      players: [four[0]!, { ...four[1]!, tiles: { 2: 'used' } }, four[2]!, four[3]!],
    });
    expect(scene.table.players.map((player) => player.priests[0])).toEqual([0, 0, -1, -1]);
  });

  it('skips when nothing can be done', () => {
    const scene = develop('expansion', { map: { ...homes, '2,-2': 'turquoise house' } });
    expect(scene.told('undeveloped')).toEqual([{ type: 'undeveloped', civ: 0 }]);
  });
});

describe('Development: Holiday', () => {
  it('makes Factories produce, then spends a crystal of each player’s colour for 1 Worship', () => {
    const scene = develop('holiday', {
      map: { ...homes, '3,-4': 'magenta factory' },
      magenta: { crystals: { blue: 2, green: 3 }, page: 4 },
    });
    expect(scene.told('civHoliday')[0]?.colours).toEqual([0, 2]);
    expect(scene.crystals('magenta')).toEqual({ blue: 1, green: 3, black: 1 });
    expect(scene.civ('magenta').written).toEqual([0, 2]);
    expect(scene.table.players.map((player) => player.priests[0])).toEqual([0, -1, 0, -1]);
  });
});

describe('Development: Blank, and the shift', () => {
  it('does nothing, and every card moves to the left', () => {
    const scene = develop('blank', { players: four });
    expect(scene.told('development').map((event) => event.card)).toEqual(['blank', 'blank', 'blank', 'blank']);
    expect(scene.told('shifted')).toHaveLength(1);
  });
});
