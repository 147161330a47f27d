import { expect, it } from 'vitest';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();
const low = (cards: string[]) => cards[0]!;
const high = (cards: string[]) => cards.at(-1)!;

it('tells what happened since the last turn, and plays it through on request', async () => {
  const ana = await Visitor.comes(at.browser);
  const beto = await Visitor.comes(at.browser);
  const [link] = await ana.setsTable(at.url, { friends: 1 });
  await beto.sitsDown(link!, 'Beto');
  await ana.bids(low);
  await ana.page.getByText('Sealed: Bid 1').waitFor();
  const table = ana.page.url();
  await ana.page.goto(at.url);
  await beto.bids(high);
  await beto.page.getByRole('img', { name: 'Beto bid 5 and won' }).waitFor();

  await ana.page.goto(table);
  const since = ana.page.getByRole('region', { name: 'Since your last turn' });
  await since.getByText('The bids: Ana 1 and Beto 5.').waitFor();
  await since.getByRole('button', { name: 'Watch it' }).click();
  await ana.isAsked();
  await since.waitFor({ state: 'detached' });
  // Seen is seen.
  await ana.page.reload();
  await ana.isAsked();
  expect(await since.count()).toBe(0);
  expect([...ana.errors, ...beto.errors]).toEqual([]);
});

it('goes to any past position, which has an address for everybody', async () => {
  const ana = await Visitor.comes(at.browser);
  await ana.setsTable(at.url, { bots: 1 });
  await ana.bids(high);
  await ana.page.getByRole('region', { name: 'Last round' }).waitFor();
  const now = await ana.page.getByRole('region', { name: 'On offer' }).innerText();
  await ana.page.getByRole('button', { name: 'One step back' }).click();
  await ana.question.filter({ hasText: 'As it stood after move 0' }).waitFor();
  expect(await ana.page.getByRole('region', { name: 'Your hand' }).getByRole('button').count()).toBe(0);
  const then = await ana.page.getByRole('region', { name: 'On offer' }).innerText();
  expect(then).not.toBe(now);
  expect(ana.page.url()).toMatch(/\/at\/0$/);
  // What happened there is told above the board, as in the log.
  const [told] = await ana.page.getByRole('status').getByRole('listitem').allTextContents();
  expect(await ana.page.getByRole('region', { name: 'What happened' }).innerText()).toContain(told);

  const carla = await Visitor.comes(at.browser, { size: 'phone' });
  await carla.page.goto(ana.page.url());
  await carla.question.filter({ hasText: 'As it stood after move 0' }).waitFor();
  expect(await carla.page.getByRole('region', { name: 'On offer' }).innerText()).toBe(then);
  await carla.page.getByRole('button', { name: 'Back to now' }).click();
  await carla.page.getByRole('region', { name: 'Last round' }).waitFor();
  expect([...ana.errors, ...carla.errors]).toEqual([]);
});

it('takes a seat along to another device by its own link, which does not stay in the address', async () => {
  const ana = await Visitor.comes(at.browser);
  await ana.setsTable(at.url, { bots: 1 });
  await ana.page.getByRole('button', { name: 'Hand the link on' }).click();
  const seat = await ana.page.getByLabel(/Your seat on another device/).inputValue();
  const phone = await Visitor.comes(at.browser, { size: 'phone' });
  await phone.page.goto(seat);
  await phone.bids(low);
  await ana.page.keyboard.press('Escape');
  await ana.page.getByRole('img', { name: /^Ana bid 1/ }).waitFor();
  expect(phone.page.url()).not.toContain('#');
  expect([...ana.errors, ...phone.errors]).toEqual([]);
});
