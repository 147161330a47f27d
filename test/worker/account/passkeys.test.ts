import { env } from 'cloudflare:workers';
import { hexToBytes } from '@noble/hashes/utils.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PasskeyAsked, PasskeyList, PasskeyWanted } from '../../../shared/api/passkeys.ts';
import { mailBoxIn } from '../../../worker/notify/mailbox.ts';
import { someAddress } from '../person.ts';
import { moveId, random, sitter } from '../table.ts';
import { Authenticator, type But, newKey } from './authenticator.ts';
import { browser, type Send } from './browser.ts';

const said = async <Body>(reply: ReturnType<Send>) => (await reply).body as unknown as Body;
const list = (send: Send) => said<PasskeyList>(send('/api/passkeys'));
const wanted = (send: Send) => said<PasskeyWanted>(send('/api/passkeys/challenge', {}));
const asked = (send: Send) => said<PasskeyAsked>(send('/api/sign-ins/passkey/challenge', {}));
const userOf = async (send: Send) => (await send('/api/me')).body.user;

async function guest(name: string, send = browser()): Promise<Send> {
  await send('/api/guests', { name });
  return send;
}

async function adds(send: Send, phone: Authenticator, but?: But) {
  return send('/api/passkeys', await phone.makes(await wanted(send), but));
}

async function signsIn(send: Send, phone: Authenticator, but?: But) {
  return send('/api/sign-ins/passkey', await phone.signs(await asked(send), but));
}

async function tableOf(send: Send): Promise<string> {
  const seats = [{ by: 'player' }, { by: 'bot' }];
  const { id } = await said<{ id: string }>(send('/api/games', { game: 'goofspiel', seats, me: sitter('Ada') }));
  return id;
}
const tables = async (send: Send) =>
  (await said<{ tables: { id: string }[] }>(send('/api/desk'))).tables.map(({ id }) => id);

const outcome = ({ status, body, set }: Awaited<ReturnType<Send>>) => [status, body.error?.reason, set];

describe('a passkey', () => {
  it('lets a guest come back to their seats, from another browser and without an address', async () => {
    const ada = await guest('Ada');
    const phone = await Authenticator.made();
    const table = await tableOf(ada);
    expect((await adds(ada, phone)).status).toBe(201);
    await ada('/api/sign-out', {});
    const elsewhere = browser();
    const back = await signsIn(elsewhere, phone);
    expect([back.status, back.body.user]).toMatchObject([200, { name: 'Ada', address: null }]);
    expect(back.set).toMatch(/HttpOnly/);
    await expect.poll(() => tables(elsewhere)).toEqual([table]);
    const move = { moveId: moveId(), seq: 0, answers: [3] };
    expect((await elsewhere(`/api/games/${table}/answers`, move)).status).toBe(200);
  });

  it('is listed by who keeps it and where it was made, with its last use, the newest first', async () => {
    const ada = await guest('Ada');
    const [phone, keychain] = [
      await Authenticator.made(),
      await Authenticator.made(hexToBytes('fbfc3007154e4ecc8c0b6e020557d7bd')),
    ];
    await adds(ada, phone);
    await signsIn(browser(), phone);
    const agent = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/26.0 Safari/605' };
    await ada('/api/passkeys', await keychain.makes(await wanted(ada)), agent);
    const { at, passkeys } = await list(ada);
    expect(at).toBe('https://ostracon.test');
    expect(passkeys).toEqual([
      {
        id: keychain.id,
        name: null,
        keeper: 'iCloud Keychain',
        device: 'Safari on iPhone',
        madeAt: expect.any(Number),
        usedAt: null,
      },
      {
        id: phone.id,
        name: null,
        keeper: null,
        device: 'A browser on an unknown system',
        madeAt: expect.any(Number),
        usedAt: expect.any(Number),
      },
    ]);
    // The device is told which it has already, so that it makes no second one.
    expect((await wanted(ada)).publicKey.excludeCredentials.map(({ id }) => id)).toEqual([keychain.id, phone.id]);
  });

  it('brings along the seats of the guest this browser had, who is then no more', async () => {
    const ada = await guest('Ada');
    const phone = await Authenticator.made();
    await adds(ada, phone);
    const here = await guest('Somebody');
    const old = await userOf(here);
    const ofGuest = await Authenticator.made();
    await adds(here, ofGuest);
    const table = await tableOf(here);
    await expect.poll(() => tables(here)).toEqual([table]);
    expect((await signsIn(here, phone)).status).toBe(200);
    expect((await userOf(here))?.name).toBe('Ada');
    await expect.poll(() => tables(here)).toEqual([table]);
    // Else whoever was guest here before would have a key to Ada's account.
    expect(outcome(await signsIn(browser(), ofGuest))).toEqual([404, 'no-such-passkey', null]);
    const left = await env.DB.prepare('SELECT count(*) AS n FROM sessions WHERE user = ?').bind(old?.id).first();
    expect(left).toEqual({ n: 0 });
  });

  it('brings nothing along of somebody with an address: they keep what is theirs', async () => {
    const ada = await guest('Ada');
    const phone = await Authenticator.made();
    await adds(ada, phone);
    const here = await guest('Beto');
    const beto = await userOf(here);
    const table = await tableOf(here);
    const ofBeto = await Authenticator.made();
    await adds(here, ofBeto);
    // The session is remembered as a guest's; what counts is what they are now.
    await env.DB.prepare('UPDATE users SET address = ? WHERE id = ?').bind(someAddress(), beto?.id).run();
    await signsIn(here, phone);
    expect((await userOf(here))?.name).toBe('Ada');
    expect(await tables(here)).toEqual([]);
    const back = browser();
    await signsIn(back, ofBeto);
    expect(await tables(back)).toEqual([table]);
  });

  it('signs nobody in once it is removed, and nobody else can remove it', async () => {
    const [ada, mallory] = [await guest('Ada'), await guest('Mallory')];
    const phone = await Authenticator.made();
    await adds(ada, phone);
    expect(outcome(await mallory('/api/passkeys/remove', { id: phone.id }))).toEqual([404, 'no-such-passkey', null]);
    expect((await signsIn(browser(), phone)).status).toBe(200);
    const removed = await ada('/api/passkeys/remove', { id: phone.id, lastWayIn: true });
    expect(removed.body).toEqual({ at: 'https://ostracon.test', passkeys: [] });
    expect(outcome(await signsIn(browser(), phone))).toEqual([404, 'no-such-passkey', null]);
  });

  it('is called what its player likes, and by nobody else', async () => {
    const [ada, mallory] = [await guest('Ada'), await guest('Mallory')];
    const phones = [await Authenticator.made(), await Authenticator.made()];
    for (const phone of phones) await adds(ada, phone);
    const [id, other] = phones.map((phone) => phone.id);
    const names = async () => new Map((await list(ada)).passkeys.map((one) => [one.id, one.name]));
    const renamed = await ada('/api/passkeys/rename', { id, name: '  The old phone ' });
    expect(renamed.body).toMatchObject(await list(ada));
    expect(await names()).toEqual(
      new Map([
        [id, 'The old phone'],
        [other, null],
      ]),
    );
    expect(outcome(await mallory('/api/passkeys/rename', { id, name: 'Mine' }))).toEqual([
      404,
      'no-such-passkey',
      null,
    ]);
    expect((await names()).get(id ?? '')).toBe('The old phone');
    await ada('/api/passkeys/rename', { id, name: '' });
    expect((await names()).get(id ?? '')).toBeNull();
    expect((await signsIn(browser(), phones[0]!)).status).toBe(200);
  });

  it('that is the last way in goes only if that is meant, also when two are removed at once', async () => {
    const ada = await guest('Ada');
    const phones = [await Authenticator.made(), await Authenticator.made()];
    for (const phone of phones) await adds(ada, phone);
    const replies = await Promise.all(phones.map(({ id }) => ada('/api/passkeys/remove', { id })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [left] = (await list(ada)).passkeys;
    expect(outcome(await ada('/api/passkeys/remove', { id: left?.id }))).toEqual([409, 'last-way-in', null]);
    expect((await list(ada)).passkeys).toHaveLength(1);
    await env.DB.prepare('UPDATE users SET address = ? WHERE id = ?')
      .bind(someAddress(), (await userOf(ada))?.id)
      .run();
    expect((await ada('/api/passkeys/remove', { id: left?.id })).status).toBe(200);
  });

  it('is told of by mail when it is added to the account of somebody with an address', async () => {
    const ada = await guest('Ada');
    const address = someAddress();
    await env.DB.prepare('UPDATE users SET address = ? WHERE id = ?')
      .bind(address, (await userOf(ada))?.id)
      .run();
    await ada('/api/me', { language: 'es' }); // so that no session remembers her without it
    await adds(ada, await Authenticator.made());
    const [mail] = await vi.waitUntil(async () => {
      const mails = await mailBoxIn(env.DB).list(10, address);
      return mails.length > 0 && mails;
    });
    expect(mail?.subject).toBe('Se ha añadido una llave de acceso a tu cuenta');
    expect(mail?.text).toContain('https://ostracon.test/me');
  });

  it('is in the data one takes home, and goes with the account', async () => {
    const ada = await guest('Ada');
    const phone = await Authenticator.made();
    await adds(ada, phone);
    expect((await ada('/api/me/export')).body).toMatchObject({ passkeys: [{ id: phone.id }] });
    await ada('/api/me/leave', { name: 'Ada' });
    expect(await env.DB.prepare('SELECT * FROM passkeys WHERE id = ?').bind(phone.id).first()).toBeNull();
    expect(outcome(await signsIn(browser(), phone))).toEqual([404, 'no-such-passkey', null]);
  });

  it('belongs to the address people know the site by', async () => {
    const behind = { PUBLIC_URL: 'https://games.example.org' };
    const ada = await guest('Ada', browser(behind));
    const phone = await Authenticator.made();
    const { at, publicKey } = await wanted(ada);
    expect([at, publicKey.rp.id]).toEqual(['https://games.example.org', 'games.example.org']);
    expect((await adds(ada, phone)).status).toBe(201);
    expect((await signsIn(browser(behind), phone)).status).toBe(200);
    const elsewhere = { origin: 'https://ostracon.test', rpId: 'ostracon.test' };
    expect(outcome(await signsIn(browser(behind), phone, elsewhere))).toEqual([403, 'not-proven', null]);
  });

  it('is asked for without telling anything of anyone', async () => {
    const { publicKey } = await asked(browser());
    expect(Object.keys(publicKey).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification']);
    expect(publicKey.userVerification).toBe('required');
  });
});

describe('signing in with a passkey is refused', () => {
  let ada: Send;
  let phone: Authenticator;
  beforeAll(async () => {
    ada = await guest('Ada');
    phone = await Authenticator.made();
    await adds(ada, phone);
  });

  const lies: [string, But | (() => Promise<But>), number, string][] = [
    ['on another site', { origin: 'https://evil.test' }, 403, 'not-proven'],
    ['for another site', { rpId: 'evil.test' }, 403, 'not-proven'],
    ['when nobody has unlocked it', { unverified: true }, 403, 'not-proven'],
    ['with another’s key', async () => ({ key: await newKey() }), 403, 'not-proven'],
    ['when its counter has gone back', { counter: 1 }, 403, 'not-proven'],
    ['for somebody else than it was made for', { userHandle: random(15) }, 403, 'not-proven'],
    ['with what was signed to make a passkey', { type: 'webauthn.create' }, 403, 'not-proven'],
    ['inside of another site', { client: { crossOrigin: true, topOrigin: 'https://evil.test' } }, 403, 'not-proven'],
    ['when it is not known', { id: 'strange' }, 404, 'no-such-passkey'],
    ['with a challenge of its own making', async () => ({ challenge: random(32) }), 410, 'expired'],
    ['with a challenge that is none', { challenge: 'abc' }, 400, 'malformed'],
    [
      'with a challenge to add a passkey',
      async () => ({ challenge: (await wanted(ada)).publicKey.challenge }),
      410,
      'expired',
    ],
  ];
  it.each(lies)('%s', async (_, lie, status, reason) => {
    await signsIn(browser(), phone, { counter: 100 + lies.findIndex(([what]) => what === _) });
    const but = typeof lie === 'function' ? await lie() : lie;
    expect(outcome(await signsIn(browser(), phone, but))).toEqual([status, reason, null]);
  });

  it('a second time, with the same answer', async () => {
    const send = browser();
    const proof = await phone.signs(await asked(send), { counter: 1000 });
    expect((await send('/api/sign-ins/passkey', proof)).status).toBe(200);
    expect(outcome(await browser()('/api/sign-ins/passkey', proof))).toEqual([410, 'expired', null]);
  });

  it('with a challenge that a refused answer has used up', async () => {
    const send = browser();
    const challenge = await asked(send);
    const refused = await phone.signs(challenge, { origin: 'https://evil.test', counter: 2000 });
    expect((await send('/api/sign-ins/passkey', refused)).status).toBe(403);
    expect(outcome(await send('/api/sign-ins/passkey', await phone.signs(challenge)))).toEqual([410, 'expired', null]);
  });

  it('with a challenge that is too old', async () => {
    const send = browser();
    const proof = await phone.signs(await asked(send), { counter: 3000 });
    await env.DB.prepare('UPDATE challenges SET expires_at = ?').bind(Date.now()).run();
    expect(outcome(await send('/api/sign-ins/passkey', proof))).toEqual([410, 'expired', null]);
  });

  it('to one of two who use it at the same moment with the same counter', async () => {
    const proofs = [
      await phone.signs(await asked(ada), { counter: 4000 }),
      await phone.signs(await asked(ada), { counter: 4000 }),
    ];
    const replies = await Promise.all(proofs.map((proof) => browser()('/api/sign-ins/passkey', proof)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('but not where it counts nothing, as passkeys on several devices do', async () => {
    const shared = await Authenticator.made();
    await adds(ada, shared, { counter: 0 });
    for (let i = 0; i < 2; i++) expect((await signsIn(browser(), shared, { counter: 0 })).status).toBe(200);
  });

  it('when it is tried too often; and what is kept of challenges are hashes', async () => {
    const from = { 'cf-connecting-ip': '192.0.2.7' };
    const send = browser();
    for (let i = 0; i < 30; i++) await send('/api/sign-ins/passkey', await phone.signs(await asked(send)), from);
    const refused = await send('/api/sign-ins/passkey', await phone.signs(await asked(send)), from);
    expect(outcome(refused)).toEqual([429, 'too-often', null]);
    const { publicKey } = await asked(send);
    const { results } = await env.DB.prepare('SELECT * FROM challenges').all();
    expect(results.length).toBeGreaterThan(0);
    expect(JSON.stringify(results)).not.toContain(publicKey.challenge);
  });
});

describe('adding a passkey is refused', () => {
  const lies: [string, But | ((mine: Send) => Promise<But>), number, string][] = [
    ['on another site', { origin: 'https://evil.test' }, 403, 'not-proven'],
    ['for another site', { rpId: 'evil.test' }, 403, 'not-proven'],
    ['when nobody has unlocked it', { unverified: true }, 403, 'not-proven'],
    ['with what was signed to sign in', { type: 'webauthn.get' }, 403, 'not-proven'],
    ['under another’s id', { id: 'another' }, 403, 'not-proven'],
    ['of a kind that was not asked for', { alg: -9 }, 403, 'not-proven'],
    ['with a challenge of its own making', async () => ({ challenge: random(32) }), 410, 'expired'],
    [
      'with a challenge to sign in',
      async (mine) => ({ challenge: (await asked(mine)).publicKey.challenge }),
      410,
      'expired',
    ],
    [
      'with a challenge that somebody else was given',
      async () => ({ challenge: (await wanted(await guest('Beto'))).publicKey.challenge }),
      410,
      'expired',
    ],
  ];
  it.each(lies)('%s', async (_, lie, status, reason) => {
    const ada = await guest('Ada');
    const but = typeof lie === 'function' ? await lie(ada) : lie;
    expect(outcome(await adds(ada, await Authenticator.made(), but))).toEqual([status, reason, null]);
    expect((await list(ada)).passkeys).toEqual([]);
  });

  it('when it is somebody’s already, who keeps it', async () => {
    const [ada, mallory] = [await guest('Ada'), await guest('Mallory')];
    const phone = await Authenticator.made();
    await adds(ada, phone);
    expect(outcome(await adds(mallory, phone))).toEqual([409, 'not-now', null]);
    expect((await list(mallory)).passkeys).toEqual([]);
    expect((await list(ada)).passkeys.length).toBe(1);
  });

  it('when there are twenty', async () => {
    const ada = await guest('Ada');
    for (let i = 0; i < 20; i++) await adds(ada, await Authenticator.made());
    expect(outcome(await adds(ada, await Authenticator.made()))).toEqual([409, 'not-now', null]);
    expect((await list(ada)).passkeys.length).toBe(20);
  });

  it('to nobody at all', async () => {
    expect(outcome(await browser()('/api/passkeys/challenge', {}))).toEqual([401, 'not-signed-in', null]);
  });
});
