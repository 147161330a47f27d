import { expect, it } from 'vitest';
import { client, RefusedError } from '../../shared/api/client.ts';

type Asked = { address: string; method: string; headers: Record<string, string>; body?: string };

function recording(status = 200, said: unknown = {}) {
  const asked: Asked[] = [];
  const call = client({
    base: 'https://host',
    fetch: async (address, init) => {
      asked.push({ address, ...init });
      return { ok: status < 400, status, json: async () => said };
    },
  });
  return { asked, call };
}

it('puts parameters, query, body and secret where the route has them', async () => {
  const { asked, call } = recording();
  await call('GET /api/games/:id/log', { id: 'a/b', query: { since: '3' } });
  await call('POST /api/games/:id/undo', { id: 'x', body: { moveId: 'm', seq: 2 } }, 'secret');
  expect(asked).toEqual([
    { address: 'https://host/api/games/a%2Fb/log?since=3', method: 'GET', headers: {} },
    {
      address: 'https://host/api/games/x/undo',
      method: 'POST',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      body: '{"moveId":"m","seq":2}',
    },
  ]);
});

it('throws what was refused, with its reason', async () => {
  const { call } = recording(409, { error: { reason: 'stale', message: 'too late' } });
  const refused = await call('GET /api/games/:id', { id: 'x' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedError);
  expect(refused).toMatchObject({ status: 409, reason: 'stale', message: 'too late', table: undefined });
});

it('says so when the answer is not the service’s', async () => {
  const { call } = recording(502, ['bad gateway']);
  await expect(call('GET /api/catalogue', {})).rejects.toMatchObject({ status: 502, reason: 'failed' });
});
