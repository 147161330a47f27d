import { expect, it } from 'vitest';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();
const low = (cards: string[]) => cards[0]!;
const high = (cards: string[]) => cards.at(-1)!;

it.each(['phone', 'desktop'] as const)('is played to its end by two people in two browsers (%s)', async (size) => {
  const ana = await Visitor.comes(at.browser, { size });
  const beto = await Visitor.comes(at.browser, { size, theme: 'dark' });
  const [link] = await ana.setsTable(at.url, { friends: 1 });
  await beto.sitsDown(link!, 'Beto');
  // With one card left nobody has a choice: the last of the five rounds plays itself.
  for (let round = 0; round < 4; round++) {
    const [mine, theirs] = round % 2 === 0 ? [low, high] : [high, low];
    await ana.bids(mine);
    await ana.page.getByText('Waiting for Beto').waitFor();
    await beto.bids(theirs);
  }
  const end = /(Ana|Beto) wins with \d+ points|Ana and Beto share the win/;
  await ana.question.filter({ hasText: end }).waitFor();
  await beto.question.filter({ hasText: end }).waitFor();
  expect(await ana.question.textContent()).toBe(await beto.question.textContent());
  expect(await scores(ana)).toEqual(await scores(beto));
  expect([...ana.errors, ...beto.errors]).toEqual([]);
  await ana.leaves();
  await beto.leaves();
});

it('shows a sealed bid to nobody else, on the page or on the wire', async () => {
  const ana = await Visitor.comes(at.browser);
  const beto = await Visitor.comes(at.browser);
  const carla = await Visitor.comes(at.browser);
  const [link] = await ana.setsTable(at.url, { friends: 1 });
  await beto.sitsDown(link!, 'Beto');
  await ana.isAsked();
  const table = new URL(ana.page.url()).pathname;
  await carla.page.goto(at.url + table);
  await carla.question.filter({ hasText: 'Waiting for' }).waitFor();

  await ana.bids(low);
  const seen: string[] = [];
  for (const other of [beto, carla]) {
    await other.page.getByRole('img', { name: 'Ana has laid a card face down' }).waitFor();
    seen.push(await other.page.getByRole('main').innerHTML());
  }
  // Another card in the same place: what the others see and get must not change with it.
  await ana.page.getByRole('button', { name: 'Change it' }).click();
  await ana.bids(high);
  await ana.page.getByText('Sealed: Bid 5').waitFor();
  await carla.page.reload();
  await carla.page.getByRole('img', { name: 'Ana has laid a card face down' }).waitFor();

  for (const other of [beto, carla]) {
    expect(other.wire.length).toBeGreaterThan(1);
    for (const text of other.wire) {
      const told: unknown = JSON.parse(text);
      expect(named('sealed', told)).toEqual([]);
      expect(named('answer', told)).toEqual([]);
    }
  }
  const told = carla.wire
    .map((text) => JSON.parse(text))
    .filter(({ view, table }) => (view ?? table?.view) !== undefined);
  const views = told.map((one) => one.view ?? one.table.view).filter((view) => view.asking.awaited.length === 1);
  expect(views.length).toBeGreaterThan(1);
  for (const view of views) expect({ ...view, seq: 0 }).toEqual({ ...views[0], seq: 0 });
  expect(await beto.page.getByRole('main').innerHTML()).toBe(seen[0]);

  await beto.bids(low);
  await carla.page.getByRole('img', { name: 'Ana bid 5 and won' }).waitFor();
  expect([...ana.errors, ...beto.errors, ...carla.errors]).toEqual([]);
  for (const one of [ana, beto, carla]) await one.leaves();
});

async function scores(visitor: Visitor): Promise<string[]> {
  return visitor.page.getByRole('region', { name: 'Players' }).locator('[aria-label$="points"]').allTextContents();
}

/** Every value under this key, however deep. */
function named(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...named(key, inner)]);
}
