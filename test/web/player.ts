import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { draw, type Fast } from '../../shared/engine/index.ts';

/** Sets a table with the page's own form, for this person and friends; the friends' links, in the order of their seats. */
export async function setsGame(page: Page, url: string, game: string, name: string, players = 2): Promise<string[]> {
  await page.goto(`${url}/new/${game}`);
  await page.getByRole('group', { name: 'Number of players' }).getByText(String(players)).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(/\/table\/[a-z2-7]{24}$/);
  const links = page.getByLabel(/^Link for seat/);
  await links.nth(players - 2).waitFor();
  return Promise.all((await links.all()).map((link) => link.inputValue()));
}

/** The seat's page asks something of it. */
export const isAsked = async (page: Page): Promise<boolean> => (await page.locator('.ask.yours').count()) > 0;
export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.ask.over').count()) > 0;

/** Answers whatever the page asks by what it offers: places on the board and buttons, nothing else. */
export async function answersSomehow(page: Page, random: Fast): Promise<void> {
  const told = page.waitForResponse((reply) => reply.url().endsWith('/answers') && reply.request().method() === 'POST');
  // It may take several taps, and the last of them sends.
  const tapped = tapUntilSent(page, random);
  const [reply] = await Promise.all([told, tapped]);
  expect(reply.status(), await reply.text()).toBe(200);
  await page.locator('.underway', { hasText: 'Sending' }).waitFor({ state: 'detached' });
}

async function tapUntilSent(page: Page, random: Fast): Promise<void> {
  let isSent = false;
  const note = (request: { url(): string }) => {
    isSent ||= request.url().endsWith('/answers');
  };
  page.on('request', note);
  try {
    for (let taps = 0; taps < 40 && !isSent; taps++) {
      const confirm = page.getByRole('button', { name: /^(Confirm|Seal it)$/ });
      if ((await confirm.count()) > 0 && (await confirm.isEnabled())) {
        await confirm.click();
        continue;
      }
      await tapSomething(page, random);
    }
  } finally {
    page.off('request', note);
  }
  if (!isSent) throw new Error(`nothing tapped was an answer to '${await page.locator('h1').textContent()}'`);
}

async function tapSomething(page: Page, random: Fast): Promise<void> {
  // The page's own list of all choices stays closed: what is offered must be reachable without it.
  const open = page.locator(
    '.ask :not(details *) > button[data-place]:enabled, .ask .slider button:enabled, .board [data-place]:not([data-place^="take"], [aria-pressed="true"])',
  );
  const grips = page.locator('.board [data-place^="take"]:not([aria-pressed="true"])');
  const [places, takes] = [await open.count(), await grips.count()];
  // Something is taken up before it is put down, as often as not.
  const choice = draw(random, Math.max(1, places + takes));
  await tap(choice < places ? open.nth(choice) : grips.nth(choice - places));
}

// A tap as the page gets it: what is covered by the bar at the thumb is scrolled to first by a person, too.
async function tap(place: Locator): Promise<void> {
  await place.dispatchEvent('pointerenter');
  await place.dispatchEvent('click');
}
