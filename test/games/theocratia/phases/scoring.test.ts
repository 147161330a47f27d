import { describe, expect, it } from 'vitest';
import { MALUS, multiplier, PAGES } from '../../../../shared/games/theocratia/content/tracks.ts';
import { four, homes, Scene } from '../scene.ts';

const dropping = (players: object[], given: object = {}) => {
  const seats = players.map((_, seat) => seat);
  const answers = Object.fromEntries(seats.slice(1).map((seat) => [seat, { civ: 0 }]));
  return new Scene({
    players,
    round: 5,
    agenda: [{ do: 'score' }],
    asking: { task: { do: 'drop' }, seats, answers },
    ...given,
  } as never);
};
const priests = (magenta: number, turquoise: number, violet: number, pink: number) => ({
  magenta,
  turquoise,
  violet,
  pink,
});

describe('scoring', () => {
  it('reads the tracks', () => {
    expect([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(multiplier)).toEqual([
      1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6,
    ]);
    expect(MALUS).toEqual([0, 1, 2, 3, 5, 7, 9, 11, 13, 15]);
    expect(PAGES.map((page) => page.value)).toEqual([0, 2, 3, 4, 5, 6, 7]);
    expect(PAGES.map((page) => page.spaces)).toEqual([2, 3, 3, 4, 4, 4, 0]);
  });

  it('gives 1 Worship for each Pyramid, to all who own one at once, before the Priest is dropped', () => {
    const players = [
      { ...four[0]!, tokens: ['draw2', 'cosmo5'] },
      { ...four[1]!, tokens: ['malusBack3'] },
      ...four.slice(2),
    ];
    const scene = new Scene({
      players,
      round: 5,
      taken: 7,
      map: { ...homes, '3,-4': 'magenta pyramid', '3,0': 'turquoise pyramid', '3,-3': 'magenta pyramid' },
      bonusDie: 'pink',
      civs: {
        magenta: { development: 'blank' },
        turquoise: { development: 'blank' },
        violet: { development: 'blank' },
        pink: { development: 'blank', row: ['pink 1'] },
      },
      turn: { player: 'white', die: 'pink 1', civ: 'pink', space: 0 },
      asking: { task: { do: 'afterAction', seat: 3 } },
    } as never).answer('white', { done: true });
    expect(scene.asks).toBe('endPyramid red brown');
    scene.answer('brown', { civ: 0 }).answer('red', { civ: 2 });
    expect(scene.asks).toBe('endPyramid red');
    scene.answer('red', { civ: 2 });
    expect(scene.player('red').priests).toEqual([-1, -1, 1, -1]);
    expect(scene.asks).toBe('drop blue white'); // Red and Brown have one highest Priest each and need no question
  });

  it('leaves the dropped Priest out of the points', () => {
    const players = [{ ...four[0]!, priests: priests(5, 3, 0, 0), tiles: { 2: 'used', 5: 'used' } }, four[1]!];
    const scene = dropping(players, { civs: { magenta: { page: 5 }, turquoise: { page: 3 } } }).answer('red', {
      civ: 0,
    });
    expect(scene.told('scored')[0]).toMatchObject({ start: 2, priests: [0, 6, 0, 0], total: 8 });
  });

  it.each([
    ['points', [{ cosmo: 5 }, { cosmo: 0 }], [0], 'points'],
    [
      'less Malus',
      [
        { cosmo: 4, malus: 2 },
        { cosmo: 0, malus: 0 },
      ],
      [1],
      'malus',
    ],
    ['more Cosmo', [{ cosmo: 0 }, { cosmo: 1 }], [1], 'cosmo'],
    ['both', [{ cosmo: 1 }, { cosmo: 1 }], [0, 1], 'shared'],
  ])('breaks ties: %s', (_, changes, winners, how) => {
    const players = changes.map((change, seat) => ({ ...four[seat]!, ...change }));
    const scene = dropping(players);
    scene.answer('red', { civ: 0 });
    expect(scene.state.result).toMatchObject({ winners, how });
  });

  it.each([
    ['x1', 3],
    ['x0', 0],
  ])('counts a Priest below 0 as %s', (unmoved, points) => {
    const players = [{ ...four[0]!, priests: priests(-1, 3, 0, 0) }, four[1]!];
    const scene = dropping(players, { options: { unmoved }, civs: { magenta: { page: 3 } } });
    scene.answer('red', { civ: 1 });
    expect(scene.told('scored')[0]?.priests[0]).toBe(points);
  });
});
