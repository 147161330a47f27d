import { expect, it } from 'vitest';
import { draw, type Fast } from '../../shared/engine/index.ts';
import type { Ankh } from '../../shared/games/ankh/table.ts';
import { expected, shown } from './ankhSeen.ts';
import { answersSomehow, isAsked, isOver, setsGame } from './player.ts';
import { site } from './server.ts';
import { toldBy } from './told.ts';
import { Visitor } from './visitor.ts';

const at = site();
const names = ['Ana', 'Beto', 'Carla', 'Dora', 'Elif'];

// What is chosen follows from the seed; what is drawn is the server's own, as in any game. At every table some sit at a
// large screen, some hold a phone.
it.each([
  { players: 2, theme: 'dark' as const, seed: 9 },
  { players: 3, theme: 'light' as const, seed: 5 },
  { players: 4, theme: 'light' as const, seed: 2 },
  { players: 5, theme: 'dark' as const, seed: 7 },
])(
  'is played to its end by $players people through the page alone, at large screens and phones',
  { timeout: 400_000 },
  async ({ players, theme, seed }) => {
    const random: Fast = { fast: seed };
    const sizeOf = (seat: number) => (seat % 2 === 0 ? 'phone' : 'desktop');
    const people = await Promise.all(
      names.slice(0, players).map((_, seat) => Visitor.comes(at.browser, { size: sizeOf(seat), theme })),
    );
    const [ana, ...friends] = people;
    const links = await setsGame(ana!.page, at.url, 'ankh', 'Ana', players);
    for (const [i, friend] of friends.entries()) await friend.sitsDown(links[i]!, names[i + 1]!);
    await ana!.page.locator('.ask').waitFor();
    let decisions = 0;
    for (;;) {
      const who = await asked(people);
      if (!who) break;
      // The actor's page shows and offers what the server does; an onlooker's shows the same table.
      const onlooker = people[draw(random, players)]!;
      for (const one of new Set([who, onlooker])) await agree(one);
      await answersSomehow(who.page, random);
      decisions++;
    }
    const sentences = await Promise.all(people.map(({ question }) => question.textContent()));
    expect(new Set(sentences).size).toBe(1);
    for (const one of people) {
      await agree(one);
      expect(one.errors).toEqual([]);
      await one.leaves();
    }
    expect(decisions).toBeGreaterThan(players * 20);
  },
);

async function agree({ page }: Visitor): Promise<void> {
  const view = await toldBy<Ankh>(page, at.url);
  await expect.poll(() => shown(page), { interval: 10 }).toEqual(expected(view));
}

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
