import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();
const budget = 120 * 1024;
// Found in a script, it tells that the kernel came along. A page draws what it is sent and needs none of it.
const ofKernel = 'nothing is left on the agenda';

// What a newcomer's browser loads of JavaScript when a table is opened by its link.
it.each(['goofspiel', 'ankh', 'theocratia'])(
  'opens a table of %s with at most 120 KB of compressed JavaScript',
  async (game) => {
    const host = await Visitor.comes(at.browser);
    await host.page.goto(at.url);
    await host.page.locator(`a[href="/new/${game}"]`).waitFor();
    await host.page.goto(`${at.url}/new/${game}`);
    await host.page.getByLabel('Seat 2').selectOption('bot');
    await host.page.getByRole('button', { name: 'Begin' }).click();
    await host.page.waitForURL(/\/table\//);

    const visitor = await Visitor.comes(at.browser);
    // By address: the service worker takes each a second time from the browser's own cache.
    const scripts = new Map<string, Promise<Buffer>>();
    visitor.page.on('response', (response) => {
      const address = response.url();
      if (!address.endsWith('.js') || scripts.has(address)) return;
      scripts.set(address, response.body());
    });
    await visitor.page.goto(host.page.url());
    await visitor.question.filter({ hasText: 'Waiting for' }).waitFor();
    await visitor.page.waitForLoadState('networkidle');
    const bodies = await Promise.all(scripts.values());
    const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    console.log(`${game}: ${(weight / 1024).toFixed(1)} KB in ${scripts.size} files`);
    expect(scripts.size).toBeGreaterThan(3);
    expect(weight).toBeLessThan(budget);
    expect(readFileSync('shared/engine/decide.ts', 'utf8')).toContain(ofKernel);
    expect(bodies.filter((body) => body.includes(ofKernel))).toEqual([]);
  },
);
