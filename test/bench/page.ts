import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { anyAnswer } from '../../shared/bots/index.ts';
import type { Fast, Options, View } from '../../shared/engine/index.ts';
import { serve } from '../../worker/host/serve.ts';
import { launchBrowser } from '../browser.ts';
import { positionWhere } from '../web/position.ts';
import { sizes } from '../web/visitor.ts';
import { compared, type Figure, median } from './measure.ts';

// Fast 3G as Lighthouse and WebPageTest know it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back.
const fast3G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowedBy = 4;
const limits = { script: 120, ready: 1500, tap: 100 };
const runs = 5;
const kilobyte = 1024;
// What is asked: in Ankh with the whole map to choose from, in Theocratia with a die to give away.
const asked = { ankh: 'moveFigures', theocratia: 'assign', goofspiel: 'bid' };

type Seat = { id: string; game: string; seat: number; secret: string };
type Opened = { script: number; files: number; ready: number; tap: number };

// A phone whose owner has a turn at a table, with nothing of the site in its cache: what it fetches, how long until the
// turn can be played, and how soon a tap is answered on the screen.
export async function pageFigures(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'ostracon-bench-'));
  const server = await serve({ port: 0, data, say: () => {} });
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const [game, step] of Object.entries(asked)) {
      const seat = await tableAsking(server.url, game, step);
      await openTable(browser, server.url, seat); // warm: the server, not the phone
      const opened: Opened[] = [];
      for (let run = 0; run < runs; run++) opened.push(await openTable(browser, server.url, seat));
      const of = (what: keyof Opened) => median(opened.map((one) => one[what]));
      figures.push(
        compared(`${game}: script sent, ${of('files')} files`, of('script'), 'KB', 'limit', limits.script, 'less'),
        compared(`${game}: from the link to ready to play`, of('ready'), 'ms', 'limit', limits.ready, 'less'),
        compared(`${game}: from a tap to its answer on the screen`, of('tap'), 'ms', 'limit', limits.tap, 'less'),
      );
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

// A table against a bot that asks its only human this.
async function tableAsking(url: string, game: string, step: string): Promise<Seat> {
  const choose = (options: Options, random: Fast) =>
    options.kind === 'one' && options.of.includes('move') ? 'move' : anyAnswer(options, random);
  const wanted = { game, people: 1, bots: 1, seed: 3, choose };
  // With enough to choose from that no tap meets what is chosen already: that would send it.
  const isWanted = ({ asking }: View) =>
    asking?.task.do === step && asking.options?.kind === 'one' && asking.options.of.length > 5;
  const { id, asked: seat, secrets } = await positionWhere(url, wanted, isWanted);
  return { id, game, seat, secret: secrets[seat] ?? '' };
}

async function openTable(browser: Browser, url: string, seat: Seat): Promise<Opened> {
  const context = await browser.newContext({ viewport: sizes.phone, hasTouch: true, isMobile: true, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteReady, { ...seat, invitations: [], openedAt: Date.now(), seen: -1 });
    const devtools = await context.newCDPSession(page);
    const scripts = await countScripts(devtools);
    await devtools.send('Network.emulateNetworkConditions', fast3G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
    const told = page.waitForEvent('console', (message) => message.text().startsWith('ready'));
    await page.goto(`${url}/table/${seat.id}`, { waitUntil: 'commit' });
    const ready = Number((await told).text().split(' ')[1]);
    await page.waitForLoadState('networkidle');
    const tap = await tapAnswered(page);
    const sizesOf = [...scripts.values()];
    return { script: sizesOf.reduce((sum, size) => sum + size, 0) / kilobyte, files: sizesOf.length, ready, tap };
  } finally {
    await context.close();
  }
}

// Runs in the page before anything else: the seat is known to this browser; and the moment is noted at which what is
// asked stands on the screen, with something to tap.
function noteReady(table: object): void {
  localStorage.setItem('ostracon.tables', JSON.stringify([table]));
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.ask.yours') || !document.querySelector('[data-place]')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => console.debug('ready', performance.now())));
  });
  watch.observe(document, { childList: true, subtree: true });
}

// By address, as sent, headers included: the service worker takes each a second time from the browser's own cache.
async function countScripts(devtools: CDPSession): Promise<Map<string, number>> {
  const scripts = new Map<string, number>();
  const asked = new Map<string, string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\.js$/.test(new URL(request.url).pathname)) asked.set(requestId, request.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = asked.get(requestId);
    if (address !== undefined && !scripts.has(address)) scripts.set(address, encodedDataLength);
  });
  await devtools.send('Network.enable');
  return scripts;
}

// The browser's own measure: from the finger to the next picture that shows what came of it, in steps of 8 ms. The
// slowest of the taps counts.
async function tapAnswered(page: Page): Promise<number> {
  await page.evaluate(() => {
    const slowest = { taps: 0 };
    Object.assign(globalThis, { slowest });
    const taps = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (/^(pointerup|click)$/.test(entry.name)) slowest.taps = Math.max(slowest.taps, entry.duration);
      }
    }).observe(taps);
  });
  // Something to take up shows all the spaces it may go to; a card of the hand is chosen.
  const grips = page.locator('.board [data-place^="take"]');
  const places = (await grips.count()) > 0 ? grips : page.locator('.board [data-place]');
  for (let tap = 0; tap < 3; tap++) {
    const place = places.nth(tap % (await places.count()));
    await place.scrollIntoViewIfNeeded();
    await place.tap();
    await page.locator('[aria-pressed="true"]:visible').first().waitFor();
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 50))));
  }
  return page.evaluate(() => Reflect.get(globalThis, 'slowest').taps);
}
