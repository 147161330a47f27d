import { expect, it } from 'vitest';
import { anaAndBeto, beside, drawer } from './company.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

it('carries what is said from one player to the other, with a mark until it is read', async () => {
  const [ana, beto] = await anaAndBeto(at.browser, at.url);
  await beside(ana, 'Talk').click();
  await ana.page.getByLabel('What do you say?').fill('Good luck <b>Beto</b>!');
  await ana.page.keyboard.press('Enter');
  await drawer(ana).getByText('Good luck <b>Beto</b>!').waitFor();

  await beto.page.getByRole('button', { name: 'One new message', exact: true }).click();
  await drawer(beto).getByText('Good luck <b>Beto</b>!').waitFor();
  await expect.poll(() => beto.page.getByRole('button', { name: 'One new message', exact: true }).count()).toBe(0);
  await beto.page.getByLabel('What do you say?').fill('And to you.');
  await beto.page.getByRole('button', { name: 'Say it' }).click();
  // Ana has the drawer open: it is there, and it is read.
  await drawer(ana).getByText('And to you.').waitFor();
  await ana.page.keyboard.press('Escape');
  await expect.poll(() => ana.page.getByRole('button', { name: 'Talk One new message' }).count()).toBe(0);

  await beto.page.reload();
  await beto.isAsked();
  expect(await beto.page.getByRole('button', { name: 'One new message', exact: true }).count()).toBe(0);
  await beside(beto, 'Talk').click();
  await drawer(beto).getByText('Good luck').waitFor();

  // Whoever watches hears nothing of it.
  const carla = await Visitor.comes(at.browser);
  await carla.page.goto(ana.page.url());
  await beside(carla, 'Talk').click();
  await drawer(carla).getByText('Nothing has been said yet.').waitFor();
  expect(carla.wire.join()).not.toContain('Good luck');
  expect([...ana.errors, ...beto.errors, ...carla.errors]).toEqual([]);
  for (const one of [ana, beto, carla]) await one.leaves();
});

it('keeps private notes', async () => {
  const [ana, beto] = await anaAndBeto(at.browser, at.url);
  await beside(ana, 'Notes').click();
  await ana.page.getByLabel('Your notes on this game').fill('Beto hoards his high cards.');
  await ana.page.getByText('Kept.').waitFor();
  await ana.page.reload();
  await beside(ana, 'Notes').click();
  await expect
    .poll(() => ana.page.getByLabel('Your notes on this game').inputValue())
    .toBe('Beto hoards his high cards.');
  await beside(beto, 'Notes').click();
  await beto.page.getByLabel('Your notes on this game').waitFor();
  expect(await beto.page.getByLabel('Your notes on this game').inputValue()).toBe('');
  expect(beto.wire.join()).not.toContain('hoards');
  expect([...ana.errors, ...beto.errors]).toEqual([]);
  for (const one of [ana, beto]) await one.leaves();
});

it('shows the clocks, and pauses them when the table agrees', async () => {
  const [ana, beto] = await anaAndBeto(at.browser, at.url, { pace: 'By post' });
  const clocks = ana.page.getByRole('region', { name: 'Players' }).getByRole('timer');
  await expect.poll(() => clocks.allTextContents()).toHaveLength(2);
  for (const text of await clocks.allTextContents()) expect(text).toMatch(/2 days 23 hrs? left\s*until \w+ \d\d:\d\d/);

  await ana.bids((cards) => cards[0]!);
  await expect.poll(() => clocks.first().textContent()).toMatch(/^\s*3 days 11 hrs? left\s*$/);

  await beside(ana, 'Votes and seat').click();
  await drawer(ana)
    .getByText(/^Everyone begins with 3 days and gains 12 hours with each move, up to 5 days/)
    .waitFor();
  await drawer(ana)
    .getByRole('button', { name: /^Pause the game/ })
    .click();
  await drawer(ana).getByText('1 of 2 say yes').waitFor();
  await beto.page.getByRole('button', { name: 'The table asks for your vote' }).click();
  await drawer(beto)
    .getByRole('button', { name: /^Yes: Pause the game/ })
    .click();
  await drawer(beto).getByText('The table has agreed.').waitFor();
  await beto.page.keyboard.press('Escape');
  await ana.page.keyboard.press('Escape');
  await ana.page.getByText('The table is paused: all clocks stand.').waitFor();
  expect(await beto.page.getByRole('region', { name: 'Players' }).getByText('until').count()).toBe(0);
  expect([...ana.errors, ...beto.errors]).toEqual([]);
  for (const one of [ana, beto]) await one.leaves();
});

it('lets one give up after a second press, and meet the same people again', async () => {
  const [ana, beto] = await anaAndBeto(at.browser, at.url);
  await beside(ana, 'Votes and seat').click();
  await drawer(ana).getByRole('button', { name: 'Give up' }).click();
  await drawer(ana).getByRole('button', { name: 'Play on' }).click();
  expect(await beto.question.textContent()).toContain('Bid one of your cards');
  await drawer(ana).getByRole('button', { name: 'Give up' }).click();
  await drawer(ana).getByRole('button', { name: 'Give up for good' }).click();
  await beto.question.filter({ hasText: 'Ana gave up. Beto wins.' }).waitFor();
  await ana.page.keyboard.press('Escape');

  await beto.page.getByRole('button', { name: 'Again with the same people' }).click();
  await beto.page.getByRole('heading', { name: 'A table of Goofspiel is set' }).waitFor();
  await ana.page.getByRole('button', { name: 'To the next game' }).click();
  await ana.isAsked();
  await beto.isAsked();
  expect(ana.page.url()).toBe(beto.page.url());
  expect([...ana.errors, ...beto.errors]).toEqual([]);
  for (const one of [ana, beto]) await one.leaves();
});

it('hands a seat over by a link that works once', async () => {
  const [ana, beto] = await anaAndBeto(at.browser, at.url);
  await beside(ana, 'Votes and seat').click();
  await drawer(ana)
    .getByRole('button', { name: /^Hand your seat over/ })
    .click();
  const link = await drawer(ana)
    .getByLabel(/^Link to your seat, until/)
    .inputValue();
  const carla = await Visitor.comes(at.browser);
  await carla.page.goto(link);
  await carla.page.getByRole('heading', { name: 'Ana hands their seat over to you' }).waitFor();
  await carla.page.getByLabel('Your name').fill('Carla');
  await carla.page.getByRole('button', { name: 'Take the seat' }).click();
  await carla.isAsked();
  await carla.bids((cards) => cards[0]!);
  await beto.page.getByRole('img', { name: 'Carla has laid a card face down' }).waitFor();

  // Whoever had the seat watches now, by themselves; the link leads nobody else to it.
  await ana.question.filter({ hasText: 'Waiting for Beto' }).waitFor();
  expect(await ana.hand.count()).toBe(0);
  const dora = await Visitor.comes(at.browser);
  await dora.page.goto(link);
  await dora.page.getByText('This link has been used already').waitFor();
  expect([...beto.errors, ...carla.errors, ...dora.errors]).toEqual([]);
  for (const one of [ana, beto, carla, dora]) await one.leaves();
});

it('brings strangers together in the lobby: one sets a table, another sits down, and the game begins', async () => {
  const ana = await Visitor.comes(at.browser);
  const beto = await Visitor.comes(at.browser, { size: 'phone' });
  const { page } = ana;
  await page.goto(`${at.url}/new/goofspiel`);
  await page.getByText('Short: 5').click();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByText('Lobby, spectators, a name for the table').click();
  await page.getByRole('checkbox', { name: /Show it in the lobby/ }).check();
  await page.getByLabel(/^Name of the table/).fill('The ferry at Edfu');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('heading', { name: 'A table of Goofspiel is set' }).waitFor();
  await page.getByText('The ferry at Edfu').waitFor();

  await beto.page.goto(`${at.url}/lobby`);
  const offer = beto.page.getByRole('article').filter({ hasText: 'The ferry at Edfu' });
  await offer.getByText('One seat is free').waitFor();
  await beto.page.getByLabel('Game').selectOption('ankh');
  await beto.page.getByRole('heading', { name: 'No table like that just now' }).waitFor();
  await beto.page.getByLabel('Game').selectOption('goofspiel');
  await offer.getByRole('link', { name: 'Look and sit down: The ferry at Edfu' }).click();
  await beto.page.getByLabel('Your name').fill('Beto');
  await beto.page.getByRole('button', { name: 'Sit down' }).click();
  await beto.isAsked();
  await ana.isAsked();
  // A table with strangers has a pace, unless somebody said otherwise.
  await page.getByRole('timer').first().waitFor();

  const carla = await Visitor.comes(at.browser);
  await carla.page.goto(`${at.url}/lobby`);
  await carla.page.getByLabel('Tables').selectOption('playing');
  await carla.page.getByRole('link', { name: 'Watch: The ferry at Edfu' }).click();
  await carla.question.filter({ hasText: 'Waiting for' }).waitFor();
  expect([...ana.errors, ...beto.errors, ...carla.errors]).toEqual([]);
  for (const one of [ana, beto, carla]) await one.leaves();
});

it('invites by mail, and fills what stays empty with bots', async () => {
  const ana = await Visitor.comes(at.browser);
  const { page } = ana;
  await page.goto(`${at.url}/new/goofspiel`);
  await page.getByText('Short: 5').click();
  await page.getByRole('group', { name: 'Number of players' }).getByText('3').click();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('mail');
  await page.getByLabel('Mail address for seat 2').fill('beto@example.org');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByText('Kept for somebody who is invited').waitFor();

  const beto = await Visitor.comes(at.browser);
  await beto.page.goto(`${at.url}/mail`);
  const letter = beto.page.getByRole('article').filter({ hasText: 'To beto@example.org' });
  await letter.getByRole('heading', { name: 'Ana invites you to a game of Goofspiel' }).waitFor();
  await letter.getByRole('link').first().click();
  await beto.page.getByLabel('Your name').fill('Beto');
  await beto.page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('Beto sits here').waitFor();
  await page.getByRole('button', { name: 'Bots into the empty seats' }).click();
  await ana.isAsked();
  await beto.isAsked();
  expect([...ana.errors, ...beto.errors]).toEqual([]);
  for (const one of [ana, beto]) await one.leaves();
});

it('keeps a table that is only for its players from others', async () => {
  const ana = await Visitor.comes(at.browser);
  const { page } = ana;
  await page.goto(`${at.url}/new/goofspiel`);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByText('Lobby, spectators, a name for the table').click();
  await page.getByLabel('Only its players').check();
  await page.getByRole('button', { name: 'Set the table' }).click();
  const link = await page.getByLabel('Link for seat 2').inputValue();
  const carla = await Visitor.comes(at.browser);
  await carla.page.goto(link.replace(/#.*/, ''));
  await carla.page.getByRole('heading', { name: 'Only its players may look' }).waitFor();
  const beto = await Visitor.comes(at.browser);
  await beto.sitsDown(link, 'Beto');
  await beto.isAsked();
  expect([...ana.errors, ...beto.errors]).toEqual([]);
  for (const one of [ana, beto, carla]) await one.leaves();
});
