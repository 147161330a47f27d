import type { Browser } from 'playwright-core';
import { Visitor } from '../web/visitor.ts';

export type Scene = { name: string; show(visitor: Visitor, url: string, browser: Browser): Promise<void> };

// The pages and panels of the service around the games.
export const serviceScenes: Scene[] = [
  {
    name: 'sign-in',
    async show({ page }, url) {
      await page.goto(`${url}/sign-in`);
      await page.getByLabel('Your mail address').waitFor();
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

async function asksForLink({ page }: Visitor, url: string, address: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Your mail address').fill(address);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
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
