import { describe, expect, it } from 'vitest';
import { protocol } from '../../shared/api/protocol.ts';
import { ask, call, players, random, refusalOf, sitter, Watching } from './table.ts';

async function tableForPlayers(more: object = {}) {
  const [ada, grace] = [sitter('Ada'), sitter('Grace')];
  const body = { game: 'goofspiel', seats: players(2), watch: 'players' as const, me: ada, ...more };
  const made = await call('POST /api/games', { body });
  const invitation = made.invitations[0]?.secret ?? '';
  const begin = () => call('POST /api/games/:id/join', { id: made.id, body: grace }, invitation);
  return { id: made.id, invitation, begin, secrets: [ada.secret, grace.secret] };
}

const open = (id: string) =>
  ask(`/api/games/${id}/live`, { headers: { upgrade: 'websocket', 'sec-websocket-protocol': protocol } });

describe('a table that only its players may look at', () => {
  it('is shown to nobody else, by no route and no socket', async () => {
    const table = await tableForPlayers();
    await table.begin();
    for (const path of ['', '/log', '/replay?seq=0', '/record', '/chat']) {
      const reply = await ask(`/api/games/${table.id}${path}`);
      expect([path, reply.status]).toEqual([path, 403]);
      expect(await reply.json()).toMatchObject({ error: { reason: 'players-only' } });
      const used = { headers: { authorization: `Bearer ${table.invitation}` } }; // an invitation that is used up
      expect((await ask(`/api/games/${table.id}${path}`, used)).status).toBe(403);
    }
    expect((await open(table.id)).status).toBe(403);
    for (const secret of table.secrets)
      expect(await call('GET /api/games/:id', { id: table.id }, secret)).toBeDefined();
  });

  it('is shown to whoever is invited to it', async () => {
    const { id, invitation } = await tableForPlayers();
    expect(await call('GET /api/games/:id', { id }, invitation)).toMatchObject({ invited: 1 });
    expect((await refusalOf(call('GET /api/games/:id', { id }))).reason).toBe('players-only');
  });

  it('lets the same sitter in again when the first reply was lost, and shows nothing to who comes too late', async () => {
    const { id, invitation, begin } = await tableForPlayers();
    await begin();
    expect((await begin()).you).toBe(1);
    const late = await refusalOf(call('POST /api/games/:id/join', { id, body: sitter('Eve') }, invitation));
    expect([late.reason, late.table]).toEqual(['seat-taken', undefined]);
  });

  it('of the lobby is open until it begins; then whoever only looked is shown out', async () => {
    const table = await tableForPlayers({ listed: true });
    const watching = await Watching.open(table, null);
    const closed = new Promise<CloseEvent>((resolve) => watching.socket.addEventListener('close', resolve));
    await watching.until(({ table }) => table.phase === 'gathering');
    await table.begin();
    expect((await closed).code).toBe(4003);
    expect(watching.heard.some(({ table }) => table.view !== null)).toBe(false);
    expect((await open(table.id)).status).toBe(403);
  });
});

it('a stranger’s secret opens no table', async () => {
  const { id } = await tableForPlayers();
  expect((await refusalOf(call('GET /api/games/:id', { id }, random(32)))).reason).toBe('not-your-seat');
});
