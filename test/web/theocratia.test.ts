import { expect, it } from 'vitest';
import { draw, type Fast } from '../../shared/engine/index.ts';
import type { Theocratia } from '../../shared/games/theocratia/table.ts';
import { obstacles, tooWide } from './obstacles.ts';
import { answersSomehow, isAsked, isOver, setsGame } from './player.ts';
import { site } from './server.ts';
import { expected, shown } from './theocratiaSeen.ts';
import { toldBy } from './told.ts';
import { Visitor } from './visitor.ts';

const at = site();
const names = ['Ana', 'Beto', 'Carla', 'Dora'];

it.each([
  { players: 2, size: 'phone' as const, theme: 'dark' as const, seed: 5 },
  { players: 3, size: 'desktop' as const, theme: 'light' as const, seed: 9 },
  { players: 4, size: 'phone' as const, theme: 'light' as const, seed: 2 },
])(
  'is played to its end by $players people through the page alone ($size)',
  { timeout: 300_000 },
  async ({ players, size, theme, seed }) => {
    const random: Fast = { fast: seed };
    const people = await Promise.all(names.slice(0, players).map(() => Visitor.comes(at.browser, { size, theme })));
    const [ana, ...friends] = people;
    const links = await setsGame(ana!.page, at.url, 'theocratia', 'Ana', players);
    for (const [i, friend] of friends.entries()) await friend.sitsDown(links[i]!, names[i + 1]!);
    await ana!.page.locator('.ask').waitFor();
    let decisions = 0;
    for (;;) {
      const who = await asked(people);
      if (!who) break;
      // The actor's page offers what the server offers them; an onlooker's shows the same table.
      const onlooker = people[draw(random, players)]!;
      for (const one of new Set([who, onlooker])) {
        const view = await toldBy<Theocratia>(one.page, at.url);
        await expect.poll(() => shown(one.page)).toEqual(expected(view, names.slice(0, players)));
      }
      await answersSomehow(who.page, random);
      decisions++;
    }
    const sentences = await Promise.all(people.map(({ question }) => question.textContent()));
    expect(new Set(sentences).size).toBe(1);
    for (const { page, errors } of people) {
      expect(await shown(page)).toEqual(expected(await toldBy<Theocratia>(page, at.url), names.slice(0, players)));
      expect(errors).toEqual([]);
    }
    expect(decisions).toBeGreaterThan(40);
    const end = [
      ...(await obstacles(ana!.page, 'the end')),
      ...(size === 'phone' ? await tooWide(ana!.page, 'the end') : []),
    ];
    expect(end).toEqual([]);
    for (const one of people) await one.leaves();
  },
);

/** Whoever is asked; nobody once everyone's page says it is over. */
async function asked(people: readonly Visitor[]): Promise<Visitor | undefined> {
  let who: Visitor | undefined;
  await expect
    .poll(
      async () => {
        const waiting = await Promise.all(people.map(({ page }) => isAsked(page)));
        who = people[waiting.indexOf(true)];
        return who !== undefined || (await Promise.all(people.map(({ page }) => isOver(page)))).every(Boolean);
      },
      { interval: 10 },
    )
    .toBe(true);
  return who;
}
