import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { mailBoxIn } from '../../../worker/notify/mailbox.ts';
import { browser } from './browser.ts';

const used = new Set<string>();

// The secret of the link that was mailed last. The desk's alarm sends it.
function mailedSecret(address: string): Promise<string> {
  return vi.waitFor(async () => {
    const mails = await mailBoxIn(env.DB).list(10, address);
    const secrets = mails.map(({ text }) => /sign-in#([a-z2-7]{52})/.exec(text)?.[1] ?? '');
    const secret = secrets.find((one) => one !== '' && !used.has(one));
    if (!secret) throw new Error(`no new link was mailed to ${address}`);
    used.add(secret);
    return secret;
  });
}

describe('signing in', () => {
  it('is not needed: a guest plays with a name, known by a cookie no script can read', async () => {
    const guest = browser();
    const made = await guest('/api/guests', { name: 'Ada', zone: 'Europe/Berlin', language: 'es' });
    expect(made.status).toBe(201);
    expect(made.set).toMatch(/HttpOnly/);
    expect(made.set).toMatch(/SameSite=Lax/);
    expect(made.set).toMatch(/Secure/);
    expect((await guest('/api/me')).body.user).toMatchObject({ name: 'Ada', address: null, zone: 'Europe/Berlin' });
    expect((await guest('/api/guests', { name: 'Other' })).body.user).toMatchObject({ name: 'Ada' });
  });

  it('goes by a mailed link that works once, and a guest keeps their seat and name', async () => {
    const guest = browser();
    const { user } = (await guest('/api/guests', { name: 'Grace' })).body;
    expect((await guest('/api/sign-ins', { address: 'Grace@Example.org' })).body).toEqual({ minutes: 15 });
    const secret = await mailedSecret('grace@example.org');
    expect((await guest('/api/sign-ins/confirm', { secret })).body.user).toMatchObject({
      id: user?.id,
      address: 'grace@example.org',
    });
    expect((await guest('/api/sign-ins/confirm', { secret })).body.error.reason).toBe('expired');
    const phone = browser();
    await phone('/api/sign-ins', { address: 'grace@example.org' });
    const again = await phone('/api/sign-ins/confirm', { secret: await mailedSecret('grace@example.org') });
    expect(again.body.user).toMatchObject({ id: user?.id, name: 'Grace' });
  });

  it('shares nothing with a stranger who asked for the link: only the guest’s own browser brings a guest along', async () => {
    const mallory = browser();
    const { user: stranger } = (await mallory('/api/guests', { name: 'Mallory' })).body;
    await mallory('/api/sign-ins', { address: 'victim@example.org' });
    const victim = browser();
    const secret = await mailedSecret('victim@example.org');
    const { user } = (await victim('/api/sign-ins/confirm', { secret })).body;
    expect(user).toMatchObject({ address: 'victim@example.org', name: 'victim' });
    expect(user?.id).not.toBe(stranger?.id);
    expect((await mallory('/api/me')).body.user).toMatchObject({ id: stranger?.id, address: null });
  });

  it('tells the desk of the address', async () => {
    const guest = browser();
    const { user } = (await guest('/api/guests', { name: 'Mary' })).body;
    await guest('/api/desk');
    await guest('/api/sign-ins', { address: 'mary@example.org' });
    await guest('/api/sign-ins/confirm', { secret: await mailedSecret('mary@example.org') });
    const desk = env.DESK.getByName(user?.id ?? '');
    const person = await runInDurableObject(desk, (instance) => instance.store.person);
    expect(person).toMatchObject({ address: 'mary@example.org', name: 'Mary' });
  });

  it('says the same of every address, and stores only hashes', async () => {
    const one = await browser()('/api/sign-ins', { address: 'known@example.org' });
    const secret = await mailedSecret('known@example.org');
    await browser()('/api/sign-ins/confirm', { secret });
    const known = await browser()('/api/sign-ins', { address: 'known@example.org' });
    const unknown = await browser()('/api/sign-ins', { address: 'unknown@example.org' });
    expect([one.body, one.status]).toEqual([known.body, known.status]);
    expect([one.body, one.status]).toEqual([unknown.body, unknown.status]);
    const stored = await env.DB.prepare('SELECT hash FROM sign_ins').all<{ hash: string }>();
    expect(JSON.stringify(stored.results)).not.toContain(await mailedSecret('unknown@example.org'));
    expect(stored.results.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  it('is refused when it is asked for too often', async () => {
    const send = browser();
    for (let i = 0; i < 5; i++) await send('/api/sign-ins', { address: 'often@example.org' });
    const refused = await send('/api/sign-ins', { address: 'often@example.org' });
    expect([refused.status, refused.body.error.reason]).toEqual([429, 'too-often']);
  });

  it('can be ended here and elsewhere', async () => {
    const here = browser();
    await here('/api/guests', { name: 'Hedy' });
    await here('/api/sign-ins', { address: 'hedy@example.org' });
    await here('/api/sign-ins/confirm', { secret: await mailedSecret('hedy@example.org') });
    const there = browser();
    await there('/api/sign-ins', { address: 'hedy@example.org' });
    await there('/api/sign-ins/confirm', { secret: await mailedSecret('hedy@example.org') });
    const { sessions } = (await here('/api/sessions')).body as never as { sessions: { isThis: boolean }[] };
    expect(sessions.map((session) => session.isThis).toSorted()).toEqual([false, true]);
    expect((await there('/api/me')).body.user).toMatchObject({ name: 'Hedy' }); // and is remembered for half a minute
    await here('/api/sessions/end', {});
    expect((await there('/api/me')).body.user).toBeNull();
    await here('/api/sign-out', {});
    expect((await here('/api/me')).body.user).toBeNull();
  });

  it('is refused from another site', async () => {
    const refused = await browser()('/api/guests', { name: 'Mallory' }, { origin: 'https://evil.test' });
    expect([refused.status, refused.body.error.reason]).toEqual([403, 'elsewhere']);
  });

  it('leaves nothing behind when somebody leaves', async () => {
    const send = browser();
    const { user } = (await send('/api/guests', { name: 'Leaving' })).body;
    expect((await send('/api/me/leave', { name: 'Wrong' })).status).toBe(400);
    expect((await send('/api/me/leave', { name: 'Leaving' })).status).toBe(200);
    expect((await send('/api/me')).body.user).toBeNull();
    const row = await env.DB.prepare('SELECT name, address FROM users WHERE id = ?').bind(user?.id).first();
    expect(row).toEqual({ name: '', address: null });
  });
});
