import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { positionWhere, seatLink } from './position.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

it('shows a finger what a space would mean before anything is sent', async () => {
  const game = { game: 'ankh', people: 2, seed: 6 };
  const position = await positionWhere(at.url, game, ({ asking }) => asking?.task.do === 'moveFigures');
  const ana = await Visitor.comes(at.browser, { size: 'phone' });
  const { page } = ana;
  await page.goto(seatLink(at.url, position, position.asked));
  const sent = answersOf(page);
  await page.locator('.board .grip').first().tap();
  const space = page.locator('.board .target').first();
  await space.tap();
  expect(await space.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('status').filter({ hasText: 'Then in region' }).waitFor();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Not this' }).tap();
  await page.locator('.board .target').last().tap();
  await page.getByRole('button', { name: 'Confirm' }).tap();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await expect.poll(() => sent.length).toBe(1);
  expect(ana.errors).toEqual([]);
});

it('asks before the turn is passed on, and says so', async () => {
  const game = { game: 'ankh', people: 2, seed: 6 };
  const position = await positionWhere(at.url, game, ({ asking }, options) => {
    const all = options?.kind === 'one' ? options.of : [];
    return asking?.task.do === 'summonFigure' && asking.endsTurn?.length === all.length;
  });
  const ana = await Visitor.comes(at.browser);
  const { page } = ana;
  await page.goto(seatLink(at.url, position, position.asked));
  const sent = answersOf(page);
  await page.getByRole('button', { name: 'Stop here · end turn' }).waitFor();
  const warrior = page.locator('.tray').getByRole('button', { name: 'Warrior' });
  if ((await warrior.getAttribute('aria-pressed')) !== 'true') await warrior.click();
  await page.locator('.board .target').first().click();
  const confirm = page.getByRole('button', { name: 'Confirm and end turn' });
  await confirm.waitFor();
  expect(sent).toEqual([]);
  await confirm.click();
  await page.getByRole('heading', { name: /^Waiting for/ }).waitFor();
  expect(sent.length).toBe(1);
  expect(ana.errors).toEqual([]);
});

function answersOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/answers')) sent.push(request.postData() ?? '');
  });
  return sent;
}
