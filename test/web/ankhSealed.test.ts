import { expect, it } from 'vitest';
import type { View } from '../../shared/engine/index.ts';
import { cardNames } from '../../shared/games/ankh/names.ts';
import type { Ankh } from '../../shared/games/ankh/table.ts';
import { keyOf } from '../../web/board/contract.ts';
import { type Position, positionWhere, seatLink } from './position.ts';
import { listsInMemory, objectsInMemory } from './reachable.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

// What is laid face down in a battle, and what is bid, is changed while the others look on: nothing they see, get or
// hold in memory may change with it.
it.each([
  { step: 'playCards', what: 'a battle card', laid: 'card laid face down', seed: 4 },
  { step: 'bidFollowers', what: 'a bid', laid: 'bid sealed', seed: 11 },
])('shows $what of another to nobody: on the page, on the wire, in memory', async ({ step, laid, seed }) => {
  // Whoever has nothing to choose from is not asked either, so there must be another with a choice.
  const rivals = ({ table, asking, you }: View<Ankh>) =>
    asking!.awaited.filter((seat) => {
      const { followers, hand } = table.gods[seat]!;
      return seat !== you && (step === 'bidFollowers' ? followers > 0 : hand.length > 1);
    });
  const position = await positionWhere(at.url, { game: 'ankh', people: 3, seed }, (view, options) => {
    const isOne = options?.kind === 'number' ? options.max > 0 : options?.kind === 'some' && options.max === 1;
    return view.asking?.task.do === step && isOne && rivals(view as View<Ankh>).length > 0;
  });
  const { asked, view } = position;
  const [opponent = -1] = rivals(view as View<Ankh>);
  const ana = await comes(position, asked);
  const beto = await comes(position, opponent);
  const carla = await Visitor.comes(at.browser);
  await carla.page.goto(`${at.url}/table/${position.id}`);
  await carla.question.waitFor();
  const others = [beto, carla];
  const options = view.asking!.options!;
  const [one, other] = options.kind === 'number' ? [options.min, options.max] : options.of.slice(-2);

  // Each list once: how many views of the same table are in memory is the browser's affair.
  const remembered = async ({ page }: Visitor) => [
    [...new Set(await listsInMemory(page, cardNames))],
    await objectsInMemory(page, 'sealed'),
  ];
  await seals(ana, keyOf(one!));
  for (const { page } of others) await page.getByText(laid).first().waitFor();
  const seen = await Promise.all(others.map(({ page }) => page.getByRole('main').innerHTML()));
  const held = await Promise.all(others.map(remembered));
  const own = await remembered(ana);
  const heard = others.map(({ wire }) => wire.length);

  await ana.page.getByRole('button', { name: 'Change it' }).click();
  await seals(ana, keyOf(other!));
  // The table has moved on by one decision; the watcher hears so.
  for (const [i, { wire }] of others.entries()) await expect.poll(() => wire.length).toBeGreaterThan(heard[i]!);
  expect(await Promise.all(others.map(({ page }) => page.getByRole('main').innerHTML()))).toEqual(seen);
  expect(await Promise.all(others.map(remembered))).toEqual(held);
  // The same look at their own page finds what they have sealed.
  expect(await remembered(ana)).not.toEqual(own);
  for (const [, sealed] of held) expect(sealed).toEqual([]);

  for (const { wire } of others) {
    for (const text of wire) {
      const told: unknown = JSON.parse(text);
      expect(named('sealed', told)).toEqual([]);
      // The log tells that somebody has answered, and of earlier answers, long open, which.
      const entries = named('entries', told).flat() as { seq: number }[];
      for (const entry of entries) if (entry.seq > view.seq) expect(entry).not.toHaveProperty('answer');
    }
  }
  for (const visitor of [ana, ...others]) {
    expect(visitor.errors).toEqual([]);
    await visitor.leaves();
  }
});

async function comes(position: Position, seat: number): Promise<Visitor> {
  const visitor = await Visitor.comes(at.browser);
  await visitor.page.goto(seatLink(at.url, position, seat));
  await visitor.page.locator('.ask.yours').waitFor();
  return visitor;
}

async function seals({ page }: Visitor, option: string): Promise<void> {
  await page.locator(`.board [data-place='${option}'], .ask .row [data-place='${option}']`).first().click();
  await page.getByRole('button', { name: 'Seal it' }).click();
  await page.getByText('Sealed:').waitFor();
}

/** Every value under this key, however deep. */
function named(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...named(key, inner)]);
}
