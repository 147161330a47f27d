import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { View } from '../../shared/engine/index.ts';
import type { Theocratia } from '../../shared/games/theocratia/table.ts';
import { positionWhere, seatLink } from './position.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

// With a card in hand the turn goes on after the action, so what was foretold can be compared with what came.
const isActing = ({ asking, table, you }: View<Theocratia>): boolean =>
  asking?.task.do === 'act' &&
  table.players[you ?? 0]!.cards > 0 &&
  asking.options?.kind === 'one' &&
  asking.options.of.some((option) => ['war', 'expand', 'factory'].includes(String((option as { do?: string }).do)));

const acting = (seed: number) =>
  positionWhere(at.url, { game: 'theocratia', people: 1, bots: 1, seed }, (view) => isActing(view as View<Theocratia>));

/** The figures of one's own line: Cosmo, Priests, Malus, cards, points. */
const ownLine = (page: Page): Promise<string[]> =>
  page.locator('tr.mine td').evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent ?? ''));

it.each(['phone', 'desktop'] as const)(
  'shows what a choice would bring before it is confirmed, and that is what it brings (%s)',
  async (size) => {
    const position = await acting(size === 'phone' ? 2 : 7);
    const ana = await Visitor.comes(at.browser, { size });
    const { page } = ana;
    await page.goto(seatLink(at.url, position, position.asked));
    await page.locator('.ask.yours').waitFor();
    const before = await ownLine(page);
    await page.locator('path.target').first().click();
    await page.locator('[role=status].spoken', { hasText: /\S/ }).waitFor({ state: 'attached' });
    const foretold = await ownLine(page);
    expect(await page.locator('.confirm li').first().isVisible()).toBe(size === 'phone');
    const question = await ana.question.textContent();
    await page.locator('.confirm .first').click();
    await expect.poll(() => ana.question.textContent()).not.toBe(question);
    await expect.poll(() => ownLine(page)).toEqual(foretold);
    expect(before).toHaveLength(8);
    expect(ana.errors).toEqual([]);
    await ana.leaves();
  },
);

it('opens a turn with at most 120 KB of compressed JavaScript; the rules that foretell come when one stirs', async () => {
  const position = await acting(3);
  const ana = await Visitor.comes(at.browser);
  const scripts = new Map<string, Promise<number>>();
  ana.page.on('response', (response) => {
    const address = response.url();
    if (!address.endsWith('.js') || scripts.has(address)) return;
    scripts.set(
      address,
      response.body().then((body) => gzipSync(body).length),
    );
  });
  await ana.page.goto(seatLink(at.url, position, position.asked));
  await ana.page.locator('.ask.yours').waitFor();
  await ana.page.waitForLoadState('networkidle');
  const isForetelling = () => [...scripts.keys()].some((address) => address.includes('foretell'));
  expect(isForetelling()).toBe(false);
  const weight = (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0);
  console.log(`a turn of theocratia: ${(weight / 1024).toFixed(1)} KB in ${scripts.size} files`);
  expect(weight).toBeLessThan(120 * 1024);
  await ana.page.mouse.move(200, 200);
  await expect.poll(isForetelling).toBe(true);
  await ana.leaves();
});
