import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAlive } from '../../worker/host/processes.ts';
import { freshFolder, Program, tenantOf } from './program.ts';

const start = 'worker/host/start.ts';

for (const way of ['SIGINT', 'SIGTERM', 'Ctrl-C'] as const) {
  it(`serves the site and ends cleanly on ${way}`, async () => {
    const DATA = freshFolder();
    const program = new Program(start, { DATA });
    const url = await program.url();
    for (const path of ['/', '/some/page/of/the/site']) {
      const page = await fetch(url + path);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>');
    }
    const { workerd } = tenantOf(DATA);
    expect(isAlive(workerd)).toBe(true);
    expect(way === 'Ctrl-C' ? await program.controlC() : await program.end(way)).toBe(0);
    expect(isAlive(workerd)).toBe(false);
    expect(existsSync(join(DATA, 'server.json'))).toBe(false);
    expect(program.output).toContain('Stopped');
  });
}

it('says so when the port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const program = new Program(start, { DATA: freshFolder(), PORT: String(port) });
  expect(await program.ended()).toBe(1);
  expect(program.output).toContain(`Port ${port} on 127.0.0.1 is taken`);
  expect(program.output).not.toContain('    at ');
  other.close();
});

it('says so when the port is no port', async () => {
  const program = new Program(start, { DATA: freshFolder(), PORT: 'eighty' });
  expect(await program.ended()).toBe(1);
  expect(program.output).toContain('PORT must be a number from 0 to 65535 (0: any free one), not "eighty"');
});

it("says so when the data folder can't be written", async () => {
  const file = join(freshFolder(), 'a-file');
  writeFileSync(file, '');
  const DATA = join(file, 'data');
  const program = new Program(start, { DATA });
  expect(await program.ended()).toBe(1);
  expect(program.output).toContain(`The data folder ${DATA} can't be written`);
  expect(program.output).not.toContain('    at ');
});

it('does not serve data that another server is serving', async () => {
  const DATA = freshFolder();
  const first = new Program(start, { DATA });
  const url = await first.url();
  const second = new Program(start, { DATA });
  expect(await second.ended()).toBe(1);
  expect(second.output).toContain(
    `(process ${first.child.pid}, http://127.0.0.1:${new URL(url).port}) is using the data in ${DATA}`,
  );
  expect((await fetch(url)).status).toBe(200);
  expect(await first.end('SIGTERM')).toBe(0);
});
