import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { View } from '../../shared/engine/index.ts';
import { type Game, playsOn, positionWhere, seatLink } from './position.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();
type Point = { x: number; y: number };

it('Ankh: a finger beside an offered space means it; in the middle of another it means that other', async () => {
  const { page, sent, errors } = await opens({ game: 'ankh', people: 2, seed: 6 }, asks('moveFigures'));
  await page.locator('.board .grip').first().tap();
  await page.locator('.board .target').first().waitFor();
  const { beside, plain } = await aroundOffered(page, '.board .target', '.board .hex:not([data-place])');
  // A mouse is exact.
  await page.mouse.click(beside.x, beside.y);
  expect(await pressed(page, '.target')).toBe(0);
  await page.touchscreen.tap(plain.x, plain.y);
  expect(await pressed(page, '.target')).toBe(0);
  await page.touchscreen.tap(beside.x, beside.y);
  await expect.poll(() => pressed(page, '.target')).toBe(1);
  await page.getByRole('status').filter({ hasText: 'Then in region' }).waitFor();
  expect(sent).toEqual([]);
  expect(errors).toEqual([]);
});

it('Theocratia: a finger beside an offered hex means it', async () => {
  const isWanted = ({ asking }: View) =>
    asking?.task.do === 'act' && asking.options?.kind === 'one' && asking.options.of.length > 3;
  const { page, errors } = await opens({ game: 'theocratia', people: 2, seed: 4 }, isWanted);
  await page.locator('.board .hex[data-place]').first().waitFor();
  const { beside } = await aroundOffered(page, '.board .hex[data-place]', '.board .hex:not([data-place])');
  await page.touchscreen.tap(beside.x, beside.y);
  await expect.poll(() => pressed(page, '.hex')).toBe(1);
  expect(errors).toEqual([]);
});

it('comes closer where a finger would cover several sides, then lays the camel that is meant', async () => {
  const isLaying = asks('layCaravan');
  const { page, sent, errors, position } = await opens({ game: 'ankh', people: 2, seed: 6 }, isLaying);
  const whole = await widthSeen(page);
  const [one, other] = await closePair(page);
  const between = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  await page.touchscreen.tap(between.x, between.y);
  await expect.poll(() => widthSeen(page)).not.toBe(whole);
  expect(sent).toEqual([]);
  await expect.poll(() => nearestPair(page)).toBeGreaterThanOrEqual(43);
  // What was under the finger is there still, so the two lie on both sides of it.
  const middles = (await middlesOf(page, '.side')).filter((middle) => apart(middle, between) < 60);
  expect(middles.length).toBeGreaterThan(1);
  const [meant] = middles.sort((a, b) => apart(a, between) - apart(b, between));
  await page.touchscreen.tap(meant!.x, meant!.y);
  await expect.poll(() => sent.length).toBe(1);
  // Still close while the line is drawn, the whole map again when something else is asked.
  await page.getByRole('heading', { name: /^Go on/ }).waitFor();
  expect(await widthSeen(page)).not.toBe(whole);
  await playsOn(at.url, position, { random: { fast: 1 } }, (view) => !isLaying(view));
  await expect.poll(() => widthSeen(page)).toBe(whole);
  expect(errors).toEqual([]);
});

it('pinches and moves the map from where something is offered, and chooses nothing by it', async () => {
  const { page, sent, errors } = await opens({ game: 'ankh', people: 2, seed: 6 }, asks('layCaravan'));
  const [one] = await closePair(page);
  const whole = Number(await widthSeen(page));
  await fingers(page, [
    [one, { x: one.x, y: one.y + 40 }],
    [one, { x: one.x, y: one.y + 80 }],
  ]);
  await expect.poll(async () => Number(await widthSeen(page))).toBeCloseTo(whole / 2, -1);
  const before = await page.locator('.board .frame > svg').getAttribute('viewBox');
  const [held] = (await middlesOf(page, '.side')).sort((a, b) => apart(a, one) - apart(b, one));
  await fingers(page, [[held!], [{ x: held!.x, y: held!.y - 60 }], [{ x: held!.x - 60, y: held!.y - 60 }]]);
  await expect.poll(() => page.locator('.board .frame > svg').getAttribute('viewBox')).not.toBe(before);
  expect(Number(await widthSeen(page))).toBeCloseTo(whole / 2, -1);
  expect(sent).toEqual([]);
  expect(errors).toEqual([]);
});

/** Fingers that come down at the first points, go to the others, and are lifted. */
async function fingers(page: Page, way: Point[][]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const [i, touchPoints] of way.entries()) {
    await devtools.send('Input.dispatchTouchEvent', { type: i === 0 ? 'touchStart' : 'touchMove', touchPoints });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const asks = (step: string) => (view: View) => view.asking?.task.do === step;
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

async function opens(game: Game, isWanted: (view: View) => boolean) {
  const position = await positionWhere(at.url, game, isWanted);
  const { page, errors } = await Visitor.comes(at.browser, { size: 'phone' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/answers')) sent.push(request.postData() ?? '');
  });
  await page.goto(seatLink(at.url, position, position.asked));
  await page.locator('.board .frame > svg').waitFor();
  // Nothing the page holds at its foot may lie over the map.
  await page.locator('.board .frame').evaluate((map) => map.scrollIntoView());
  return { page, sent, errors, position };
}

/** A point outside an offered place, but less than 22 px from its middle; and the middle of what is not offered. */
function aroundOffered(page: Page, offered: string, others: string): Promise<{ beside: Point; plain: Point }> {
  return page.evaluate(
    ([offered = '', others = '']) => {
      const middle = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const isOther = ({ x, y }: Point) => document.elementFromPoint(x, y)?.matches(others) ?? false;
      const found = [...document.querySelectorAll(offered)].flatMap((place) => {
        const { x, y } = middle(place);
        return Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12)
          .map((angle) => ({ x: x + 21.5 * Math.cos(angle), y: y + 21.5 * Math.sin(angle) }))
          .filter(isOther);
      });
      const beside = found[0];
      const plain = [...document.querySelectorAll(others)].map(middle).find(isOther);
      if (!beside || !plain) throw new Error(`nothing lies beside ${offered}`);
      return { beside, plain };
    },
    [offered, others],
  );
}

function middlesOf(page: Page, places: string): Promise<Point[]> {
  return page.locator(`.board ${places}`).evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
}

async function closePair(page: Page): Promise<[Point, Point]> {
  const middles = await middlesOf(page, '.side');
  for (const one of middles) {
    const other = middles.find((middle) => middle !== one && apart(middle, one) < 30);
    if (other) return [one, other];
  }
  throw new Error('no two sides that are offered meet');
}

async function nearestPair(page: Page): Promise<number> {
  const middles = await middlesOf(page, '.side');
  return Math.min(...middles.flatMap((a, i) => middles.slice(i + 1).map((b) => apart(a, b))));
}

const pressed = (page: Page, places: string) => page.locator(`.board ${places}[aria-pressed="true"]`).count();
const widthSeen = async (page: Page) =>
  (await page.locator('.board .frame > svg').getAttribute('viewBox'))?.split(' ')[2];
