import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Server, serve } from '../../worker/host/serve.ts';
import { launchBrowser } from '../browser.ts';
import { freshFolder } from '../host/program.ts';
import { Visitor } from './visitor.ts';

// The server is ended as a power cut would end it, and comes back at the same address with what it had written.
const data = freshFolder();
let server: Server;
let browser: Browser;
const comesBack = async () => {
  server = await serve({ port: Number(new URL(server.url).port), data, say: () => undefined });
};
beforeAll(async () => {
  server = await serve({ port: 0, data, say: () => undefined });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('keeps a move made while cut off, shows the last position meanwhile, and sends it later, once', async () => {
  const ana = await Visitor.comes(browser, { mayBeCutOff: true });
  const beto = await Visitor.comes(browser, { mayBeCutOff: true });
  const [link] = await ana.setsTable(server.url, { friends: 1 });
  await beto.sitsDown(link!, 'Beto');
  await ana.bids((cards) => cards[0]!);
  await beto.bids((cards) => cards.at(-1)!);
  await ana.page.getByRole('img', { name: 'Beto bid 5 and won' }).waitFor();
  await beto.page.getByRole('img', { name: 'Beto bid 5 and won' }).waitFor();
  // The site is kept once the service worker has it.
  await beto.page.waitForFunction(async () => {
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    const kept = await Promise.all(loaded.map(({ name }) => caches.match(name)));
    return navigator.serviceWorker.controller !== null && kept.every(Boolean);
  });

  await server.kill();
  await beto.page.getByText('The line is broken').waitFor();
  await beto.bids((cards) => cards[1]!);
  await beto.page.getByText('Kept in this browser: Bid 2').waitFor();
  await beto.page.reload();
  await beto.page.getByText('You are offline').waitFor();
  await beto.page.getByText('Kept in this browser: Bid 2').waitFor();
  await beto.page.getByRole('img', { name: 'Beto bid 5 and won' }).waitFor();

  await comesBack();
  await beto.page.getByText('Sealed: Bid 2').waitFor();
  await ana.page.getByText('The line is broken').waitFor({ state: 'detached' });
  await ana.bids((cards) => cards[0]!);
  await beto.page.getByRole('img', { name: 'Beto bid 2' }).waitFor();
  expect(await beto.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.move.')))).toEqual([]);
  expect([...ana.errors, ...beto.errors]).toEqual([]);
});
