import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

/** On the page that says a link is on its way: to the local mail page, by the link of the latest mail, and confirms. */
async function confirms(page: Page, address: string): Promise<void> {
  await page.getByRole('link', { name: 'Open the local mail page' }).click();
  const mail = page.getByRole('article').filter({ hasText: `To ${address}` });
  await mail.first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Sign in here' }).click();
  await page.waitForURL(`${at.url}/`);
}

async function signsIn({ page }: Visitor, address: string): Promise<void> {
  await page.goto(`${at.url}/sign-in`);
  await page.getByLabel('Your mail address').fill(address);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await confirms(page, address);
}

const row = ({ page }: Visitor, group: string) =>
  page.getByRole('region', { name: 'Your tables' }).locator('.group').filter({ hasText: group }).getByRole('listitem');

it('lets a guest play at once, add an address, and play on from another browser', async () => {
  const ana = await Visitor.comes(at.browser);
  await ana.setsTable(at.url, { bots: 1, name: 'Ana' });
  await ana.bids((cards) => cards[0]!);
  await ana.page.getByRole('region', { name: 'Last round' }).waitFor();
  const table = new URL(ana.page.url()).pathname;
  await ana.page.getByRole('link', { name: 'You: Ana' }).click();
  await ana.page.getByRole('heading', { name: 'You are a guest here' }).waitFor();
  await ana.page.getByLabel('Your mail address').fill('ana@example.org');
  await ana.page.getByRole('button', { name: 'Add the address' }).click();
  await confirms(ana.page, 'ana@example.org');
  await row(ana, 'Your turn').filter({ hasText: 'Goofspiel' }).waitFor();
  await ana.page.goto(`${at.url}/me`);
  await ana.page.getByText('ana@example.org').waitFor();
  expect(await ana.page.getByRole('heading', { name: 'You are a guest here' }).count()).toBe(0);

  // Another browser, which knows nothing of the seat's secret.
  const phone = await Visitor.comes(at.browser, { size: 'phone' });
  await signsIn(phone, 'ana@example.org');
  await row(phone, 'Your turn').getByRole('link').click();
  await phone.page.waitForURL(at.url + table);
  await phone.bids((cards) => cards[0]!);
  await expect.poll(() => phone.hand.count()).toBe(3);

  // The first browser follows: it is the same seat.
  await ana.page.goto(at.url + table);
  await expect.poll(() => ana.hand.count()).toBe(3);
  expect([...ana.errors, ...phone.errors]).toEqual([]);
  await ana.leaves();
  await phone.leaves();
});

it('signs nobody in by the link alone, and by each link once', async () => {
  const beto = await Visitor.comes(at.browser);
  await signsIn(beto, 'beto@example.org');
  await beto.page.goto(`${at.url}/mail`);
  const link = await beto.page
    .getByRole('article')
    .filter({ hasText: 'To beto@example.org' })
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  const other = await Visitor.comes(at.browser);
  await other.page.goto(at.url + link);
  await other.page.getByRole('button', { name: 'Sign in here' }).waitFor();
  expect(await other.page.evaluate(() => fetch('/api/me').then((reply) => reply.json()))).toEqual({ user: null });
  await other.page.getByRole('button', { name: 'Sign in here' }).click();
  await other.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await other.page.getByRole('button', { name: 'Send me a new one' }).waitFor();
  await beto.leaves();
  await other.leaves();
});

it('keeps a profile, lists where one is signed in, ends a session, signs out, and lets one leave', async () => {
  const carla = await Visitor.comes(at.browser);
  await signsIn(carla, 'carla@example.org');
  const elsewhere = await Visitor.comes(at.browser);
  await signsIn(elsewhere, 'carla@example.org');

  const { page } = carla;
  await page.goto(`${at.url}/me`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Carla of Thebes');
  await page.getByLabel('Time zone').selectOption('Africa/Cairo');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Carla of Thebes' }).waitFor();
  expect(await page.getByLabel('Time zone').inputValue()).toBe('Africa/Cairo');

  await page.getByRole('button', { name: /^End: / }).click();
  await expect.poll(() => page.getByRole('button', { name: /^End: / }).count()).toBe(0);
  await elsewhere.page.goto(`${at.url}/me`);
  await elsewhere.page.getByRole('heading', { name: 'Sign in first' }).waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything kept about you' }).click();
  const mine = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(mine).toMatchObject({ about: { user: { address: 'carla@example.org' } }, written: [] });

  await page.getByText('Delete your account').click();
  const gone = page.getByRole('button', { name: 'Delete it for good' });
  expect(await gone.isDisabled()).toBe(true);
  await page.getByLabel('Type your name to confirm').fill('Carla of Thebes');
  await gone.click();
  await page.getByRole('heading', { name: 'Your account is gone' }).waitFor();
  await page.goto(`${at.url}/me`);
  await page.getByRole('heading', { name: 'Sign in first' }).waitFor();
  expect(carla.errors).toEqual([]);
  await carla.leaves();
  await elsewhere.leaves();
});

it('takes the seats along when somebody signs out, and brings them back', async () => {
  const dora = await Visitor.comes(at.browser);
  await signsIn(dora, 'dora@example.org');
  await dora.setsTable(at.url, { bots: 1, name: 'Dora' });
  await dora.isAsked();
  await dora.page.goto(at.url);
  await row(dora, 'Your turn').waitFor();
  await dora.page.goto(`${at.url}/me`);
  await dora.page.getByRole('button', { name: 'Sign out' }).click();
  await dora.page.getByRole('heading', { name: 'No tables yet' }).waitFor();
  expect(await dora.page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret');
  await signsIn(dora, 'dora@example.org');
  await row(dora, 'Your turn').getByRole('link').click();
  await dora.isAsked();
  expect(dora.errors).toEqual([]);
  await dora.leaves();
});

it('keeps how and when one is told, and sends a test', async () => {
  const elio = await Visitor.comes(at.browser, { size: 'phone' });
  await signsIn(elio, 'elio@example.org');
  const { page } = elio;
  await page.goto(`${at.url}/settings`);
  await page.getByLabel('How long it waits before telling you').selectOption('30');
  await page.getByText('Saved.').waitFor();
  await page.getByRole('checkbox', { name: /^Quiet hours/ }).check();
  await page.getByRole('group', { name: 'Quiet hours' }).getByLabel('Until').fill('09:30');
  await page.getByRole('group', { name: 'Quiet hours' }).getByLabel('Until').blur();
  await page.getByRole('checkbox', { name: /^I sleep/ }).check();
  await page.getByLabel('Saturday').check();
  await page.getByLabel('Sunday').check();
  expect(await page.getByLabel('Monday').isDisabled()).toBe(true);
  await page.getByLabel('an hour before the end').check();
  await page.getByText('Saved.').waitFor();
  const desk = () => page.evaluate(() => fetch('/api/desk').then((reply) => reply.json()));
  await expect.poll(desk).toMatchObject({
    settings: {
      delay: 30,
      quiet: { from: 1320, until: 570 },
      reminders: [
        { when: 'share', share: 0.2 },
        { when: 'before', hours: 1 },
      ],
    },
    hours: { sleep: { from: 1380, until: 420 }, weekend: [6, 7] },
  });
  // A browser that is pushed to: now there are two ways, and one comes first.
  expect(await page.getByLabel('Push first; and by mail').count()).toBe(0);
  await page.evaluate(() => {
    const subscription = {
      endpoint: 'https://push.example.org/elio',
      keys: { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) },
    };
    const headers = { 'content-type': 'application/json' };
    return fetch('/api/desk/push', { method: 'POST', headers, body: JSON.stringify(subscription) });
  });
  await page.reload();
  expect(await page.getByRole('group', { name: 'Quiet hours' }).getByLabel('Until').inputValue()).toBe('09:30');
  const ladder = page.getByLabel('Push first; and by mail');
  expect(await ladder.inputValue()).toBe('60');
  for (const [chosen, kept] of [
    ['0', null],
    ['180', 180],
  ] as const) {
    await ladder.selectOption(chosen);
    await expect.poll(desk).toMatchObject({ settings: { mailAfter: kept, delay: 30 } });
  }
  await page.getByRole('button', { name: 'Send a test: Mail' }).click();
  await page.getByText('Sent. It should be there').waitFor();
  await page.goto(`${at.url}/mail`);
  await page.getByRole('article').filter({ hasText: 'elio@example.org' }).nth(1).waitFor();

  // No more mails, by the link of that one.
  await page
    .getByRole('article')
    .filter({ hasText: 'News' })
    .getByRole('link', { name: /unsubscribe/ })
    .click();
  await page.getByRole('button', { name: 'No more mails' }).click();
  await page.getByRole('heading', { name: 'No more mails will come' }).waitFor();
  await page.goto(`${at.url}/settings`);
  expect(await page.getByRole('switch', { name: 'Mail' }).isChecked()).toBe(false);
  expect(elio.errors).toEqual([]);
  await elio.leaves();
});

it('says what a webhook must be, and keeps one that is', async () => {
  const fay = await Visitor.comes(at.browser);
  await signsIn(fay, 'fay@example.org');
  const { page } = fay;
  await page.goto(`${at.url}/settings`);
  await page.getByLabel('What listens there').selectOption('slack');
  await page.getByLabel('Address (https)').fill('https://127.0.0.1/hook');
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Address (https)').fill('https://hooks.slack.com/services/T/B/x');
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByText('Slack: To hooks.slack.com.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByLabel('What listens there').waitFor();
  expect(fay.errors.filter((error) => !error.includes('400'))).toEqual([]);
  await fay.leaves();
});
