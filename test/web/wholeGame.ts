import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { draw, type Fast, type Kit, type View } from '../../shared/engine/index.ts';
import { Curtain } from './curtain.ts';
import { answersSomehow, setsGame, standing } from './player.ts';
import { type Place, placeOf, toldTo } from './told.ts';
import { type Coming, Visitor } from './visitor.ts';

export type Wanted<K extends Kit, Seen> = {
  game: string;
  names: readonly string[];
  comes(seat: number): Coming;
  seed: number;
  /** What a page must show and offer of this view, and what it does. */
  expected(view: View<K>): Seen;
  shown(page: Page): Promise<Seen>;
};
type Sitter = { visitor: Visitor; page: Page; place: Place };

/**
 * A game through its pages alone, from setting the table to its end; at each step page and server agree. What is chosen
 * follows from the seed; what is drawn is the server's own, as in any game.
 */
export async function playsWhole<K extends Kit, Seen>(
  browser: Browser,
  url: string,
  { game, names, comes, seed, expected, shown }: Wanted<K, Seen>,
): Promise<{ people: Visitor[]; decisions: number }> {
  const random: Fast = { fast: seed };
  const people = await Promise.all(names.map((_, seat) => Visitor.comes(browser, comes(seat))));
  const [ana, ...friends] = people;
  const links = await setsGame(ana!.page, url, game, names[0]!, names.length);
  for (const [i, friend] of friends.entries()) await friend.sitsDown(links[i]!, names[i + 1]!);
  await Promise.all(people.map(({ page }) => page.locator('.ask').waitFor()));
  const curtains = await Promise.all(people.map(({ page }) => Curtain.before(page)));
  const sitters: Sitter[] = await Promise.all(
    people.map(async (visitor) => ({ visitor, page: visitor.page, place: await placeOf(visitor.page) })),
  );
  async function agree({ page, place }: Sitter): Promise<void> {
    const view = await toldTo<K>(place, url);
    await expect.poll(() => shown(page), { interval: 10 }).toEqual(expected(view));
  }

  let decisions = 0;
  for (;;) {
    const who = await asked(sitters);
    if (!who) break;
    // The actor's page shows and offers what the server does; an onlooker's shows the same table.
    const onlooker = sitters[draw(random, sitters.length)]!;
    await Promise.all([...new Set([who, onlooker])].map(agree));
    await answersSomehow(who.page, random);
    decisions++;
  }
  const sentences = await Promise.all(people.map(({ question }) => question.textContent()));
  expect(new Set(sentences).size).toBe(1);
  for (const sitter of sitters) {
    await agree(sitter);
    expect(sitter.visitor.errors).toEqual([]);
  }
  for (const curtain of curtains) await curtain.lift();
  return { people, decisions };
}

/** Whoever is asked; nobody once everyone's page says it is over. */
async function asked(sitters: readonly Sitter[]): Promise<Sitter | undefined> {
  let who: Sitter | undefined;
  await expect
    .poll(
      async () => {
        const all = await Promise.all(sitters.map(({ page }) => standing(page)));
        who = sitters[all.indexOf('asked')];
        return who !== undefined || all.every((one) => one === 'over');
      },
      { interval: 10 },
    )
    .toBe(true);
  return who;
}
