import { expect, it } from 'vitest';
import { obstacles, tooWide } from './obstacles.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

// Every kind of page, in the state it is looked at.
async function* pagesOf(visitor: Visitor): AsyncGenerator<string> {
  const { page } = visitor;
  const opened = async (path: string, heading: string | RegExp) => {
    await page.goto(at.url + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    return path;
  };
  yield await opened('/', 'Goofspiel');
  yield await opened('/new/goofspiel', 'Set a table');
  yield await opened('/rules', 'Rules');
  yield await opened('/rules/goofspiel', 'Ties');
  yield await opened('/nowhere', 'Nothing is written here');
  yield await opened(`/table/${'a'.repeat(24)}`, 'There is no such table');
  await visitor.setsTable(at.url, { friends: 1 });
  yield 'a table that waits for players';
  await visitor.setsTable(at.url, { bots: 2 });
  const table = new URL(page.url()).pathname;
  await visitor.isAsked();
  yield 'a table that asks';
  await visitor.hand.first().click();
  await page.getByRole('button', { name: 'Rules at hand' }).click();
  await page.getByRole('heading', { name: 'A round' }).waitFor();
  yield 'the rules at hand';
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Seal it' }).click();
  await page.getByRole('region', { name: 'Last round' }).waitFor();
  yield 'a table after a round';
  yield await opened(`${table}/at/0`, 'As it stood after move 0');
  yield await opened(`${table}/fair`, 'Was it fair?');
  await page.goto(at.url + table);
  for (let cards = 4; cards > 1; cards--) {
    await expect.poll(() => visitor.hand.count()).toBe(cards);
    await visitor.bids((offered) => offered[0]!);
  }
  await page.getByRole('link', { name: 'Play again' }).waitFor();
  yield 'a table whose game is over';
  yield await opened(`${table}/fair`, /draws are what they had to be/);
  yield await opened('/', 'Your tables');
}

it.each(['light', 'dark'] as const)('has no serious obstacle for anybody, on any page (%s)', async (theme) => {
  const visitor = await Visitor.comes(at.browser, { theme });
  const { page } = visitor;
  const found: string[] = [];
  for await (const name of pagesOf(visitor)) found.push(...(await obstacles(page, name)));
  expect(found).toEqual([]);
  // The browser itself notes the one table that was asked for and isn't there.
  expect(visitor.errors.filter((error) => !error.includes('status of 404'))).toEqual([]);
});

it('fits a phone without scrolling sideways, at the normal text size and at twice that', async () => {
  const visitor = await Visitor.comes(at.browser, { size: 'phone' });
  const found: string[] = [];
  for await (const name of pagesOf(visitor)) found.push(...(await tooWide(visitor.page, name)));
  expect(found).toEqual([]);
});

it('speaks Spanish when asked to', async () => {
  const visitor = await Visitor.comes(at.browser, { locale: 'es-MX' });
  const { page } = visitor;
  await page.goto(at.url);
  await page.getByRole('heading', { name: 'Juega una partida larga, carta a carta.' }).waitFor();
  await page.getByRole('button', { name: 'Jugar ya contra bots: Goofspiel' }).click();
  await page.getByRole('button', { name: 'Pujar 4' }).first().waitFor();
  await page.getByLabel('Idioma').selectOption('en');
  await page.getByRole('button', { name: 'Bid 4' }).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(visitor.errors).toEqual([]);
});
