import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Server, serve } from '../../worker/host/serve.ts';
import { launchBrowser } from '../browser.ts';
import { freshFolder } from '../host/program.ts';
import { Visitor } from './visitor.ts';

const data = freshFolder();
let server: Server;
let browser: Browser;
beforeAll(async () => {
  server = await serve({ port: 0, data, say: () => undefined });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The next release of the site: built like this one, but every script has another name. */
async function nextRelease(): Promise<string> {
  const outDir = join(freshFolder(), 'web');
  const names = { entryFileNames: 'assets/[name]-[hash]-next.js', chunkFileNames: 'assets/[name]-[hash]-next.js' };
  await build({ logLevel: 'error', build: { outDir, rolldownOptions: { output: names } } });
  return outDir;
}

it('answers for a file that is not there that it is not, never with the site’s page', async () => {
  for (const path of ['/assets/index-ofAnEarlierRelease.js', '/robots.txt', '/api/nothing']) {
    const reply = await fetch(server.url + path);
    expect([reply.status, reply.headers.get('cache-control')], path).toEqual([404, 'no-store']);
  }
  for (const path of ['/', '/lobby', `/table/${'a'.repeat(24)}/at/3`, '/no-such-page']) {
    const reply = await fetch(server.url + path);
    expect([reply.status, reply.headers.get('content-type')], path).toEqual([200, 'text/html; charset=utf-8']);
  }
});

it('a page that stays open while the site is renewed says so, and loads itself anew where a file of it is gone', async () => {
  const ana = await Visitor.comes(browser, { mayBeCutOff: true });
  const { page } = ana;
  await ana.setsTable(server.url, { bots: 1 });
  await ana.bids((cards) => cards[0]!);
  await expect.poll(() => ana.hand.count()).toBe(4);
  const renewed = page.getByText('Ostracon has been renewed');
  expect(await renewed.count()).toBe(0);

  const { port } = new URL(server.url);
  const site = await nextRelease();
  await server.stop();
  server = await serve({ port: Number(port), data, site, say: () => undefined });
  await renewed.waitFor();
  // What is on the page goes on.
  await ana.bids((cards) => cards[0]!);
  await expect.poll(() => ana.hand.count()).toBe(3);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Notes' }).click();
  await loaded;
  await page.getByRole('button', { name: 'Notes' }).click();
  await page.getByRole('dialog', { name: 'Besides playing' }).waitFor();
  expect(await renewed.count()).toBe(0);
  expect(await ana.hand.count()).toBe(3);
});
