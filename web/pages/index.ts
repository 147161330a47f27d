import { match } from '../lib/router.svelte.ts';

// Each page is its own file to load: a table needs nothing of the others.
export const pages = {
  home: () => import('./Home.svelte'),
  rules: () => import('./Rules.svelte'),
  new: () => import('./NewTable.svelte'),
  table: () => import('./TablePage.svelte'),
  fair: () => import('./Fair.svelte'),
};

export type Shown = {
  page: keyof typeof pages;
  game?: string | undefined;
  id?: string;
  at?: number | undefined; // a past position
};

// Which page an address means; undefined: none.
export function pageAt(path: string): Shown | undefined {
  if (path === '/') return { page: 'home' };
  const past = match('/table/:id/at/:seq', path);
  if (past?.id) return { page: 'table', id: past.id, at: Number(past.seq) };
  const table = match('/table/:id', path);
  if (table?.id) return { page: 'table', id: table.id };
  const fair = match('/table/:id/fair', path);
  if (fair?.id) return { page: 'fair', id: fair.id };
  for (const page of ['new', 'rules'] as const) {
    if (match(`/${page}`, path)) return { page };
    const of = match(`/${page}/:game`, path);
    if (of) return { page, game: of.game };
  }
  return undefined;
}
