import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Server, serve } from '../../worker/host/serve.ts';
import { launchBrowser } from '../browser.ts';
import { freshFolder } from '../host/program.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  server = await serve({ port: 0, data: freshFolder(), say: () => undefined });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('opens in a browser without an error', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(server.url);
  await page.getByRole('heading').first().waitFor();
  expect(errors).toEqual([]);
});
