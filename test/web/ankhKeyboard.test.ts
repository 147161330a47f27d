import { expect, it } from 'vitest';
import { playsByKeys } from './keys.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

it('is played to its end with the keyboard alone', { timeout: 900_000 }, async () => {
  const ana = await Visitor.comes(at.browser);
  const { page } = ana;
  await page.goto(`${at.url}/new/ankh`);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Seat 2').selectOption('bot');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.ask').waitFor();

  const decisions = await playsByKeys(page, { fast: 3 });
  expect(decisions).toBeGreaterThan(10);
  expect(ana.errors).toEqual([]);
  await ana.leaves();
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
