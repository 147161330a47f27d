import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { verify } from '../../shared/engine/index.ts';
import { bid, call, moveId, players, refusalOf, room, see, settled, sitter, tableWith } from './table.ts';

describe('a table', () => {
  it('begins when the last seat is taken, and shows its commitment from the first moment', async () => {
    const me = sitter('Ada');
    const made = await call('POST /api/games', { body: { game: 'goofspiel', seats: players(3), me } });
    expect(made.table).toMatchObject({ phase: 'gathering', you: 0, seq: null, view: null });
    expect(made.invitations.map(({ seat }) => seat)).toEqual([1, 2]);
    const { id } = made;
    const [first, second] = made.invitations;
    expect(await call('GET /api/games/:id', { id }, first!.secret)).toMatchObject({ you: null, invited: 1 });
    const grace = sitter('Grace');
    const joined = await call('POST /api/games/:id/join', { id, body: grace }, first!.secret);
    expect(joined).toMatchObject({ you: 1, table: { phase: 'gathering' } });
    const last = await call('POST /api/games/:id/join', { id, body: sitter('Edsger') }, second!.secret);
    expect(last.table).toMatchObject({ phase: 'playing', seq: 0, you: 2, commitment: made.table.commitment });
    expect(last.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Grace', 'Edsger']);
    expect(last.table.view?.fairness).toEqual({
      commitment: made.table.commitment,
      nonces: [me.nonce, grace.nonce, expect.any(String)],
    });
  });

  it('lets the same sitter join twice and nobody else', async () => {
    const made = await call('POST /api/games', { body: { game: 'goofspiel', seats: players(3), me: sitter('Ada') } });
    const { id } = made;
    const { secret } = made.invitations[0]!;
    const body = sitter('Grace');
    const joined = await call('POST /api/games/:id/join', { id, body }, secret);
    expect(await call('POST /api/games/:id/join', { id, body }, secret)).toEqual(joined);
    const other = await refusalOf(call('POST /api/games/:id/join', { id, body: sitter('Mallory') }, secret));
    expect(other).toMatchObject({ status: 409, reason: 'seat-taken' });
    // The invitation joins; it does not look.
    expect(await call('GET /api/games/:id', { id }, secret)).toMatchObject({ you: null });
  });
});

describe('an answer', () => {
  it('is written whole or not at all: where its word to others can’t be kept, there was none', async () => {
    const table = await tableWith(players(2));
    await settled(table);
    const before = await see(table, 0);
    const rows = () =>
      runInDurableObject(room(table), (_, { storage }) =>
        ['log', 'state', 'words', 'seats'].map((name) => storage.sql.exec(`SELECT * FROM ${name}`).toArray()),
      );
    const stored = await rows();
    await runInDurableObject(room(table), async ({ store }) => {
      const { seq } = store.begun;
      const written = { state: { ...store.begun, seq: seq + 1 }, rows: [{ ...store.logRow(seq)!, seq: seq + 1 }] };
      const seats = [{ ...store.seats[0]!, name: 'Nobody' }];
      const fail = () => {
        throw new Error('the disk is full');
      };
      expect(() => store.write({ ...written, seats }, fail)).toThrow('the disk is full');
    });
    expect(await rows()).toEqual(stored);
    expect(await see(table, 0)).toEqual(before); // nor does the room remember any of it
    await bid(table, 0);
  });

  it('sent again with its moveId gets the first reply and changes nothing, also much later', async () => {
    const table = await tableWith(players(2));
    const body = { moveId: moveId(), seq: 0, answers: [3] };
    const send = () => call('POST /api/games/:id/answers', { id: table.id, body }, table.secrets[0]);
    const first = await send();
    expect(first).toMatchObject({ seq: 1, final: false, view: { asking: { sealed: { 0: 3 } } } });
    expect(await send()).toEqual(first);
    expect((await see(table, 0)).seq).toBe(1);
    await bid(table, 1);
    await bid(table, 0);
    expect(await send()).toEqual(first);
    expect((await see(table, 0)).seq).toBe(3);
    // The same name in another seat's mouth is another move.
    const other = { ...body, seq: 3, answers: [5] };
    expect((await call('POST /api/games/:id/answers', { id: table.id, body: other }, table.secrets[1])).seq).toBe(4);
  });

  it('from an old position is refused with 409 and the table as it stands', async () => {
    const table = await tableWith(players(2));
    await bid(table, 0);
    await bid(table, 1);
    const body = { moveId: moveId(), seq: 0, answers: [4] };
    const refused = await refusalOf(call('POST /api/games/:id/answers', { id: table.id, body }, table.secrets[0]));
    expect(refused).toMatchObject({ status: 409, reason: 'stale' });
    expect(refused.table).toEqual(await see(table, 0));
  });

  it('counts when two seats answer one sealed question at once', async () => {
    const table = await tableWith(players(3));
    const replies = await Promise.all(
      [0, 1, 2].map((seat) => {
        const body = { moveId: moveId(), seq: 0, answers: [seat + 1] };
        return call('POST /api/games/:id/answers', { id: table.id, body }, table.secrets[seat]);
      }),
    );
    expect(replies.map(({ seq }) => seq).toSorted()).toEqual([1, 2, 3]);
    const { entries } = await call('GET /api/games/:id/log', { id: table.id, query: { since: '0' } });
    expect(entries.flatMap(({ events }) => events).find(({ type }) => type === 'bid')).toMatchObject({
      bids: [1, 2, 3],
    });
  });

  it('that is refused changes nothing', async () => {
    const table = await tableWith(players(2));
    const body = { moveId: moveId(), seq: 0, answers: [77] };
    const refused = await refusalOf(call('POST /api/games/:id/answers', { id: table.id, body }, table.secrets[0]));
    expect(refused).toMatchObject({ status: 422, reason: 'not-an-option' });
    expect((await see(table, 0)).seq).toBe(0);
  });

  it('in a batch is given with the others or not at all', async () => {
    const table = await tableWith(players(2));
    const send = (answers: number[]) =>
      call(
        'POST /api/games/:id/answers',
        { id: table.id, body: { moveId: moveId(), seq: 0, answers } },
        table.secrets[0],
      );
    // A sealed answer may be changed, so two of them in a row are possible; the third is not among the options.
    const refused = await refusalOf(send([1, 2, 99]));
    expect(refused.message).toContain('Answer 3 of 3');
    expect((await see(table, 0)).seq).toBe(0);
    expect(await send([1, 2])).toMatchObject({ seq: 2, view: { asking: { sealed: { 0: 2 } } } });
  });

  it('batch sent again gets its whole reply', async () => {
    const table = await tableWith(players(2));
    const body = { moveId: moveId(), seq: 0, answers: [1, 2, 3] };
    const first = await call('POST /api/games/:id/answers', { id: table.id, body }, table.secrets[0]);
    await bid(table, 1);
    expect(await call('POST /api/games/:id/answers', { id: table.id, body }, table.secrets[0])).toEqual(first);
  });
});

describe('a whole game', () => {
  it('is played to its end, and its record lets anyone check every draw', async () => {
    const table = await tableWith(players(3));
    const running = await call('GET /api/games/:id/record', { id: table.id }, table.secrets[1]);
    expect(running).toMatchObject({ eyes: 1, result: null });
    expect(JSON.stringify(running)).not.toMatch(/"seed"|"draws"|"told"/);
    while ((await see(table, null)).phase === 'playing') {
      for (const seat of [0, 1, 2]) await bid(table, seat);
    }
    const record = await call('GET /api/games/:id/record', { id: table.id });
    expect(record).toMatchObject({
      eyes: 'all',
      players: ['Ada', 'Player 1', 'Player 2'],
      endedAt: expect.any(Number),
    });
    const { fairness } = record;
    const draws = record.entries.flatMap((entry) => entry.draws ?? []);
    expect(draws.length).toBeGreaterThan(0);
    expect(verify({ ...fairness, seed: fairness.seed!, draws })).toEqual([]);
    expect(record.entries.filter(({ kind }) => kind === 'answer').every(({ answer }) => answer !== undefined)).toBe(
      true,
    );
    const body = { moveId: moveId(), seq: record.entries.at(-1)!.seq, answers: [1] };
    const late = await refusalOf(call('POST /api/games/:id/answers', { id: table.id, body }, table.secrets[0]));
    expect(late).toMatchObject({ status: 409, reason: 'game-over', table: { phase: 'over' } });
  });
});
