import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { handOverLasts } from '../../worker/room/links.ts';
import { cards, person } from './person.ts';
import { answer, bid, call, players, random, refusalOf, room, see, settled, tableWith, Watching } from './table.ts';

const taker = (name = 'Hedy') => ({ name, secret: random(32) });
const handOver = (id: string, secret: string | undefined) => call('POST /api/games/:id/hand-over', { id }, secret);
const takeOver = (id: string, link: string, body = taker()) =>
  call('POST /api/games/:id/take-over', { id, body }, link);

describe('a seat handed over by link', () => {
  it('is somebody else’s from then on: its cards and questions, under a new name and a new key', async () => {
    const table = await tableWith(players(2));
    const { id, secrets } = table;
    await answer(table, 0, 3);
    await call('POST /api/games/:id/notes', { id, body: { text: 'my plan' } }, secrets[0]);
    const before = await see(table, 0);
    const watching = await Watching.open(table, 0);
    const closed = new Promise<CloseEvent>((resolve) => watching.socket.addEventListener('close', resolve));
    const { secret: link, seat } = await handOver(id, secrets[0]);
    expect(seat).toBe(0);
    expect(await call('GET /api/games/:id', { id }, link)).toMatchObject({ you: null, offered: 0 });
    const hedy = taker();
    const taken = await takeOver(id, link, hedy);
    expect(taken.you).toBe(0);
    expect(taken.table.seats[0]).toMatchObject({ name: 'Hedy' });
    expect(taken.table.view).toEqual(before.view); // the same hand, the same nonces
    expect((await closed).code).toBe(4003);
    expect((await refusalOf(call('GET /api/games/:id', { id }, secrets[0]))).reason).toBe('not-your-seat');
    expect(await call('GET /api/games/:id/notes', { id }, hedy.secret)).toEqual({ text: '', changedAt: null });
    await bid(table, 1);
    await bid({ ...table, secrets: [hedy.secret, secrets[1]] }, 0);
  });

  it('works once; the same taker may ask again', async () => {
    const { id, secrets } = await tableWith(players(2));
    const { secret: link } = await handOver(id, secrets[0]);
    const hedy = taker();
    await takeOver(id, link, hedy);
    expect((await takeOver(id, link, hedy)).you).toBe(0);
    expect(await refusalOf(takeOver(id, link))).toMatchObject({ status: 410, reason: 'expired' });
  });

  it('counts by its latest link only, and not for ever', async () => {
    const table = await tableWith(players(2));
    const { id, secrets } = table;
    const { secret: old } = await handOver(id, secrets[0]);
    const { secret: link } = await handOver(id, secrets[0]);
    expect((await refusalOf(takeOver(id, old))).reason).toBe('expired');
    const now = Date.now() + handOverLasts;
    await runInDurableObject(room(table), (instance) => {
      instance.now = () => now;
    });
    expect((await refusalOf(takeOver(id, link))).reason).toBe('expired');
    expect(await call('GET /api/games/:id', { id }, link)).not.toHaveProperty('offered');
    expect(await see(table, 0)).toMatchObject({ you: 0 });
  });

  it('moves from desk to desk', async () => {
    const [ada, grace, hedy] = [await person('Ada'), await person('Grace'), await person('Hedy')];
    const seated = { nonce: random(16), secret: random(32) };
    const body = { game: 'goofspiel', seats: players(2), me: { name: 'Ada', ...seated } };
    const { id, invitations } = await ada.call('POST /api/games', { body });
    const other = { name: 'Grace', nonce: random(16), secret: random(32) };
    await grace.call('POST /api/games/:id/join', { id, body: other }, invitations[0]?.secret);
    const { secret: link } = await ada.call('POST /api/games/:id/hand-over', { id });
    expect((await refusalOf(grace.call('POST /api/games/:id/take-over', { id, body: taker() }, link))).reason).toBe(
      'seat-taken',
    );
    await hedy.call('POST /api/games/:id/take-over', { id, body: taker() }, link);
    await settled({ id });
    expect(await cards(ada)).toEqual([]);
    expect(await cards(hedy)).toMatchObject([{ id, seat: 0, phase: 'playing', asked: { since: 0 } }]);
    expect(await cards(grace)).toMatchObject([{ id, opponents: ['Hedy'] }]);
    expect(await ada.call('GET /api/games/:id', { id })).toMatchObject({ you: null });
  });

  it('is not an invitation, nor an invitation a hand-over', async () => {
    const table = await tableWith(players(2));
    const { secret: link } = await handOver(table.id, table.secrets[0]);
    const body = { ...taker(), nonce: random(16) };
    expect((await refusalOf(call('POST /api/games/:id/join', { id: table.id, body }, link))).status).toBe(403);
    expect((await refusalOf(takeOver(table.id, random(32)))).status).toBe(403);
  });

  it('is refused when the game is over or the seat given up', async () => {
    const three = await tableWith(players(3));
    await call('POST /api/games/:id/resign', { id: three.id }, three.secrets[0]);
    expect((await refusalOf(handOver(three.id, three.secrets[0]))).reason).toBe('not-now');
    const two = await tableWith(players(2));
    await call('POST /api/games/:id/resign', { id: two.id }, two.secrets[0]);
    expect((await refusalOf(handOver(two.id, two.secrets[0]))).reason).toBe('game-over');
  });
});
