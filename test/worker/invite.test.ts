import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { paces } from '../../shared/clock/index.ts';
import { allow, limits } from '../../worker/account/rate.ts';
import { mailBoxIn } from '../../worker/notify/mailbox.ts';
import { hashOf } from '../../worker/random.ts';
import { person, someAddress } from './person.ts';
import { sql } from './stored.ts';
import { call, callWith, players, refusalOf, room, settled, sitter } from './table.ts';

const mailTo = (address: string) =>
  vi.waitFor(async () => {
    const [mail] = await mailBoxIn(env.DB).list(10, address);
    if (!mail) throw new Error(`nothing was mailed to ${address}`);
    return mail;
  });

async function gathering() {
  const ada = sitter('Ada <b>');
  const body = { game: 'goofspiel', name: 'Saturday', seats: players(3), pace: paces.post, me: ada };
  const { id, invitations } = await call('POST /api/games', { body });
  const grace = sitter('Grace');
  await call('POST /api/games/:id/join', { id, body: grace }, invitations[0]?.secret);
  return { id, ada: ada.secret, grace: grace.secret, invitation: invitations[1]?.secret ?? '' };
}

describe('an invitation by address', () => {
  it('is a letter with a link that takes the seat kept for it', async () => {
    const { id, grace } = await gathering();
    const address = someAddress();
    const reply = await call('POST /api/games/:id/invite', { id, body: { seat: 2, address, language: 'es' } }, grace);
    expect(reply).toEqual({ seat: 2 });
    expect((await call('GET /api/games/:id', { id })).seats[2]).toMatchObject({ name: null, kept: true });
    await settled({ id });
    expect(JSON.stringify(await sql(room({ id }), 'SELECT * FROM words'))).not.toContain(address);
    const { subject, text, html } = await mailTo(address);
    expect(subject).toContain('Grace te invita a una partida de Goofspiel');
    for (const part of ['Saturday', 'Ada <b>', '72 horas', '120 horas']) expect(text).toContain(part);
    expect(html).not.toContain('Ada <b>');
    const [, secret] = new RegExp(`https://ostracon.test/table/${id}#invitation=([a-z2-7]{52})`).exec(text) ?? [];
    expect(await call('GET /api/games/:id', { id }, secret)).toMatchObject({ invited: 2 });
    const hedy = sitter('Hedy');
    expect(await call('POST /api/games/:id/join', { id, body: hedy }, secret)).toMatchObject({
      you: 2,
      table: { phase: 'playing' },
    });
    expect((await call('POST /api/games/:id/join', { id, body: hedy }, secret)).you).toBe(2);
    const late = await refusalOf(call('POST /api/games/:id/join', { id, body: sitter('Eve') }, secret));
    expect(late.reason).toBe('seat-taken');
  });

  it('says nothing of whether the address has an account', async () => {
    const { id, ada } = await gathering();
    const known = someAddress();
    await person('Known', known);
    const invite = (address: string) => call('POST /api/games/:id/invite', { id, body: { seat: 2, address } }, ada);
    expect(await invite(known)).toEqual(await invite(someAddress()));
  });

  it('leaves the links that were given out before as they are', async () => {
    const { id, ada, invitation } = await gathering();
    await call('POST /api/games/:id/invite', { id, body: { seat: 2, address: someAddress() } }, ada);
    const { secret } = await call('POST /api/games/:id/invite', { id, body: { seat: 2 } }, ada);
    for (const link of [invitation, secret]) {
      expect(await call('GET /api/games/:id', { id }, link)).toMatchObject({ invited: 2 });
    }
  });

  it('is refused for a seat that is taken or not there, and to who does not sit here', async () => {
    const { id, ada, invitation } = await gathering();
    const invite = (seat: number, by?: string) =>
      call('POST /api/games/:id/invite', { id, body: { seat, address: someAddress() } }, by);
    expect(await refusalOf(invite(1, ada))).toMatchObject({ reason: 'seat-taken', at: 'body.seat' });
    expect(await refusalOf(invite(5, ada))).toMatchObject({ reason: 'unknown-seat', at: 'body.seat' });
    expect((await refusalOf(invite(2))).status).toBe(401);
    expect((await refusalOf(invite(2, invitation))).status).toBe(403);
  });

  it('is refused when too many letters go out, from one place or to one address', async () => {
    const { id, ada } = await gathering();
    const there = callWith({ 'cf-connecting-ip': '203.0.113.9' });
    const invite = (address: string) => there('POST /api/games/:id/invite', { id, body: { seat: 2, address } }, ada);
    const flooded = someAddress();
    const many = (what: 'letter' | 'letterByAddress', who: string) =>
      Promise.all(Array.from({ length: limits[what].most }, () => allow(env.DB, what, who, Date.now())));
    await many('letterByAddress', hashOf(flooded));
    expect((await refusalOf(invite(flooded))).reason).toBe('too-often');
    await invite(someAddress());
    await many('letter', '203.0.113.9').catch(() => undefined);
    expect((await refusalOf(invite(someAddress()))).reason).toBe('too-often');
  });
});
