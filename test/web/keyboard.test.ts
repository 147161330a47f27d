import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

it('is played to its end with the keyboard alone', async () => {
  const ana = await Visitor.comes(at.browser);
  const { page } = ana;
  await page.goto(at.url);
  await page.getByRole('link', { name: 'Set a table: Goofspiel' }).waitFor();
  await tabTo(page, 'Set a table: Goofspiel');
  await page.keyboard.press('Enter');
  await page.getByLabel('Your name').waitFor();
  await tabTo(page, 'Full: 13');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, 'Your name');
  await page.keyboard.type('Ana');
  await tabTo(page, 'Seat 2');
  await page.keyboard.press('End');
  await tabTo(page, 'Begin');
  await page.keyboard.press('Enter');

  // The last card is no choice.
  for (let cards = 5; cards > 1; cards--) {
    await expect.poll(() => ana.hand.count()).toBe(cards);
    await tabTo(page, /^Bid /);
    const first = await focused(page);
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).not.toBe(first);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await ana.question.filter({ hasText: 'with' }).waitFor();
  expect(ana.errors).toEqual([]);
});

it('takes a bid by its number key', async () => {
  const ana = await Visitor.comes(at.browser);
  await ana.setsTable(at.url, { bots: 1 });
  await ana.isAsked();
  await ana.page.keyboard.press('3');
  await expect.poll(() => ana.page.getByRole('button', { name: 'Bid 3', pressed: true }).count()).toBeGreaterThan(0);
  await ana.page.keyboard.press('3');
  await ana.page.getByRole('img', { name: /^Ana bid 3/ }).waitFor();
});

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
  });
}

/** Presses Tab until what is named so has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const met: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const label = await focused(page);
    met.push(label);
    if (typeof name === 'string' ? label === name : name.test(label)) return;
  }
  throw new Error(`Tab never came to ${name}; it came to: ${met.join(' | ')}`);
}
