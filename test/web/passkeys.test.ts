import { expect, it } from 'vitest';
import { Lock } from './lock.ts';
import { obstacles, tooWide } from './obstacles.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();
// Passkeys are for names, and 127.0.0.1 is none.
const home = () => at.url.replace('127.0.0.1', 'localhost');

const passkeys = ({ page }: Visitor) => page.getByRole('region', { name: 'Passkeys' });
const row = ({ page }: Visitor) => page.getByRole('region', { name: 'Your tables' }).getByRole('listitem');

async function adds(visitor: Visitor): Promise<void> {
  await visitor.page.goto(`${home()}/me`);
  await visitor.page.getByRole('button', { name: 'Add a passkey' }).click();
  await visitor.page.getByText('Added. You can sign in with it').waitFor();
}

async function signsOut({ page }: Visitor): Promise<void> {
  await page.goto(`${home()}/me`);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'No tables yet' }).waitFor();
}

it('lets a guest add one, sign out, and come back to their seat by the button', async () => {
  const ana = await Visitor.comes(at.browser);
  const { page } = ana;
  const lock = await Lock.of(ana);
  await ana.setsTable(home(), { bots: 1, name: 'Ana' });
  await adds(ana);
  await passkeys(ana).getByText('Chrome on Linux').waitFor();
  await passkeys(ana).getByText('not used yet').waitFor();
  expect((await lock.passkeys()).map(({ rpId, userName }) => [rpId, userName])).toEqual([['localhost', 'Ana']]);

  // By a name of one's own it is known from the next one.
  await page.getByRole('button', { name: 'Rename: Chrome on Linux' }).click();
  await page.getByLabel('What you call it').fill('Ana’s laptop');
  await page.keyboard.press('Enter');
  await page.getByText('Renamed.').waitFor();
  await page.reload();
  await passkeys(ana).getByText('Ana’s laptop', { exact: true }).waitFor();
  await passkeys(ana).getByText('made now with Chrome on Linux').waitFor();

  // A second one on the same device would only confuse.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('There is a passkey for you on this device already.').waitFor();

  // No warning: they can come back. Until then nothing here opens the seat.
  await signsOut(ana);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret');

  await lock.finger(false);
  await page.goto(`${home()}/sign-in`);
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await button.waitFor();
  await lock.finger(true);
  await button.click();
  await page.waitForURL(`${home()}/`);
  await row(ana).getByRole('link').click();
  await ana.bids((cards) => cards[0]!);
  await expect.poll(() => ana.hand.count()).toBe(4);
  await page.goto(`${home()}/me`);
  await passkeys(ana).getByText('last used now').waitFor();
  expect(ana.errors).toEqual([]);
  await ana.leaves();
});

it('offers it under the address field, and brings the seats of the guest in this browser along', async () => {
  const beto = await Visitor.comes(at.browser);
  const { page } = beto;
  await Lock.of(beto);
  await beto.setsTable(home(), { bots: 1, name: 'Beto' });
  await adds(beto);
  await signsOut(beto);
  await beto.setsTable(home(), { bots: 2, name: 'Nobody' });
  await beto.isAsked();
  // Chromium's own authenticator chooses at once what a person would choose in the list under the field.
  await page.goto(`${home()}/sign-in`);
  await page.waitForURL(`${home()}/`);
  await page.getByRole('link', { name: 'You: Beto' }).waitFor();
  await expect.poll(() => row(beto).count()).toBe(2);
  expect(beto.errors).toEqual([]);
  await beto.leaves();
});

it('signs nobody in any more when it is removed, here or elsewhere', async () => {
  const carla = await Visitor.comes(at.browser, { size: 'phone' });
  const { page } = carla;
  const lock = await Lock.of(carla);
  await carla.setsTable(home(), { bots: 1, name: 'Carla' });
  await adds(carla);
  const remove = page.getByRole('button', { name: 'Remove: Chrome on Linux' });
  await remove.click();
  await page.getByText('It is your only way back in').waitFor();
  expect(await page.getByRole('button', { name: 'Keep it' }).evaluate((it) => it === document.activeElement)).toBe(
    true,
  );
  await page.keyboard.press('Enter');
  await remove.click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('Removed. Your device may still show it').waitFor();
  expect(await remove.count()).toBe(0);
  // This browser can tell whoever keeps it, too.
  await expect.poll(() => lock.passkeys()).toEqual([]);

  await adds(carla);
  await page.evaluate(async () => {
    const { passkeys } = await (await fetch('/api/passkeys')).json();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ id: passkeys[0].id, lastWayIn: true });
    await fetch('/api/passkeys/remove', { method: 'POST', headers, body });
  });
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('Without an address or a passkey nobody can sign in as you again.').waitFor();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await page.waitForURL(`${home()}/`);
  await page.goto(`${home()}/sign-in`);
  await page.getByText('This passkey is not known here any more.').waitFor();
  expect(await page.evaluate(() => fetch('/api/me').then((reply) => reply.json()))).toEqual({ user: null });
  await expect.poll(() => lock.passkeys()).toEqual([]);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Nothing has changed: it was cancelled, or took too long.').waitFor();
  expect(carla.errors.filter((error) => !error.includes('404'))).toEqual([]);
  await carla.leaves();
});

it('is offered only where it works: at an address with a name', async () => {
  const dora = await Visitor.comes(at.browser);
  const { page } = dora;
  await Lock.of(dora);
  await dora.setsTable(at.url, { bots: 1, name: 'Dora' });
  await page.goto(`${at.url}/me`);
  await passkeys(dora).getByText('None can be made here').waitFor();
  expect(await passkeys(dora).getByRole('button').count()).toBe(0);
  const asked = page.waitForResponse(/passkey\/challenge/);
  await page.goto(`${at.url}/sign-in`);
  await asked;
  await page.getByLabel('Your mail address').fill('dora@example.org');
  expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
  expect(dora.errors).toEqual([]);
  await dora.leaves();
});

it.each(['light', 'dark'] as const)('is no obstacle, and fits a phone (%s)', async (theme) => {
  const elio = await Visitor.comes(at.browser, { size: 'phone', theme, locale: 'es' });
  const { page } = elio;
  const lock = await Lock.of(elio);
  await lock.finger(false);
  await page.goto(`${home()}/sign-in`);
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).waitFor();
  const found = [...(await obstacles(page, 'sign-in')), ...(await tooWide(page, 'sign-in'))];
  await lock.finger(true);
  await page.evaluate(() => {
    const headers = { 'content-type': 'application/json' };
    return fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name: 'Elio', language: 'es' }) });
  });
  await page.goto(`${home()}/me`);
  await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
  await page.getByRole('button', { name: /^Cambiar nombre: / }).click();
  await page.getByLabel('Cómo la llamas').waitFor();
  found.push(...(await obstacles(page, 'renaming')), ...(await tooWide(page, 'renaming')));
  await page.getByRole('button', { name: 'Dejarlo' }).click();
  await page.getByRole('button', { name: /^Quitar: / }).click();
  await page.getByRole('button', { name: 'Conservarla' }).waitFor();
  found.push(...(await obstacles(page, 'passkeys')), ...(await tooWide(page, 'passkeys')));
  expect(found).toEqual([]);
  expect(elio.errors).toEqual([]);
  await elio.leaves();
});
