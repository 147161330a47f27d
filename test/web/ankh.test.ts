import { expect, it } from 'vitest';
import type { Ankh } from '../../shared/games/ankh/table.ts';
import { expected, type Seen, shown } from './ankhSeen.ts';
import { site } from './server.ts';
import { playsWhole } from './wholeGame.ts';

const at = site();
const names = ['Ana', 'Beto', 'Carla', 'Dora', 'Elif'];

// At every table some sit at a large screen, some hold a phone.
it.each([
  { players: 2, theme: 'dark' as const, seed: 9 },
  { players: 3, theme: 'light' as const, seed: 5 },
  { players: 4, theme: 'light' as const, seed: 2 },
  { players: 5, theme: 'dark' as const, seed: 7 },
])(
  'is played to its end by $players people through the page alone, at large screens and phones',
  { timeout: 900_000 },
  async ({ players, theme, seed }) => {
    const { people, decisions } = await playsWhole<Ankh, Seen>(at.browser, at.url, {
      game: 'ankh',
      names: names.slice(0, players),
      comes: (seat) => ({ size: seat % 2 === 0 ? 'phone' : 'desktop', theme }),
      seed,
      expected,
      shown,
    });
    expect(decisions).toBeGreaterThan(players * 20);
    for (const one of people) await one.leaves();
  },
);
