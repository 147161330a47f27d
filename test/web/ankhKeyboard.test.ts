import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Fast } from '../../shared/engine/index.ts';
import { pressSomething } from './player.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

it('is played to its end with the keyboard alone', { timeout: 600_000 }, async () => {
  const ana = await Visitor.comes(at.browser);
  const { page } = ana;
  await page.goto(`${at.url}/new/ankh`);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Seat 2').selectOption('bot');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.ask').waitFor();

  const random: Fast = { fast: 3 };
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.url().endsWith('/answers');
  });
  const isOver = () => page.locator('.ask.over').count();
  const isAsked = () => page.locator('.ask.yours').count();
  let decisions = 0;
  while ((await isOver()) === 0) {
    if ((await isAsked()) === 0) {
      await expect.poll(async () => (await isAsked()) + (await isOver())).toBeGreaterThan(0);
      continue;
    }
    isSent = false;
    for (let presses = 0; !isSent; presses++) {
      if (presses > 60)
        throw new Error(`no key answered '${await ana.question.textContent()}': ${await focused(page)}`);
      await pressSomething(page, random);
    }
    await page.locator('.underway', { hasText: 'Sending' }).waitFor({ state: 'detached' });
    decisions++;
  }
  expect(decisions).toBeGreaterThan(10);
  expect(ana.errors).toEqual([]);
});

it('leads over the spaces with the arrow keys, and says what each is', async () => {
  const ana = await Visitor.comes(at.browser);
  const { page } = ana;
  await page.goto(`${at.url}/new/ankh`);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Seat 2').selectOption('bot');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: /^Amun/ }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.locator('[data-hex="44"]').focus();
  const heard: string[] = [];
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(key);
    heard.push((await page.locator(':focus').getAttribute('aria-label')) ?? '');
  }
  expect(heard.map((label) => label.split(',')[0])).toEqual(['C6', 'D6', 'D5', 'C5']);
  for (const label of heard) expect(label).toMatch(/^[A-K]\d+, (fertile land|desert|water), region \d/);
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? '');
