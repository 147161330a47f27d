import type { Page } from 'playwright-core';
import { client } from '../../shared/api/client.ts';
import type { Kit, View } from '../../shared/engine/index.ts';

/** The table a page is at, and the secret of its seat, if it has one. */
export async function seatAt(page: Page): Promise<{ id: string; secret: string | undefined }> {
  const id = new URL(page.url()).pathname.split('/')[2]!;
  const tables: { id: string; secret?: string }[] = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('ostracon.tables') ?? '[]'),
  );
  return { id, secret: tables.find((table) => table.id === id)?.secret };
}

/** What the server says to whoever sits at this page, asked for anew. */
export async function toldBy<K extends Kit>(page: Page, url: string): Promise<View<K>> {
  const { id, secret } = await seatAt(page);
  const { view } = await client({ fetch, base: url })('GET /api/games/:id', { id }, secret);
  return view as View<K>;
}
