import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from '../../worker/host/build.ts';
import { serve } from '../../worker/host/serve.ts';
import { root } from '../../worker/host/settings.ts';
import { launchBrowser } from '../browser.ts';
import { freshFolder } from '../host/program.ts';
import { sizes, Visitor } from '../web/visitor.ts';
import { ankhScenes } from './ankh.ts';
import { lineScenes } from './line.ts';
import { inOurFaces, takeForReadme } from './readme.ts';
import { type Scene, serviceScenes } from './service.ts';
import { theocratiaScenes } from './theocratia.ts';

// Pictures of every page and of telling positions, in both themes, on a phone and on a large screen, for people to look
// at: `npm run shots`, or some of them: `npm run shots -- table home`; those of README.md: `npm run shots -- readme`.
const folder = join(root, '.shots');
const wanted = process.argv.slice(2);

const low = (cards: string[]) => cards[0] ?? '';
const high = (cards: string[]) => cards.at(-1) ?? '';

const scenes: Scene[] = [
  { name: 'home-first-visit', show: (visitor, url) => opened(visitor.page, url, 'Goofspiel') },
  {
    name: 'home-with-tables',
    async show(visitor, url, browser) {
      await visitor.setsTable(url, { friends: 1 });
      await visitor.setsTable(url, { bots: 2 });
      await withFriend(visitor, url, browser);
      await visitor.bids(low);
      await opened(visitor.page, url, 'Your tables');
      await visitor.page.getByText('Waiting for Beto').waitFor();
    },
  },
  { name: 'new-table-ankh', show: (visitor, url) => opened(visitor.page, `${url}/new/ankh`, 'Set a table') },
  { name: 'new-table', show: (visitor, url) => opened(visitor.page, `${url}/new/goofspiel`, 'Set a table') },
  {
    name: 'table-gathering',
    async show(visitor, url) {
      await visitor.setsTable(url, { friends: 2 });
    },
  },
  {
    name: 'table-invited',
    async show(visitor, url, browser) {
      const host = await Visitor.comes(browser);
      const [link = ''] = await host.setsTable(url, { friends: 1 });
      await host.leaves();
      await opened(visitor.page, link, 'You are invited');
    },
  },
  {
    name: 'table-asked',
    async show(visitor, url) {
      await visitor.setsTable(url, { bots: 2, cards: 13 });
      await visitor.isAsked();
    },
  },
  {
    name: 'table-chosen',
    async show(visitor, url) {
      await visitor.setsTable(url, { bots: 3, cards: 13 });
      for (let round = 0; round < 4; round++) await bidAndSee(visitor, 13 - round, round % 2 ? low : high);
      await visitor.hand.nth(4).click();
    },
  },
  {
    name: 'table-sealed',
    async show(visitor, url, browser) {
      await withFriend(visitor, url, browser);
      await visitor.bids(high);
      await visitor.page.getByText('Sealed:').waitFor();
    },
  },
  {
    name: 'table-five-players',
    async show(visitor, url) {
      await visitor.setsTable(url, { bots: 4, cards: 9 });
      for (let round = 0; round < 2; round++) await bidAndSee(visitor, 9 - round, high);
    },
  },
  {
    name: 'table-since',
    async show(visitor, url, browser) {
      const friend = await withFriend(visitor, url, browser);
      await visitor.bids(low);
      await visitor.page.getByText('Sealed:').waitFor();
      const table = visitor.page.url();
      await visitor.page.goto('about:blank');
      await friend.bids(high);
      await friend.page.getByRole('region', { name: 'Last round' }).waitFor();
      await visitor.page.goto(table);
      await visitor.page.getByRole('heading', { name: 'Since your last turn' }).waitFor();
    },
  },
  {
    name: 'table-past',
    async show(visitor, url) {
      await visitor.setsTable(url, { bots: 2, cards: 9 });
      for (let round = 0; round < 3; round++) await bidAndSee(visitor, 9 - round, low);
      await visitor.page.getByRole('button', { name: 'One step back' }).click();
      await visitor.page.getByText('As it stood after move').waitFor();
    },
  },
  {
    name: 'table-aid',
    async show(visitor, url) {
      await visitor.setsTable(url, { bots: 1 });
      await visitor.page.getByRole('button', { name: 'Rules at hand' }).click();
      await visitor.page.getByRole('heading', { name: 'Ties' }).waitFor();
    },
  },
  {
    name: 'table-share',
    async show(visitor, url) {
      await visitor.setsTable(url, { bots: 1 });
      await visitor.page.getByRole('button', { name: 'Hand the link on' }).click();
    },
  },
  { name: 'table-over', show: playedOut },
  {
    name: 'fair',
    async show(visitor, url) {
      await playedOut(visitor, url);
      await visitor.page.getByRole('link', { name: 'Check the shuffles' }).click();
      await visitor.page.getByText('draws are what they had to be').waitFor();
    },
  },
  ...ankhScenes,
  ...theocratiaScenes,
  ...serviceScenes,
  ...lineScenes,
  { name: 'rules-ankh', show: (visitor, url) => opened(visitor.page, `${url}/rules/ankh`, 'Ankh') },
  { name: 'rules', show: (visitor, url) => opened(visitor.page, `${url}/rules/goofspiel`, 'Ties') },
  { name: 'missing', show: (visitor, url) => opened(visitor.page, `${url}/nowhere`, 'Nothing is written here') },
];

async function opened(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: heading }).first().waitFor();
}

async function withFriend(visitor: Visitor, url: string, browser: Browser): Promise<Visitor> {
  const [link = ''] = await visitor.setsTable(url, { friends: 1, cards: 9 });
  const friend = await Visitor.comes(browser);
  await friend.sitsDown(link, 'Beto');
  await friend.isAsked();
  await visitor.isAsked();
  return friend;
}

async function bidAndSee(visitor: Visitor, cards: number, choose: (cards: string[]) => string): Promise<void> {
  await visitor.hand.nth(cards - 1).waitFor();
  await visitor.bids(choose);
  await visitor.hand.nth(cards - 1).waitFor({ state: 'detached' });
  await visitor.page.getByRole('region', { name: 'Last round' }).waitFor();
}

async function playedOut(visitor: Visitor, url: string): Promise<void> {
  await visitor.setsTable(url, { bots: 2 });
  for (let cards = 5; cards > 1; cards--) {
    await visitor.hand.nth(cards - 1).waitFor();
    await visitor.bids(cards % 2 ? high : low);
    await visitor.hand.nth(cards - 1).waitFor({ state: 'detached' });
  }
  await visitor.page.getByRole('link', { name: 'Play again' }).waitFor();
}

await build();
const server = await serve({ port: 0, data: freshFolder(), say: () => undefined });
const browser = await launchBrowser();
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  if (wanted.includes('readme')) await takeForReadme(scenes, server.url, browser);
  for (const { name, show, mayBeCutOff = false } of scenes) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    for (const size of ['phone', 'desktop'] as const) {
      const visitor = await Visitor.comes(browser, { size, mayBeCutOff });
      await show(visitor, server.url, browser);
      await inOurFaces(visitor.page);
      for (const theme of ['light', 'dark'] as const) {
        await visitor.page.emulateMedia({ colorScheme: theme });
        const path = join(folder, `${name}-${size}-${theme}.png`);
        // Dialogs fill the window; everything else is shown whole.
        const fullPage = (await visitor.page.locator('dialog[open]').count()) === 0;
        await visitor.page.screenshot({ path, fullPage });
      }
      await visitor.leaves();
      if (visitor.errors.length > 0) console.error(`${name}, ${size}: ${visitor.errors.join('\n')}`);
    }
    console.log(`${name}: ${Object.keys(sizes).join(' and ')}, light and dark`);
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`The pictures are in ${folder}`);
