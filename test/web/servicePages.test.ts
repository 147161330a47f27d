import { expect, it } from 'vitest';
import { anaAndBeto, beside, drawer } from './company.ts';
import { obstacles, tooWide } from './obstacles.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const secret = 'an operator’s secret, for this test alone';
const at = site({ OPERATOR_SECRET: encodeURIComponent(secret) });

// Every page and panel of the service, in the state it is looked at.
async function* pagesOf(visitor: Visitor): AsyncGenerator<string> {
  const { page } = visitor;
  const opened = async (path: string, heading: string | RegExp) => {
    await page.goto(at.url + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    return path;
  };
  yield await opened('/sign-in', 'Sign in');
  yield await opened(`/sign-in#${'a'.repeat(52)}`, 'One press, and you are in');
  yield await opened('/me', 'Sign in first');
  yield await opened('/mail', 'Local mail');
  yield await opened('/unsubscribe/somebody/secret', 'No more mails?');
  yield await opened('/lobby', 'Lobby');
  await page.goto(`${at.url}/new/goofspiel`);
  await page.getByLabel('Your name').fill('Nefret');
  await page.getByText('By post', { exact: true }).click();
  await page.getByText('Lobby, spectators, a name for the table').click();
  await page.getByRole('checkbox', { name: /Show it in the lobby/ }).check();
  yield 'the terms of a new table';
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByText('Invite by mail').click();
  yield 'a table that gathers';
  yield await opened('/lobby', 'Goofspiel');
  yield await opened('/me', 'Nefret');
  yield await opened('/settings', 'Notices and hours');
  yield await opened('/', 'Your tables');
  await page.goto(`${at.url}/operator`);
  await page.getByLabel('Operator’s secret').fill(encodeURIComponent(secret));
  yield 'the operator’s door';
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('link', { name: 'Goofspiel' }).first().waitFor();
  yield 'the operator’s page';
}

it.each(['light', 'dark'] as const)('has no serious obstacle on any page of the service (%s)', async (theme) => {
  const visitor = await Visitor.comes(at.browser, { theme });
  const found: string[] = [];
  for await (const name of pagesOf(visitor)) found.push(...(await obstacles(visitor.page, name)));
  expect(found).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.leaves();
});

it('fits a phone without scrolling sideways, at the normal text size and at twice that', async () => {
  const visitor = await Visitor.comes(at.browser, { size: 'phone' });
  const found: string[] = [];
  for await (const name of pagesOf(visitor)) found.push(...(await tooWide(visitor.page, name)));
  expect(found).toEqual([]);
  await visitor.leaves();
});

it.each(['light', 'dark'] as const)('has no serious obstacle in what lies beside a table (%s)', async (theme) => {
  const [ana, beto] = await anaAndBeto(at.browser, at.url, { pace: 'A move a day' });
  await ana.page.emulateMedia({ colorScheme: theme });
  await beto.page.emulateMedia({ colorScheme: theme });
  const found = await obstacles(ana.page, 'a table with clocks');
  await beside(beto, 'Votes and seat').click();
  await drawer(beto)
    .getByRole('button', { name: /^Pause the game/ })
    .click();
  await drawer(beto).getByText('1 of 2 say yes').waitFor();
  found.push(...(await obstacles(beto.page, 'votes')));
  await drawer(beto).getByRole('tab', { name: 'Talk' }).click();
  await beto.page.getByLabel('What do you say?').fill('A pause, please.');
  await beto.page.getByRole('button', { name: 'Say it' }).click();
  await ana.page.getByRole('button', { name: 'Talk One new message' }).waitFor();
  found.push(...(await obstacles(ana.page, 'a table where something waits')));
  found.push(...(await tooWide(beto.page, 'talk')));
  await ana.page.getByRole('button', { name: 'Talk One new message' }).click();
  await drawer(ana).getByText('A pause, please.').waitFor();
  found.push(...(await obstacles(ana.page, 'talk')));
  // From tab to tab by the arrow keys.
  await drawer(ana).getByRole('tab', { name: 'Talk' }).focus();
  await ana.page.keyboard.press('ArrowRight');
  await ana.page.getByLabel('Your notes on this game').waitFor();
  found.push(...(await obstacles(ana.page, 'notes')));
  expect(found).toEqual([]);
  expect([...ana.errors, ...beto.errors]).toEqual([]);
  await ana.leaves();
  await beto.leaves();
});

it('opens the operator’s page with the right secret only, exports a room, and tells of it anew', async () => {
  const host = await Visitor.comes(at.browser);
  await host.setsTable(at.url, { bots: 1 });
  await host.isAsked();
  const { page } = host;
  const id = /[a-z2-7]{24}/.exec(page.url())![0];
  await page.goto(`${at.url}/operator`);
  await page.getByLabel('Operator’s secret').fill('wrong');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Operator’s secret').fill(encodeURIComponent(secret));
  await page.getByRole('button', { name: 'Open' }).click();
  const row = page.getByRole('listitem').filter({ hasText: id });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: `Export the room ${id}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`ostracon-room-${id}.json`);
  await row.getByRole('button', { name: /^Tell anew/ }).click();
  await page.getByText(/told anew/).waitFor();
  await page.reload();
  await row.waitFor();
  await page.getByRole('button', { name: 'Forget the secret' }).click();
  await page.getByLabel('Operator’s secret').waitFor();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}');
  await host.leaves();
});
