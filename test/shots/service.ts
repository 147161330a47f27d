import type { Browser, Page } from 'playwright-core';
import { Lock } from '../web/lock.ts';
import { Visitor } from '../web/visitor.ts';

export type Scene = {
  name: string;
  mayBeCutOff?: boolean;
  show(visitor: Visitor, url: string, browser: Browser): Promise<void>;
};

// The pages and panels of the service around the games.
export const serviceScenes: Scene[] = [
  {
    name: 'sign-in',
    async show({ page }, url) {
      await page.goto(`${named(url)}/sign-in`);
      await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
    },
  },
  {
    name: 'sign-in-sent',
    async show(visitor, url) {
      await asksForLink(visitor, url, 'nefret@example.org');
    },
  },
  {
    name: 'mail',
    async show(visitor, url) {
      await asksForLink(visitor, url, 'nefret@example.org');
      await visitor.page.getByRole('link', { name: 'Open the local mail page' }).click();
      await visitor.page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'sign-in-confirm',
    async show({ page }, url) {
      await page.goto(`${url}/sign-in#${'a'.repeat(52)}`);
      await page.getByRole('button', { name: 'Sign in here' }).waitFor();
    },
  },
  {
    name: 'profile-guest',
    async show(visitor, url) {
      await visitor.setsTable(url, { bots: 1, name: 'Nefret' });
      await visitor.page.goto(`${url}/me`);
      await visitor.page.getByText('this browser', { exact: true }).waitFor();
    },
  },
  {
    name: 'profile-passkeys',
    async show(visitor, url) {
      const { page } = visitor;
      await Lock.of(visitor);
      await visitor.setsTable(named(url), { bots: 1, name: 'Nefret' });
      await page.goto(`${named(url)}/me`);
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByText('not used yet').waitFor();
    },
  },
  {
    name: 'profile-passkey-removed',
    async show(visitor, url) {
      const { page } = visitor;
      await Lock.of(visitor);
      await visitor.setsTable(named(url), { bots: 1, name: 'Nefret' });
      await page.goto(`${named(url)}/me`);
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByRole('button', { name: /^Remove: / }).click();
      await page.getByRole('button', { name: 'Keep it' }).waitFor();
    },
  },
  {
    name: 'settings',
    async show(visitor, url) {
      await visitor.setsTable(url, { bots: 1, name: 'Nefret' });
      const { page } = visitor;
      await page.goto(`${url}/settings`);
      await page.getByRole('checkbox', { name: /^Quiet hours/ }).check();
      await page.getByRole('checkbox', { name: /^I sleep/ }).check();
      await page.getByText('Saved.').waitFor();
    },
  },
  {
    name: 'settings-ladder',
    async show(visitor, url) {
      const { page } = visitor;
      await asksForLink(visitor, url, 'nefret@example.org');
      await page.getByRole('link', { name: 'Open the local mail page' }).click();
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('button', { name: 'Sign in here' }).click();
      await page.waitForURL(`${url}/`);
      await page.evaluate(() => {
        const subscription = { endpoint: 'https://push.example.org/nefret', keys: { p256dh: 'a', auth: 'a' } };
        const headers = { 'content-type': 'application/json' };
        return fetch('/api/desk/push', { method: 'POST', headers, body: JSON.stringify(subscription) });
      });
      await page.goto(`${url}/settings`);
      await page.getByLabel('Push first; and by mail').waitFor();
    },
  },
  {
    name: 'unsubscribe',
    async show({ page }, url) {
      await page.goto(`${url}/unsubscribe/somebody/secret`);
      await page.getByRole('button', { name: 'No more mails' }).waitFor();
    },
  },
  {
    name: 'operator-closed',
    async show({ page }, url) {
      await page.goto(`${url}/operator`);
      await page.getByLabel('Operator’s secret').waitFor();
    },
  },
  {
    name: 'new-table-terms',
    async show({ page }, url) {
      await page.goto(`${url}/new/goofspiel`);
      await page.getByLabel('Seat 2').selectOption('mail');
      await page.getByText('By post').click();
      await page.getByText('Lobby, spectators').click();
      await page.getByRole('checkbox', { name: /Show it in the lobby/ }).check();
    },
  },
  {
    name: 'lobby',
    async show({ page }, url) {
      await setsForAll(page, url, 'goofspiel', 'The ferry at Edfu');
      await setsForAll(page, url, 'ankh', 'Five crowns, no hurry');
      await page.goto(`${url}/lobby`);
      await page.getByRole('heading', { name: 'The ferry at Edfu' }).first().waitFor();
    },
  },
  {
    name: 'lobby-empty',
    async show({ page }, url) {
      await page.goto(`${url}/lobby`);
      await page.getByLabel('Tables').selectOption('over');
      await page.getByRole('heading', { name: 'No table like that just now' }).waitFor();
    },
  },
  {
    name: 'lobby-seat',
    async show(visitor, url, browser) {
      const host = await Visitor.comes(browser);
      await setsForAll(host.page, url, 'ankh', 'Five crowns, no hurry');
      await visitor.page.goto(host.page.url());
      await visitor.page.getByRole('button', { name: 'Sit down' }).waitFor();
      await host.leaves();
    },
  },
  {
    name: 'table-talk',
    async show(visitor, url, browser) {
      const friend = await withClocks(visitor, url, browser);
      await says(friend, 'Good luck. I have a bad feeling about the seven.');
      await visitor.page.getByRole('button', { name: 'Talk One new message' }).click();
      await says(visitor, 'You always say that, and then you win it.', false);
      await visitor.page.getByText('You always say that').waitFor();
    },
  },
  {
    name: 'table-unread',
    async show(visitor, url, browser) {
      const friend = await withClocks(visitor, url, browser);
      await says(friend, 'Good luck.');
      await visitor.page.getByRole('button', { name: 'Talk One new message' }).waitFor();
    },
  },
  {
    name: 'table-notes',
    async show(visitor, url, browser) {
      await withClocks(visitor, url, browser);
      await visitor.page.getByRole('button', { name: 'Notes' }).click();
      await visitor.page
        .getByLabel('Your notes on this game')
        .fill('He keeps the thirteen for the end. Bid low on sixes.');
      await visitor.page.getByText('Kept.').waitFor();
    },
  },
  {
    name: 'table-clocks',
    async show(visitor, url, browser) {
      await withClocks(visitor, url, browser);
    },
  },
  {
    name: 'table-votes',
    async show(visitor, url, browser) {
      const friend = await withClocks(visitor, url, browser);
      await friend.page.getByRole('button', { name: 'Votes and seat' }).click();
      await friend.page.getByRole('button', { name: /^Pause the game/ }).click();
      await visitor.page.getByRole('button', { name: 'The table asks for your vote' }).click();
      await visitor.page.getByRole('button', { name: /^Yes/ }).waitFor();
    },
  },
];

// Passkeys are for names, and 127.0.0.1 is none.
const named = (url: string) => url.replace('127.0.0.1', 'localhost');

async function asksForLink({ page }: Visitor, url: string, address: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Your mail address').fill(address);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
}

async function setsForAll(page: Page, url: string, game: string, name: string): Promise<void> {
  await page.goto(`${url}/new/${game}`);
  await page.getByLabel('Your name').fill('Nefret');
  await page.getByText('Lobby, spectators').click();
  await page.getByRole('checkbox', { name: /Show it in the lobby/ }).check();
  await page.getByLabel(/^Name of the table/).fill(name);
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByText(name).waitFor();
}

async function says({ page }: Visitor, text: string, open = true): Promise<void> {
  if (open) await page.getByRole('button', { name: 'Talk' }).click();
  await page.getByLabel('What do you say?').fill(text);
  await page.getByRole('button', { name: 'Say it' }).click();
}

async function withClocks(visitor: Visitor, url: string, browser: Browser): Promise<Visitor> {
  const { page } = visitor;
  await page.goto(`${url}/new/goofspiel`);
  await page.getByLabel('Your name').fill('Nefret');
  await page.getByText('By post').click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  const link = await page.getByLabel('Link for seat 2').inputValue();
  const friend = await Visitor.comes(browser);
  await friend.sitsDown(link, 'Ptahhotep');
  await friend.isAsked();
  await visitor.isAsked();
  await page.getByText('left').first().waitFor();
  return friend;
}
