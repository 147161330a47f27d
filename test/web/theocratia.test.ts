import { expect, it } from 'vitest';
import type { Theocratia } from '../../shared/games/theocratia/table.ts';
import { obstacles, tooWide } from './obstacles.ts';
import { site } from './server.ts';
import { expected, type Seen, shown } from './theocratiaSeen.ts';
import { playsWhole } from './wholeGame.ts';

const at = site();
const everybody = ['Ana', 'Beto', 'Carla', 'Dora'];

it.each([
  { players: 2, size: 'phone' as const, theme: 'dark' as const, seed: 5 },
  { players: 3, size: 'desktop' as const, theme: 'light' as const, seed: 9 },
  { players: 4, size: 'phone' as const, theme: 'light' as const, seed: 2 },
])(
  'is played to its end by $players people through the page alone ($size)',
  { timeout: 900_000 },
  async ({ players, size, theme, seed }) => {
    const names = everybody.slice(0, players);
    const { people, decisions } = await playsWhole<Theocratia, Seen>(at.browser, at.url, {
      game: 'theocratia',
      names,
      comes: () => ({ size, theme }),
      seed,
      expected: (view) => expected(view, names),
      shown,
    });
    expect(decisions).toBeGreaterThan(40);
    const { page } = people[0]!;
    const end = [...(await obstacles(page, 'the end')), ...(size === 'phone' ? await tooWide(page, 'the end') : [])];
    expect(end).toEqual([]);
    for (const one of people) await one.leaves();
  },
);
