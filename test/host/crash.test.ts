import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isAlive } from '../../worker/host/processes.ts';
import { serve } from '../../worker/host/serve.ts';
import { passTime } from './passTime.ts';
import { freshFolder, Program, tenantOf } from './program.ts';

const fixture = 'test/host/fixture/start.ts';
const bundle = fileURLToPath(new URL('fixture', import.meta.url));
const silent = () => undefined;

type Kept = { words: string[]; visits: string[]; rings: number | null; greeting?: string };
async function ask(url: string, path = '/'): Promise<Kept> {
  const reply = await fetch(url + path);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`GET ${path} got ${reply.status}: ${text}`);
  return JSON.parse(text);
}

it('keeps words, rows and a pending alarm through SIGKILL and restart', async () => {
  const DATA = freshFolder();
  const first = new Program(fixture, { DATA });
  await ask(await first.url(), '/say/hello');
  await ask(await first.url(), '/visit/ada');
  const before = await ask(await first.url(), '/ring/3600000');
  expect(before).toMatchObject({ words: ['hello'], visits: ['ada'], rings: expect.any(Number) });
  await first.cutPower();

  const second = new Program(fixture, { DATA });
  expect(await ask(await second.url())).toEqual(before);
  expect(await second.end('SIGTERM')).toBe(0);
});

it('rings an alarm that came due while the server was down, and starting rings it only once', async () => {
  const data = freshFolder();
  const first = await serve({ bundle, data, port: 0, say: silent });
  await ask(first.url, '/ring/3600000');
  await first.kill();
  passTime(data, 'GameRoom', 3_600_000);
  const second = await serve({ bundle, data, port: 0, say: silent });
  await expect.poll(() => ask(second.url)).toMatchObject({ words: ['rang'], rings: null });
  await second.stop();
});

it('rings an alarm that comes due after the restart', async () => {
  const data = freshFolder();
  const first = await serve({ bundle, data, port: 0, say: silent });
  await ask(first.url, '/ring/3000');
  await first.kill();
  const second = await serve({ bundle, data, port: 0, say: silent });
  // At least once is all that alarms promise: one that was ringing at the power cut rings again.
  await expect.poll(async () => (await ask(second.url)).words).toContain('rang');
  await second.stop();
});

it('ends the workerd that a killed server left behind, then serves', async () => {
  const DATA = freshFolder();
  const first = new Program(fixture, { DATA });
  const url = await first.url();
  await ask(url, '/say/hello');
  const { workerd } = tenantOf(DATA);
  await first.orphanWorkerd();
  expect(isAlive(workerd)).toBe(true);

  const second = new Program(fixture, { DATA, PORT: new URL(url).port });
  expect(await second.url()).toBe(url);
  expect(second.output).toContain(`Ending the workerd (process ${workerd.pid}) that a killed server left behind`);
  expect(isAlive(workerd)).toBe(false);
  expect((await ask(url)).words).toEqual(['hello']);
  expect(await second.end('SIGTERM')).toBe(0);
});

it('knows the new workerd after one crashed under it, and leaves that one behind for no one', async () => {
  const DATA = freshFolder();
  const program = new Program(fixture, { DATA });
  const url = await program.url();
  await ask(url, '/say/hello');
  const { workerd } = tenantOf(DATA);
  process.kill(workerd.pid, 'SIGKILL');
  await expect.poll(() => ask(url).catch(silent)).toMatchObject({ words: ['hello'] });
  expect(tenantOf(DATA).workerd).not.toEqual(workerd);
  await program.orphanWorkerd();

  const next = new Program(fixture, { DATA });
  expect((await ask(await next.url())).words).toEqual(['hello']);
  expect(next.output).toContain('Ending the workerd');
  expect(await next.end('SIGTERM')).toBe(0);
});

it('spares a stranger who was given the pid of a dead server', async () => {
  const data = freshFolder();
  const stranger = { pid: process.pid, born: 'long ago' };
  writeFileSync(join(data, 'server.json'), JSON.stringify({ server: stranger, workerd: stranger }));
  const server = await serve({ bundle, data, port: 0, say: silent });
  expect((await ask(server.url)).words).toEqual([]);
  await server.stop();
});

it('hands its bindings to the Worker, and migrates only once', async () => {
  const data = freshFolder();
  const lines: string[][] = [];
  for (const greeting of ['good morning', 'good evening']) {
    const said: string[] = [];
    const server = await serve({
      bundle,
      data,
      port: 0,
      bindings: { GREETING: greeting },
      say: (line) => said.push(line),
    });
    expect((await ask(server.url)).greeting).toBe(greeting);
    await server.stop();
    lines.push(said);
  }
  expect(lines).toEqual([['Migrated the database DB: 0001_visit.sql', 'Migrated the database DB: 0002_who.sql'], []]);
});
