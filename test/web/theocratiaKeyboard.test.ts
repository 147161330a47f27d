import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Fast } from '../../shared/engine/index.ts';
import { playsByKeys } from './keys.ts';
import { obstacles, tooWide } from './obstacles.ts';
import { answersSomehow, standing } from './player.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

async function againstBot(visitor: Visitor, players = 2): Promise<void> {
  const { page } = visitor;
  await page.goto(`${at.url}/new/theocratia`);
  await page.getByRole('group', { name: 'Number of players' }).getByText(String(players)).click();
  await page.getByLabel('Your name').fill('Ana');
  for (let seat = 2; seat <= players; seat++) await page.getByLabel(`Seat ${seat}`).selectOption('bot');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.ask').waitFor();
}

const told = (page: Page) => expect.poll(() => standing(page), { interval: 10 }).not.toBe('waiting');

it('is played to its end with the keyboard alone', { timeout: 900_000 }, async () => {
  const ana = await Visitor.comes(at.browser);
  const { page } = ana;
  await againstBot(ana);
  const decisions = await playsByKeys(page, { fast: 3 });
  expect(decisions).toBeGreaterThan(20);
  expect(ana.errors).toEqual([]);
  await ana.leaves();
});

it('leads over the hexes with the arrow keys, and says what each is', async () => {
  const ana = await Visitor.comes(at.browser);
  await againstBot(ana);
  const { page } = ana;
  await told(page);
  await page.locator('[data-hex="30"]').focus();
  const heard: string[] = [];
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    heard.push((await page.locator(':focus').getAttribute('aria-label')) ?? '');
  }
  expect(heard.map((label) => label.split(',')[0])).toEqual(['E6', 'D6', 'D5', 'E5', 'F5', 'E5']);
  for (const label of heard) expect(label).toMatch(/^[A-I]\d, (lava|rock|lake|mountain|plain|desert|Volcano)\b.*: .+/);
  expect(ana.errors).toEqual([]);
  await ana.leaves();
});

it.each(['light', 'dark'] as const)(
  'has no serious obstacle for anybody, and fits a phone, in each state of a turn (%s)',
  async (theme) => {
    const ana = await Visitor.comes(at.browser, { size: 'phone', theme });
    const { page } = ana;
    await againstBot(ana, 4);
    const found: string[] = [];
    const seen = new Set<string>();
    const random: Fast = { fast: 8 };
    while (seen.size < 4) {
      await told(page);
      const question = ((await page.locator('h1').textContent()) ?? '').replaceAll(
        /Magenta|Turquoise|Violet|Pink|\d/g,
        '…',
      );
      if (!seen.has(question)) {
        seen.add(question);
        found.push(...(await obstacles(page, question)), ...(await tooWide(page, question)));
      }
      await answersSomehow(page, random);
    }
    await page.getByRole('button', { name: 'Rules at hand' }).click();
    await page.getByRole('heading', { name: 'Comet Tithe' }).waitFor();
    found.push(...(await obstacles(page, 'the rules at hand')));
    // What is of this house and not of the rulebook says so.
    const card = page.locator('article', { has: page.getByRole('heading', { name: 'Comet Tithe' }) });
    expect(await card.locator('.source').textContent()).toContain('Settled by this house');
    expect(found).toEqual([]);
    expect(ana.errors).toEqual([]);
    await ana.leaves();
  },
);
