import { describe, expect, it } from 'vitest';
import { viewFor } from '../../../shared/engine/index.ts';
import { ankh } from '../../../shared/games/ankh/ankh.ts';
import { battle, sceneOf, space } from './scene.ts';

describe('what the table shows', () => {
  const scene = sceneOf({
    gods: ['ra', 'isis', 'osiris', 'anubis'],
    guardians: ['satet', 'apep', 'scorpion'],
    board: {
      '2,5': 'ra',
      '1,5': 'ra warrior sun',
      '6,4': 'isis apep',
      '7,6': 'isis',
      '8,8': 'osiris',
      '4,1': 'anubis',
      '8,2': 'osiris scorpion > 7,2 7,3',
      '2,4': 'ra temple',
      '3,0': 'pyramid',
    },
    devotion: { anubis: 2, isis: 5, ra: 5, osiris: 9 },
    captives: { anubis: ['isis'] },
    underworld: ['5,8'],
    pools: { ra: ['satet'] },
  });
  const table = ankh.view(scene.table, null, false);

  it('the same to everyone', () => {
    expect(ankh.view(scene.table, 2, false)).toEqual(table);
  });

  it('pieces, with what they carry and the regions they count for', () => {
    const on = (name: string) => table.figures.find((one) => one.at === space(name));
    expect(on('1,5')).toMatchObject({ kind: 'warrior', owner: 0, radiant: true, regions: [3] });
    // Middle Kingdom for four: the lake's end touches both halves of the West (1, 2) and the East (4).
    expect(on('6,4')).toMatchObject({ kind: 'apep', regions: expect.arrayContaining([1, 2, 4]) });
    expect(on('8,2')?.claws).toEqual([space('7,2'), space('7,3')]);
    expect(table.figures.filter((one) => one.at === 'captive')).toMatchObject([{ kind: 'warrior', owner: 1 }]);
  });

  it('regions with their spaces, who is there and who leads', () => {
    expect(table.regions.map((one) => [one.token, one.spaces.length])).toEqual([
      [1, 14],
      [2, 18],
      [3, 22],
      [4, 28],
    ]);
    expect(table.regions[2]).toMatchObject({ present: [0], majorities: { temple: 0 } });
    expect(table.regions[3]?.present).toEqual([1, 2]);
  });

  it('the Devotion stacks from the bottom up', () => {
    expect(table.devotion).toEqual({
      top: 31,
      lastRed: 20,
      stacks: [
        { at: 2, seats: [3] },
        { at: 5, seats: [1, 0] },
        { at: 9, seats: [2] },
      ],
    });
    expect(table.gods.map((god) => god.rank)).toEqual([2, 3, 1, 4]);
  });

  it('dashboards, pools and supplies', () => {
    expect(table.gods[0]).toMatchObject({
      pool: { warrior: 5, satet: 1 },
      bases: { small: 1, large: 2 },
      suns: 2,
      tokens: 8,
    });
    expect(table.gods[2]).toMatchObject({ underworld: 2, suns: null });
    expect(table.gods[3]).toMatchObject({ captives: [1] });
    expect(table.guardians).toEqual([
      { name: 'satet', level: 1, size: 'small', left: 2 },
      { name: 'apep', level: 2, size: 'large', left: 1 },
      { name: 'scorpion', level: 3, size: 'large', left: 1 },
    ]);
    expect(table.supply).toEqual({
      monuments: { obelisk: 10, temple: 9, pyramid: 9 },
      camels: 26,
      tokens: [5, 6, 7, 8],
    });
    expect(table.actions.unlock).toEqual({ at: 1, start: 1, end: 5 });
  });

  it('a battle in progress with strengths and their reasons, and no sealed card', () => {
    const fight = battle(3, { gods: ['ra', 'isis'], board: { '2,5': 'ra', '2,7': 'isis' } });
    fight.answer('ra', ['chariots']);
    const seen = viewFor(ankh, fight.state, 1);
    expect(seen.table).toMatchObject({
      phase: 'battle',
      battle: {
        region: 3,
        decided: false,
        sides: [
          { seat: 1, figures: 1, cards: [], strength: 1 },
          { seat: 0, figures: 1, cards: [], strength: 1, parts: [{ because: 'figures', amount: 1 }] },
        ],
      },
    });
    expect(JSON.stringify(seen.asking?.sealed ?? {})).toBe('{}');
    expect(seen.asking?.awaited).toEqual([1]);
  });
});
