import type { WebSocketRoute } from 'playwright-core';
import { type Position, positionWhere, seatLink } from '../web/position.ts';
import type { Visitor } from '../web/visitor.ts';
import type { Scene } from './service.ts';

// What a page says when the line to the server breaks, when there is none, and when the site has been renewed meanwhile.
export const lineScenes: Scene[] = [
  { name: 'line-broken', mayBeCutOff: true, show: breaks },
  {
    name: 'line-kept',
    mayBeCutOff: true,
    async show(visitor, url) {
      await breaks(visitor, url);
      await visitor.page.route('**/answers', (route) => route.abort());
      await visitor.page.locator('.board [data-place]').first().click();
      await visitor.page.getByRole('button', { name: 'Confirm' }).click();
      await visitor.page.getByText('Kept in this browser').waitFor();
    },
  },
  {
    name: 'line-offline',
    mayBeCutOff: true,
    async show(visitor, url) {
      await opensTable(visitor, url);
      await goesOffline(visitor);
      await visitor.page.reload();
      await visitor.page.getByText('You are offline').waitFor();
    },
  },
  {
    name: 'line-unloaded',
    mayBeCutOff: true,
    async show(visitor, url) {
      await opensTable(visitor, url);
      await goesOffline(visitor);
      await visitor.page.goto(`${url}/lobby`);
      await visitor.page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'line-renewed',
    async show(visitor, url) {
      const line = await lineOf(visitor);
      await opensTable(visitor, url);
      // To the page this one is older than what the server has.
      await visitor.page.evaluate(() => {
        document.querySelector('script[type="module"][src]')?.setAttribute('src', '/assets/earlier.js');
      });
      line.breaks();
      await visitor.page.getByText('Ostracon has been renewed').waitFor();
    },
  },
];

async function breaks(visitor: Visitor, url: string): Promise<void> {
  const line = await lineOf(visitor);
  await opensTable(visitor, url);
  line.breaks({ forGood: true });
  await visitor.page.getByText('The line is broken').waitFor();
}

let found: Promise<Position> | undefined;
async function opensTable({ page }: Visitor, url: string): Promise<void> {
  const game = { game: 'ankh', people: 1, bots: 3, seed: 8 };
  found ??= positionWhere(url, game, ({ asking, seq }) => asking?.task.do === 'firstAction' && seq > 40);
  await page.goto(seatLink(url, await found, (await found).asked));
  await page.locator('.ask.yours').waitFor();
}

/** The site is kept once the service worker has it. */
async function goesOffline({ page, context }: Visitor): Promise<void> {
  await page.waitForFunction(async () => {
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    const kept = await Promise.all(loaded.map(({ name }) => caches.match(name)));
    return navigator.serviceWorker.controller !== null && kept.every(Boolean);
  });
  await context.setOffline(true);
}

async function lineOf({ page }: Visitor) {
  const open: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/live/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    open.push(socket);
  });
  return {
    breaks({ forGood = false } = {}): void {
      isCut = forGood;
      for (const socket of open.splice(0)) void socket.close();
    },
  };
}
