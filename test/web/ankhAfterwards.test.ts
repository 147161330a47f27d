import { expect, it } from 'vitest';
import { startFast, type View, viewFor } from '../../shared/engine/index.ts';
import { ankh } from '../../shared/games/ankh/ankh.ts';
import type { Ankh } from '../../shared/games/ankh/table.ts';
import { afterwards, ahead } from '../../web/games/ankh/board/afterwards.ts';

// The first table of the Middle Kingdom for two, once the gods are dealt.
const view = viewFor(ankh, startFast(ankh, 2, { setup: 'middleKingdom', gods: 'deal' }, 4), 0);
const { table } = view as View<Ankh>;
const own = table.figures.find(({ owner, at }) => owner === 0 && typeof at === 'number')!;
const elsewhere = table.regions.find(({ token }) => !own.regions.includes(token))!;
const figuresIn = (token: number, seat: number) =>
  table.figures.filter(({ at, owner, regions }) => typeof at === 'number' && owner === seat && regions.includes(token))
    .length;

it('counts a figure where it goes, not where it stood', () => {
  const [there] = afterwards(table, 0, elsewhere.spaces[0]!, { figure: own.id });
  expect(there!.token).toBe(elsewhere.token);
  expect(there!.counts).toContainEqual({ seat: 0, count: figuresIn(elsewhere.token, 0) + 1 });
  const home = table.regions.find(({ token }) => own.regions.includes(token))!;
  const [here] = afterwards(table, 0, home.spaces[0]!, { figure: own.id });
  expect(here!.counts).toContainEqual({ seat: 0, count: figuresIn(home.token, 0) });
});

it('counts a summoned figure on top', () => {
  const [there] = afterwards(table, 1, elsewhere.spaces[0]!, { figure: undefined });
  expect(there!.counts).toContainEqual({ seat: 1, count: figuresIn(elsewhere.token, 1) + 1 });
});

it('takes a monument from whoever had it', () => {
  const stone = { ...table.monuments[0]!, owner: 1 };
  const region = table.regions.find(({ spaces }) => spaces.includes(stone.at))!;
  const alone = { ...table, monuments: [stone] };
  expect(afterwards(alone, 0, stone.at, { monument: stone.type })).toEqual([
    { token: region.token, of: stone.type, counts: [{ seat: 0, count: 1 }] },
  ]);
});

it('sees nobody ahead in a tie', () => {
  const of = 'figures' as const;
  expect(
    ahead({
      token: 1,
      of,
      counts: [
        { seat: 1, count: 2 },
        { seat: 0, count: 2 },
      ],
    }),
  ).toBeUndefined();
  expect(
    ahead({
      token: 1,
      of,
      counts: [
        { seat: 1, count: 2 },
        { seat: 0, count: 1 },
      ],
    }),
  ).toBe(1);
});
