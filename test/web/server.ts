import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Server, serve } from '../../worker/host/serve.ts';
import { launchBrowser } from '../browser.ts';
import { freshFolder } from '../host/program.ts';

/** A real server and a real browser for the tests of one file; `bindings` are the Worker's settings besides. */
export function site(bindings: Record<string, string> = {}): { url: string; browser: Browser } {
  let server: Server | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await serve({ port: 0, data: freshFolder(), bindings, say: () => undefined });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get url() {
      return server!.url;
    },
    get browser() {
      return browser!;
    },
  };
}
