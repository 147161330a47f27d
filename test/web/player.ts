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

/** What the seat's page says: it asks something of it, the game is over, or others are awaited. */
export function standing(page: Page): Promise<'asked' | 'over' | 'waiting'> {
  return page.evaluate(() => {
    if (document.querySelector('.ask.yours')) return 'asked';
    return document.querySelector('.ask.over') ? 'over' : 'waiting';
  });
}

/** Answers whatever the page asks by what it offers: places on the board and buttons, nothing else. */
export async function answersSomehow(page: Page, random: Fast): Promise<void> {
  const told = page.waitForResponse((reply) => reply.url().endsWith('/answers') && reply.request().method() === 'POST');
  const [reply, problem] = await Promise.all([told, tapUntilSent(page, random)]);
  expect(problem).toBe('');
  if (reply.status() !== 200) expect.fail(`${reply.status()}: ${await reply.text()}`);
}

// Taps places and buttons that are open then, by chance, or confirms, until that sends the
// answer and the page has heard it arrived; otherwise says what is wrong. All in one question to the page: no other
// decision can come in between, nobody asks again and again, and whole games stay short. A tap is a tap as the page gets
// it: what is covered by the bar at the thumb is scrolled to first by a person, too.
function tapUntilSent(page: Page, random: Fast): Promise<string> {
  const own: Fast = { fast: draw(random, 2 ** 30) };
  const numbers = Array.from({ length: 40 }, () => draw(own, 2 ** 30));
  return page.evaluate(async (draws) => {
    const isSent = () => document.querySelector('.ask.yours') === null;
    for (let taps = 0; !isSent(); taps++) {
      const number = draws[taps];
      if (number === undefined) return `nothing tapped was an answer to '${document.querySelector('h1')?.textContent}'`;
      // The page's own list of all choices stays closed: what is offered must be reachable without it.
      const open = [
        ...document.querySelectorAll('.ask button[data-place]:enabled, .ask .slider button:enabled'),
        ...document.querySelectorAll('.board [data-place]:not([aria-pressed="true"])'),
      ].filter((place) => !place.closest('.ask details'));
      const place = document.querySelector('.confirm .first:enabled') ?? open[number % open.length];
      place?.dispatchEvent(new PointerEvent('pointerenter'));
      place?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      place?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      // What is on its way is asked no longer; whatever else the tap has set going comes before the next one.
      await Promise.resolve();
      if (!isSent()) await new Promise((resolve) => setTimeout(resolve));
    }
    const isUnderway = () => document.querySelector('.underway')?.textContent?.includes('Sending') === true;
    await new Promise<void>((resolve) => {
      const look = () => {
        if (isUnderway()) return;
        watch.disconnect();
        resolve();
      };
      const watch = new MutationObserver(look);
      watch.observe(document, { childList: true, subtree: true, characterData: true });
      look();
    });
    return '';
  }, numbers);
}
