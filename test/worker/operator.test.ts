import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { RoomExport } from '../../shared/api/operator.ts';
import { routes } from '../../shared/api/routes.ts';
import type { Desk } from '../../worker/desk/desk.ts';
import { cards, person } from './person.ts';
import {
  answer,
  ask,
  bid,
  call,
  callWith,
  players,
  random,
  refusalOf,
  room,
  see,
  settled,
  sitter,
  type TestTable,
  tableWith,
} from './table.ts';

const OPERATOR_SECRET = 'whoever runs the tests';
const operator = callWith({ authorization: `Bearer ${OPERATOR_SECRET}` }, { OPERATOR_SECRET });

describe('the operator’s routes', () => {
  const forOperator = Object.entries(routes).flatMap(([name, route]) =>
    'who' in route && route.who === 'operator' ? [name] : [],
  );
  const reach = async (name: string, headers: Record<string, string>, bindings: object) => {
    const [method = '', path = ''] = name.split(' ');
    const address = path.replace(/:\w+/g, random(15));
    const body = method === 'POST' ? { body: '{', headers: { ...headers, 'content-type': 'application/json' } } : {};
    return (await ask(address, { method, headers, ...body }, bindings)).json<{ error?: { reason: string } }>();
  };

  it.each(forOperator)('%s is not there for anyone else, nor where there is no secret', async (name) => {
    const nowhere = await reach('GET /api/operator/nothing', {}, { OPERATOR_SECRET });
    expect(nowhere.error?.reason).toBe('no-such-route');
    for (const [authorization, bindings] of [
      [undefined, { OPERATOR_SECRET }],
      ['Bearer wrong', { OPERATOR_SECRET }],
      [`Bearer ${OPERATOR_SECRET}x`, { OPERATOR_SECRET }],
      [OPERATOR_SECRET, { OPERATOR_SECRET }],
      [`Bearer ${OPERATOR_SECRET}`, {}],
      ['Bearer ', { OPERATOR_SECRET: '' }],
    ] as const) {
      const reply = await reach(name, { ...(authorization !== undefined && { authorization }) }, bindings);
      expect([authorization, reply.error?.reason]).toEqual([authorization, 'no-such-route']);
    }
    const reply = await reach(name, { authorization: `Bearer ${OPERATOR_SECRET}` }, { OPERATOR_SECRET });
    expect(reply.error?.reason).not.toBe('no-such-route');
  });
});

it('all tables are listed, private ones too, with who sits at them', async () => {
  const ada = await person('Ada');
  const { id } = await ada.call('POST /api/games', {
    body: { game: 'goofspiel', seats: players(2), me: sitter('Ada') },
  });
  await settled({ id });
  const { tables } = await operator('GET /api/operator/tables', { query: { phase: 'gathering' } });
  expect(tables.find((table) => table.id === id)).toMatchObject({ listed: false, users: [ada.id, null] });
});

describe('a room', () => {
  // A game under way, with an undo, talk and notes behind it.
  async function played(): Promise<TestTable> {
    const table = await tableWith(players(2));
    const { id, secrets } = table;
    await answer(table, 0, 3);
    await call('POST /api/games/:id/undo', { id, body: { moveId: random(10), seq: 1 } }, secrets[0]);
    await answer(table, 0, 4);
    await answer(table, 1, 2);
    await call('POST /api/games/:id/chat', { id, body: { text: 'hello' } }, secrets[0]);
    await call('POST /api/games/:id/notes', { id, body: { text: 'note' } }, secrets[1]);
    return table;
  }

  const everything = async ({ id, secrets }: TestTable) =>
    Promise.all(
      secrets.flatMap((secret) =>
        ['', '/log', '/replay?seq=1', '/record', '/chat', '/notes'].map(async (path) =>
          (await ask(`/api/games/${id}${path}`, { headers: { authorization: `Bearer ${secret}` } })).text(),
        ),
      ),
    );

  const vanish = (table: TestTable) =>
    runInDurableObject(room(table), async (_, { storage }) => {
      await storage.deleteAlarm();
      await storage.deleteAll();
    }).then(() => evictDurableObject(room(table)));

  it('goes to another host whole, and is played on there with the same keys', async () => {
    const table = await played();
    const before = await everything(table);
    const packed = await operator('GET /api/operator/games/:id/record', { id: table.id });
    expect(JSON.stringify(packed)).not.toContain(table.secrets[0]);
    await settled(table);
    await vanish(table);
    expect((await refusalOf(see(table, 0))).reason).toBe('no-such-table');
    const imported = await operator('POST /api/operator/games', { body: packed });
    expect(imported).toEqual({ id: table.id, seq: 4 });
    expect(await everything(table)).toEqual(before);
    for (const seat of [0, 1]) await bid(table, seat);
    await settled(table);
    const again = await operator('GET /api/operator/games/:id/record', { id: table.id });
    const exists = await refusalOf(operator('POST /api/operator/games', { body: again }));
    expect([exists.status, exists.message]).toEqual([409, expect.stringContaining(table.id)]);
  });

  it('that is large goes too, though bodies elsewhere are small', async () => {
    const table = await tableWith(players(2));
    await settled(table);
    await runInDurableObject(room(table), ({ store }) => {
      const said = { at: 1, channel: 'players' as const, seat: 0, user: null, name: 'Ada' };
      for (let i = 0; i < 300; i++) store.talk.say({ ...said, text: 'x'.repeat(1_000) });
    });
    const packed = await operator('GET /api/operator/games/:id/record', { id: table.id });
    expect(JSON.stringify(packed).length).toBeGreaterThan(300_000);
    await vanish(table);
    expect((await operator('POST /api/operator/games', { body: packed })).id).toBe(table.id);
  });

  describe('that is broken is refused with the reason, and leaves nothing behind', () => {
    type Row = RoomExport['tables'][string][number];
    const cases: [string, (packed: RoomExport) => void, RegExp][] = [
      ['made by a later program', (p) => void Object.assign(p, { migrations: 99 }), /99 migrations/],
      ['with a strange table', (p) => void Object.assign(p.tables, { cellar: [] }), /no table 'cellar'/],
      ['with a strange column', (p) => void Object.assign(first(p, 'seats'), { colour: 'red' }), /no column 'colour'/],
      ['without its game', (p) => void Object.assign(p.tables, { game: [] }), /it has no game/],
      ['of an unknown game', (p) => void Object.assign(first(p, 'game'), { game: 'chess' }), /chess/],
      ['of another id', (p) => void Object.assign(first(p, 'game'), { id: random(15) }), /its game is/],
      ['without a seat', (p) => void p.tables.seats?.shift(), /seats/],
      ['with a gap in its log', (p) => void p.tables.log?.splice(1, 1), /log/],
      ['with a seed that was changed', (p) => void Object.assign(first(p, 'game'), { seed: 'a'.repeat(64) }), /seed/],
      ['with a draw that was changed', changeDraw, /draw/],
      ['with a state that is no JSON', (p) => void Object.assign(first(p, 'state'), { state: '{' }), /JSON/],
      ['with an impossible position', impossible, /position is impossible/],
      ['with a row twice', (p) => void p.tables.seats?.push(first(p, 'seats')), /seats|UNIQUE/i],
    ];
    const first = (packed: RoomExport, name: string): Row => packed.tables[name]?.[0] ?? {};
    function changeDraw(packed: RoomExport): void {
      const row = packed.tables.log?.find((one) => String(one.draws).includes('"got"'));
      if (row) row.draws = String(row.draws).replace(/"got":(\d+)/, (_, got) => `"got":${Number(got) + 1}`);
    }
    function impossible(packed: RoomExport): void {
      const row = first(packed, 'state');
      const state = JSON.parse(String(row.state));
      state.table.hands[0] = [...state.table.hands[0], 99];
      row.state = JSON.stringify(state);
    }

    it.each(cases)('%s', async (_, spoil, says) => {
      const table = await played();
      const packed = await operator('GET /api/operator/games/:id/record', { id: table.id });
      await settled(table);
      await vanish(table);
      const copy: RoomExport = structuredClone(packed);
      spoil(copy);
      const refused = await refusalOf(operator('POST /api/operator/games', { body: copy }));
      expect([refused.status, refused.message]).toEqual([400, expect.stringMatching(says)]);
      expect((await refusalOf(see(table, 0))).reason).toBe('no-such-table');
      await operator('POST /api/operator/games', { body: packed });
    });
  });

  it('that is not there can’t be exported', async () => {
    const refused = await refusalOf(operator('GET /api/operator/games/:id/record', { id: random(15) }));
    expect(refused.reason).toBe('no-such-table');
  });
});

describe('rebuilding', () => {
  async function begun() {
    const [ada, grace] = [await person('Ada'), await person('Grace')];
    const body = { game: 'goofspiel', seats: players(2), listed: true, me: sitter('Ada') };
    const { id, invitations } = await ada.call('POST /api/games', { body });
    await grace.call('POST /api/games/:id/join', { id, body: sitter('Grace') }, invitations[0]?.secret);
    await settled({ id });
    return { id, ada, grace };
  }
  const indexed = (id: string) => env.DB.prepare('SELECT * FROM tables WHERE id = ?').bind(id).first();
  const seated = (id: string) => env.DB.prepare('SELECT * FROM table_players WHERE table_id = ?').bind(id).all();

  it('a room’s index brings its row in the lobby and its players’ cards back, whatever was there', async () => {
    const { id, ada, grace } = await begun();
    const row = await indexed(id);
    await env.DB.prepare('UPDATE tables SET version = 999, taken = 7 WHERE id = ?').bind(id).run();
    await env.DB.prepare('DELETE FROM table_players WHERE table_id = ?').bind(id).run();
    const [card] = await cards(ada);
    await runInDurableObject<Desk, void>(env.DESK.getByName(ada.id), (desk) => {
      desk.store.keepCard({ ...card!, version: 999, name: 'wrong' });
    });
    expect(await operator('POST /api/operator/games/:id/rebuild', { id })).toEqual({ tables: 1 });
    await settled({ id });
    const { version, ...known } = row ?? {};
    expect(await indexed(id)).toMatchObject(known);
    expect((await seated(id)).results.map(({ user }) => user)).toEqual([ada.id, grace.id]);
    expect(await cards(ada)).toMatchObject([{ id, name: '' }]);
    const missing = await refusalOf(operator('POST /api/operator/games/:id/rebuild', { id: random(15) }));
    expect(missing.reason).toBe('no-such-table');
  });

  it('a desk brings the cards of all tables back, invitations too, from the rooms', async () => {
    const { id, ada, grace } = await begun();
    for (const { call } of [ada, grace]) await call('POST /api/games/:id/votes', { id, body: { kind: 'cancel' } });
    const { id: next } = await ada.call('POST /api/games/:id/rematch', { id, body: { me: sitter('Ada') } });
    for (const table of [id, next]) await settled({ id: table });
    const before = (await cards(grace)).map((card) => [card.id, card.phase, card.invited]);
    expect(before).toContainEqual([next, 'gathering', true]);
    await runInDurableObject<Desk, void>(env.DESK.getByName(grace.id), (desk) => {
      for (const { id: had } of desk.store.cards()) desk.store.dropCard(had);
      desk.store.keepCard({ ...JSON.parse('{}'), id: random(15), version: 1 });
    });
    expect(await operator('POST /api/operator/players/:player/rebuild', { player: grace.id })).toEqual({ tables: 2 });
    for (const table of [id, next]) await settled({ id: table });
    expect((await cards(grace)).map((card) => [card.id, card.phase, card.invited]).toSorted()).toEqual(
      before.toSorted(),
    );
    const missing = await refusalOf(operator('POST /api/operator/players/:player/rebuild', { player: random(15) }));
    expect(missing.reason).toBe('no-such-player');
  });
});

it('failed deliveries are listed once, with the reason', async () => {
  const ada = await person('Ada', `ada-${random(5)}@example.org`);
  await cards(ada);
  const desk = env.DESK.getByName(ada.id);
  await runInDurableObject<Desk, void>(desk, async (instance) => {
    instance.send = async () => ({ kind: 'refused', why: 'no such box here' });
    await instance.tryOut('email');
  });
  const failures = async () => {
    await runDurableObjectAlarm(desk);
    const listed = await operator('GET /api/operator/failures', { query: {} });
    return listed.failures.filter((failure) => failure.desk === ada.id);
  };
  await expect.poll(failures).toHaveLength(1);
  expect(await failures()).toMatchObject([{ channel: 'email', state: 'refused', why: 'no such box here', tries: 1 }]);
});
