import { expect, it } from 'vitest';
import { obstacles, tooWide } from './obstacles.ts';
import { type Position, playsOn, positionWhere, seatLink } from './position.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

// One game played over the API, and its page opened wherever something is asked that was not asked before.
it('has no serious obstacle for anybody, and fits a phone, whatever Ankh asks', { timeout: 300_000 }, async () => {
  const ana = await Visitor.comes(at.browser, { size: 'phone' });
  const { page } = ana;
  const found: string[] = [];
  async function look(name: string): Promise<void> {
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      found.push(...(await obstacles(page, `${name}, ${theme}`)));
    }
    found.push(...(await tooWide(page, name)));
  }

  const met = new Set<string>();
  const isNew = ({ asking, result }: Position['view']) => result !== null || !met.has(asking?.task.do ?? '');
  const game = { game: 'ankh', people: 2, bots: 2, seed: 12 };
  let position: Position | undefined = await positionWhere(at.url, game, isNew);
  while (position?.view.asking) {
    const step = position.view.asking.task.do;
    met.add(step);
    // From elsewhere: the address of the other seat at the same table would not load the page anew.
    await page.goto('about:blank');
    await page.goto(seatLink(at.url, position, position.asked));
    await page.locator('.ask.yours').waitFor();
    // What is to be taken up first is in hand.
    const grip = page.locator('.board [data-place^="take"]').first();
    if ((await grip.count()) > 0) await grip.click();
    await look(step);
    position = await playsOn(at.url, position, { random: { fast: met.size } }, isNew);
  }
  expect([...met]).toEqual(
    expect.arrayContaining(['chooseGod', 'firstAction', 'moveFigures', 'summonFigure', 'playCards']),
  );
  expect(met.size).toBeGreaterThan(9);

  await page.reload();
  await page.locator('.ask.over').waitFor();
  await look('the end');
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('heading', { name: /^As it stood after move/ }).waitFor();
  await look('a past position');
  await page.getByRole('button', { name: 'Rules at hand' }).click();
  await page.getByRole('heading', { name: 'Plague of Locusts' }).waitFor();
  await look('the rules at hand');
  for (const path of ['/new/ankh', '/rules/ankh']) {
    await page.goto(at.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(path);
  }
  expect(found).toEqual([]);
  expect(ana.errors).toEqual([]);
});
