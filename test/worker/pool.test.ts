import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { expect, it } from 'vitest';

it('answers a request', async () => {
  const reply = await exports.default.fetch('https://ostracon.test/api/health');
  expect(await reply.json()).toEqual({ ok: true });
  expect(await (await exports.default.fetch('https://ostracon.test/api/visits')).json()).toEqual({ visits: 1 });
});

it('looks into a room and rings its alarm', async () => {
  const room = env.ROOM.getByName('a');
  await room.ring(1e9);
  expect(await runDurableObjectAlarm(room)).toBe(true);
  expect(await runInDurableObject(room, (instance) => instance.words())).toEqual(['rang']);
});

it('keeps a socket open while its room is evicted', async () => {
  const room = env.ROOM.getByName('b');
  const socket = (await room.fetch('https://ostracon.test/', { headers: { Upgrade: 'websocket' } })).webSocket!;
  socket.accept();
  const heard = new Promise((resolve) => socket.addEventListener('message', (event) => resolve(event.data)));
  await runInDurableObject(room, (instance) => Object.assign(instance, { mark: 1 }));
  await evictDurableObject(room);
  expect(await runInDurableObject(room, (instance) => 'mark' in instance)).toBe(false);
  socket.send('hello');
  expect(await heard).toBe('heard hello');
});
