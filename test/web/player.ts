import type { Page } from 'playwright-core';
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
  for (let taps = 0; taps < 40; taps++) if (await tapsOne(page, draw(random, 2 ** 30))) return;
  throw new Error(`nothing tapped was an answer to '${await page.locator('h1').textContent()}'`);
}

// Taps one of the places and buttons that are open now, by this number, or confirms; whether that sent the answer. All in
// one question to the page: no other decision can come in between, and whole games stay short. A tap is a tap as the
// page gets it: what is covered by the bar at the thumb is scrolled to first by a person, too.
function tapsOne(page: Page, number: number): Promise<boolean> {
  return page.evaluate(async (random) => {
    // The page's own list of all choices stays closed: what is offered must be reachable without it.
    const open = [
      ...document.querySelectorAll('.ask button[data-place]:enabled, .ask .slider button:enabled'),
      ...document.querySelectorAll('.board [data-place]:not([aria-pressed="true"])'),
    ].filter((place) => !place.closest('.ask details'));
    const place = document.querySelector('.confirm .first:enabled') ?? open[random % open.length];
    place?.dispatchEvent(new PointerEvent('pointerenter'));
    place?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    place?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    // What is on its way is asked no longer.
    await Promise.resolve();
    return document.querySelector('.ask.yours') === null;
  }, number);
}

/** Tabs to one of the next places that can be pressed, or to the confirmation once there is something to confirm, and
 * presses Enter. */
export async function pressSomething(page: Page, random: Fast): Promise<void> {
  const canConfirm = (await page.locator('.confirm .first:enabled').count()) > 0;
  let steps = 1 + draw(random, 8);
  for (let tabs = 0; tabs < 150; tabs++) {
    await page.keyboard.press('Tab');
    const met = await page.evaluate(() => {
      const element = document.activeElement;
      if (element?.matches('.confirm .first')) return 'confirm';
      const isPlace =
        element?.closest('.ask [data-place], .ask .slider, .board [data-place]') &&
        !element.closest('details') &&
        element.ariaPressed !== 'true';
      return isPlace ? 'place' : 'other';
    });
    if (canConfirm ? met === 'confirm' : met === 'place' && --steps === 0) {
      await page.keyboard.press('Enter');
      return;
    }
  }
}
