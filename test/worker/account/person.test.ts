import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import type { DeskView } from '../../../shared/api/desk.ts';
import { shutOut } from '../../../shared/api/protocol.ts';
import { forget } from '../../../worker/account/session.ts';
import { mailBoxIn } from '../../../worker/notify/mailbox.ts';
import { drained, Player, tableOf } from '../desk/player.ts';
import { person, someAddress } from '../person.ts';
import { ask, call, players, room, see, settled, sitter, Watching } from '../table.ts';

const day = 86_400_000;
const monday = Date.parse('2027-03-01T12:00Z');
const post = (body: unknown, cookie: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', cookie },
  body: JSON.stringify(body),
});
const mailedSecret = (address: string) =>
  vi.waitFor(async () => {
    const [mail] = await mailBoxIn(env.DB).list(1, address);
    return /sign-in#([a-z2-7]{52})/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link was mailed');
  });

describe('a session', () => {
  it('ends half a year after its last day of use, and each day of use puts that off', async () => {
    const { id, cookie } = await person('Ada');
    const me = async () => {
      forget(id); // what is remembered for half a minute
      const reply = await ask('/api/me', { headers: { cookie } });
      return {
        user: (await reply.json<{ user: { name: string } | null }>()).user,
        set: reply.headers.get('set-cookie'),
      };
    };
    const change = (set: string, ...values: number[]) =>
      env.DB.prepare(`UPDATE sessions SET ${set} WHERE user = ?`)
        .bind(...values, id)
        .run();
    const expires = async () =>
      (await env.DB.prepare('SELECT expires_at FROM sessions WHERE user = ?').bind(id).first<{ expires_at: number }>())!
        .expires_at;
    expect((await me()).set).toBeNull();
    await change('seen_at = ?, expires_at = ?', Date.now() - 2 * day, Date.now() + day);
    const used = await me();
    expect(used.user).toMatchObject({ name: 'Ada' });
    expect(used.set).toMatch(/Max-Age=15552000/); // 180 days
    expect(await expires()).toBeGreaterThan(Date.now() + 179 * day);
    await change('expires_at = ?', Date.now() - 1);
    expect((await me()).user).toBeNull();
  });

  it('that is ended from afar leaves no key to a seat in its browser; who ended it comes by their own', async () => {
    const [ada, beto] = [await person('Ada'), await person('Beto')];
    const me = sitter('Ada');
    const made = await ada.call('POST /api/games', { body: { game: 'goofspiel', seats: players(2), me } });
    const joining = { id: made.id, body: sitter('Beto') };
    await beto.call('POST /api/games/:id/join', joining, made.invitations[0]!.secret);
    const table = { ...made, secrets: [me.secret, joining.body.secret], seats: 2 };
    await settled(table);
    const lost = await Watching.open(table, 0);
    const closed = new Promise<number>((tell) => lost.socket.addEventListener('close', ({ code }) => tell(code)));

    await ada.call('POST /api/sessions/end', { body: {} });
    await expect(see(table, 0)).rejects.toMatchObject({ reason: 'not-your-seat' });
    // Looked at in the room: whoever waits for a socket that nobody closes waits for ever.
    const open = await runInDurableObject(room(table), (_, state) =>
      state.getWebSockets('seat 0').filter(({ readyState }) => readyState === WebSocket.OPEN),
    );
    expect(open).toHaveLength(0);
    expect(await closed).toBe(shutOut);
    expect((await ada.call('GET /api/games/:id', { id: made.id })).you).toBe(0);
    expect((await see(table, 1)).you).toBe(1);
  });

  it('of somebody is nobody else’s to end', async () => {
    const [ada, eve] = [await person('Ada'), await person('Eve')];
    const { sessions } = await ada.call('GET /api/sessions', {});
    await eve.call('POST /api/sessions/end', { body: { id: sessions[0]!.id } });
    await eve.call('POST /api/sessions/end', { body: {} });
    forget(ada.id); // else the database is not asked
    expect((await ada.call('GET /api/me', {})).user).toMatchObject({ name: 'Ada' });
  });
});

describe('a link to sign in', () => {
  it('holds for fifteen minutes and not a moment longer', async () => {
    const address = someAddress();
    const { cookie } = await person('Ada');
    await ask('/api/sign-ins', post({ address }, cookie));
    const secret = await mailedSecret(address);
    const { expires_at: until } = (await env.DB.prepare('SELECT expires_at FROM sign_ins WHERE address = ?')
      .bind(address)
      .first<{ expires_at: number }>())!;
    expect(until - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(until - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    await env.DB.prepare('UPDATE sign_ins SET expires_at = ? WHERE address = ?').bind(Date.now(), address).run();
    expect((await ask('/api/sign-ins/confirm', post({ secret }, cookie))).status).toBe(410);
  });
});

describe('a guest', () => {
  it('who adds an address that is somebody’s becomes that one, and brings their seats along', async () => {
    const known = await Player.named('Grace');
    const [ada, guest] = [await person('Ada'), await person('Guest')];
    const me = sitter('Guest');
    const made = await guest.call('POST /api/games', { body: { game: 'goofspiel', seats: players(2), me } });
    const invitation = made.invitations[0]!.secret;
    const join = { method: 'POST', body: JSON.stringify(sitter('Ada')) };
    const headers = { 'content-type': 'application/json', cookie: ada.cookie, authorization: `Bearer ${invitation}` };
    await ask(`/api/games/${made.id}/join`, { ...join, headers });
    await settled(made);
    await ask('/api/sign-ins', post({ address: known.address }, guest.cookie));
    const reply = await ask('/api/sign-ins/confirm', post({ secret: await mailedSecret(known.address) }, guest.cookie));
    expect((await reply.json<{ user: { id: string } }>()).user.id).toBe(known.id);
    await settled(made);
    expect((await known.send<DeskView>('/api/desk')).tables.map(({ id }) => id)).toEqual([made.id]);
    expect((await see({ ...made, secrets: [me.secret], seats: 2 }, 0)).seats[0]).toMatchObject({ player: known.id });
  });
});

describe('a guest who turns out to sit at the table already', () => {
  it('keeps neither seat for the other: each goes on with its own key', async () => {
    const [known, guest] = [await Player.named('Grace'), await Player.guest('Guest')];
    const table = await tableOf(guest, known, monday);
    await runInDurableObject(room(table), (instance) => instance.passSeat(guest.id, known.id));
    const { seats } = await known.send<{ seats: { player?: string }[] }>(`/api/games/${table.id}`);
    expect(seats.map(({ player }) => player)).toEqual([guest.id, known.id]);
  });
});

describe('what is kept of somebody', () => {
  it('is given to them whole: who they are, where, their tables, their notes and what they said', async () => {
    const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
    const table = await tableOf(ada, grace, monday);
    await ada.send(`/api/games/${table.id}/notes`, { text: 'a plan of mine' });
    await grace.send(`/api/games/${table.id}/notes`, { text: 'hers' });
    await ada.send(`/api/games/${table.id}/chat`, { text: 'well met' });
    await grace.send(`/api/games/${table.id}/chat`, { text: 'not mine' });
    const all = await ada.send<Record<string, unknown>>('/api/me/export');
    expect(all).toMatchObject({
      user: { id: ada.id, name: 'Ada', address: ada.address },
      sessions: [{ isThis: true }],
      desk: { person: { id: ada.id }, tables: [{ id: table.id }] },
    });
    const written = await ada.send('/api/me/written');
    expect(written).toMatchObject({
      tables: [{ id: table.id, notes: 'a plan of mine', said: [{ channel: 'players', text: 'well met' }] }],
      next: null,
    });
    expect(JSON.stringify([all, written])).not.toMatch(/hers|not mine|unsubscribe/);
  });

  it('is nothing once they have left: their seats are a former player’s, and a bot plays them on', async () => {
    const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
    const played = await tableOf(ada, grace, monday, 'played');
    await ada.send(`/api/games/${played.id}/notes`, { text: 'a plan of mine' });
    await ada.send(`/api/games/${played.id}/chat`, { text: 'well met' });
    const gathering = await ada.send<{ id: string }>('/api/games', {
      game: 'goofspiel',
      listed: true,
      seats: players(3),
      me: sitter('Ada'),
    });
    await settled(gathering);
    await ask('/api/sign-ins', post({ address: ada.address }, ''));
    await mailedSecret(ada.address); // it lies in the box, and may still be used
    await ada.send('/api/me/leave', { name: 'Ada' });
    await drained(played);
    await settled(gathering);
    const seen = await grace.send<{ seats: object[] }>(`/api/games/${played.id}`);
    expect(seen.seats[0]).toMatchObject({ by: 'bot', former: true, name: null });
    expect(seen.seats[0]).not.toHaveProperty('player');
    const { tables } = await grace.send<DeskView>('/api/desk');
    expect(tables[0]!.opponents).toEqual(['a former player']);
    const left = await call('GET /api/games/:id', { id: gathering.id });
    expect(left.seats.map(({ name }) => name)).toEqual([null, null, null]);
    const kept = await env.DB.prepare(
      "SELECT (SELECT count(*) FROM users WHERE id = ?1 AND (address IS NOT NULL OR name <> '')) AS users," +
        ' (SELECT count(*) FROM sessions WHERE user = ?1) AS sessions,' +
        ' (SELECT count(*) FROM mail WHERE recipient = ?3) AS mails,' +
        ' (SELECT count(*) FROM sign_ins WHERE address = ?3) AS links,' +
        ' (SELECT count(*) FROM table_players WHERE user = ?1) AS seats,' +
        " (SELECT count(*) FROM tables WHERE id = ?2 AND players LIKE '%Ada%') AS names",
    )
      .bind(ada.id, played.id, ada.address)
      .first();
    expect(kept).toEqual({ users: 0, sessions: 0, mails: 0, links: 0, seats: 0, names: 0 });
    const rows = await runInDurableObject(room(played), (_, { storage }) =>
      ['seats', 'notes', 'chat', 'game'].map((name) =>
        JSON.stringify(storage.sql.exec(`SELECT * FROM ${name}`).toArray()),
      ),
    );
    expect(rows.join()).not.toMatch(/Ada|a plan of mine/);
    await ada.alarmAt(monday); // the word that she had talked came after she had left
    expect(await ada.atDesk((desk) => desk.store.isMade)).toBe(false);
  });
});
