import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { draw, type Fast } from '../../shared/engine/index.ts';
import { Curtain } from './curtain.ts';
import { standing } from './player.ts';

/** Plays with the keyboard alone, by Tab and Enter, until the page says it is over; how many decisions it took. */
export async function playsByKeys(page: Page, random: Fast): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const curtain = await Curtain.before(page);
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.url().endsWith('/answers');
  });
  for (let decisions = 0; ; decisions++) {
    await expect.poll(() => standing(page), { interval: 10 }).not.toBe('waiting');
    if ((await standing(page)) === 'over') {
      await curtain.lift();
      return decisions;
    }
    isSent = false;
    for (let presses = 0; !isSent; presses++) {
      if (presses > 60)
        throw new Error(`no key answered '${await page.locator('h1').textContent()}': ${await focused(page)}`);
      await pressSomething(page, devtools, draw(random, 8));
    }
    await page.waitForFunction(() => !document.querySelector('.underway')?.textContent?.includes('Sending'));
  }
}

// Tabs to one of the next places that can be pressed, or to the confirmation once there is something to confirm, and
// presses Enter. How far that is the page is asked once; only from just before it on, after each Tab, where the focus is.
async function pressSomething(page: Page, devtools: CDPSession, skipped: number): Promise<void> {
  const { wanted, ahead } = await page.evaluate((places) => {
    const confirm = document.querySelector('.confirm .first:enabled');
    const isWanted = (element: Element) =>
      confirm
        ? element === confirm
        : element.matches('.ask [data-place], .ask .slider *, .board [data-place]') &&
          !element.closest('details') &&
          element.ariaPressed !== 'true';
    const stops = [
      ...document.querySelectorAll<HTMLElement | SVGElement>('a[href], button, input, select, summary, [tabindex]'),
    ].filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility());
    const here = stops.findIndex((stop) => stop.matches(':focus'));
    const order = [...stops.slice(here + 1), ...stops.slice(0, here + 1)];
    const ways = order.flatMap((stop, i) => (isWanted(stop) ? [i] : []));
    return { wanted: confirm ? 'confirm' : 'place', ahead: ways[Math.min(places, ways.length - 1)] ?? 0 };
  }, skipped);
  await tabs(devtools, ahead);
  for (let more = 0; more < 150; more++) {
    await tabs(devtools, 1);
    const met = await page.evaluate(() => {
      const element = document.activeElement;
      if (element?.matches('.confirm .first')) return 'confirm';
      const isPlace =
        element?.closest('.ask [data-place], .ask .slider, .board [data-place]') &&
        !element.closest('details') &&
        element.ariaPressed !== 'true';
      return isPlace ? 'place' : 'other';
    });
    if (met !== wanted) continue;
    await page.keyboard.press('Enter');
    return;
  }
}

// The keys are those of any keyboard; they are only typed without waiting for each other.
async function tabs(devtools: CDPSession, times: number): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const typed = Array.from({ length: times }, () => [
    devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]);
  await Promise.all(typed.flat());
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? '');
