import { describe, expect, it } from 'vitest';
import { botsOf } from '../../shared/bots/index.ts';
import { goofspiel } from '../../shared/games/goofspiel/goofspiel.ts';
import { cards, person } from './person.ts';
import { call, players, random, refusalOf, settled, sitter, Watching } from './table.ts';

// Ada's table of four, at which Grace sits too.
async function table() {
  const [ada, grace] = [sitter('Ada'), sitter('Grace')];
  const { id, invitations } = await call('POST /api/games', {
    body: { game: 'goofspiel', seats: players(4), me: ada },
  });
  const [first, second] = invitations.map(({ secret }) => secret);
  await call('POST /api/games/:id/join', { id, body: grace }, first);
  return { id, ada: ada.secret, grace: grace.secret, first: first ?? '', second: second ?? '' };
}

describe('before the start', () => {
  it('a player may get up; the same invitation brings them, or somebody else, back', async () => {
    const { id, grace, first } = await table();
    const watching = await Watching.open({ id, secrets: [undefined, grace] }, 1);
    const closed = new Promise<CloseEvent>((resolve) => watching.socket.addEventListener('close', resolve));
    const left = await call('POST /api/games/:id/leave', { id }, grace);
    expect(left).toMatchObject({ you: null, host: 0, seats: [{ name: 'Ada' }, { name: null }, {}, {}] });
    expect((await closed).code).toBe(4003);
    expect((await refusalOf(call('GET /api/games/:id', { id }, grace))).reason).toBe('not-your-seat');
    expect((await call('POST /api/games/:id/join', { id, body: sitter('Hedy') }, first)).you).toBe(1);
  });

  it('the table goes to the next when its host gets up', async () => {
    const { id, ada, grace } = await table();
    expect(await call('POST /api/games/:id/leave', { id }, ada)).toMatchObject({ host: 1 });
    await call('POST /api/games/:id/fill', { id, body: { seats: [0] } }, grace);
    expect(await call('POST /api/games/:id/leave', { id }, grace)).toMatchObject({ host: null });
  });

  it('the host may empty a seat: nothing that led to it leads there any more', async () => {
    const { id, ada, grace, first } = await table();
    const { secret } = await call('POST /api/games/:id/invite', { id, body: { seat: 2 } }, grace);
    const remove = (seat: number, by: string) => call('POST /api/games/:id/remove', { id, body: { seat } }, by);
    expect(await refusalOf(remove(0, grace))).toMatchObject({ status: 403, reason: 'host-only' });
    expect(await refusalOf(remove(0, ada))).toMatchObject({ status: 400, at: 'body.seat' });
    expect(await refusalOf(remove(7, ada))).toMatchObject({ status: 404, at: 'body.seat' });
    await remove(1, ada);
    await remove(2, ada);
    expect((await refusalOf(call('GET /api/games/:id/notes', { id }, grace))).reason).toBe('not-your-seat');
    expect((await refusalOf(call('POST /api/games/:id/join', { id, body: sitter('Eve') }, first))).status).toBe(403);
    expect(await refusalOf(call('POST /api/games/:id/join', { id, body: sitter('Eve') }, secret))).toMatchObject({
      status: 410,
      reason: 'expired',
    });
  });

  it('bots fill the empty seats, and with the last one the game begins', async () => {
    const { id, ada, grace, second } = await table();
    const fill = (body: object, by: string) => call('POST /api/games/:id/fill', { id, body }, by);
    expect((await refusalOf(fill({}, grace))).reason).toBe('host-only');
    expect(await refusalOf(fill({ seats: [1] }, ada))).toMatchObject({ reason: 'seat-taken', at: 'body.seats.0' });
    expect(await refusalOf(fill({ bot: 'hal' }, ada))).toMatchObject({ status: 400, at: 'body.bot' });
    expect(await fill({ seats: [3], bot: 'random' }, ada)).toMatchObject({ phase: 'gathering' });
    const begun = await fill({}, ada);
    expect(begun).toMatchObject({ phase: 'playing', host: null });
    expect(begun.seats.map(({ bot }) => bot)).toEqual([undefined, undefined, botsOf(goofspiel)[0]?.id, 'random']);
    expect((await refusalOf(call('POST /api/games/:id/join', { id, body: sitter('Eve') }, second))).status).toBe(403);
    for (const route of ['leave', 'fill', 'remove', 'invite'] as const) {
      const body = { seat: 2 };
      const late = {
        leave: () => call('POST /api/games/:id/leave', { id }, ada),
        fill: () => fill({}, ada),
        remove: () => call('POST /api/games/:id/remove', { id, body }, ada),
        invite: () => call('POST /api/games/:id/invite', { id, body }, ada),
      };
      expect(await refusalOf(late[route]())).toMatchObject({ status: 409, reason: 'begun', table: { id } });
    }
  });

  it('a bot’s seat can be emptied for a person again', async () => {
    const { id, ada } = await table();
    await call('POST /api/games/:id/fill', { id, body: { seats: [2] } }, ada);
    await call('POST /api/games/:id/remove', { id, body: { seat: 2 } }, ada);
    const { secret } = await call('POST /api/games/:id/invite', { id, body: { seat: 2 } }, ada);
    expect((await call('POST /api/games/:id/join', { id, body: sitter('Hedy') }, secret)).you).toBe(2);
  });

  it('who has gone, or was sent away, finds no card of the table on their desk', async () => {
    const [ada, grace] = [await person('Ada'), await person('Grace')];
    const { id, invitations } = await ada.call('POST /api/games', {
      body: { game: 'goofspiel', seats: players(3), me: sitter('Ada') },
    });
    await grace.call('POST /api/games/:id/join', { id, body: sitter('Grace') }, invitations[0]?.secret);
    await settled({ id });
    expect(await cards(grace)).toMatchObject([{ id, phase: 'gathering' }]);
    await ada.call('POST /api/games/:id/remove', { id, body: { seat: 1 } });
    await settled({ id });
    expect(await cards(grace)).toEqual([]);
    expect(await cards(ada)).toMatchObject([{ id, opponents: ['seat 2', 'seat 3'] }]);
  });

  it('an unknown secret gets nobody anywhere', async () => {
    const { id } = await table();
    for (const path of ['leave', 'hand-over'] as const) {
      expect((await refusalOf(call(`POST /api/games/:id/${path}`, { id }, random(32)))).status).toBe(403);
    }
  });
});
