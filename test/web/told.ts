import type { Page } from 'playwright-core';
import { client } from '../../shared/api/client.ts';
import type { Kit, View } from '../../shared/engine/index.ts';

/** The table a page is at, and the secret of its seat, if it has one. */
export type Place = { id: string; secret: string | undefined };

export async function placeOf(page: Page): Promise<Place> {
  const id = new URL(page.url()).pathname.split('/')[2]!;
  const tables: { id: string; secret?: string }[] = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('ostracon.tables') ?? '[]'),
  );
  return { id, secret: tables.find((table) => table.id === id)?.secret };
}

/** What the server says to whoever sits there, asked for anew. */
export async function toldTo<K extends Kit>({ id, secret }: Place, url: string): Promise<View<K>> {
  const { view } = await client({ fetch, base: url })('GET /api/games/:id', { id }, secret);
  return view as View<K>;
}
