import { match } from '../lib/router.svelte.ts';

// Each page is its own file to load: a table needs nothing of the others.
export const pages = {
  home: () => import('./Home.svelte'),
  rules: () => import('./Rules.svelte'),
  new: () => import('./NewTable.svelte'),
  table: () => import('./TablePage.svelte'),
  fair: () => import('./Fair.svelte'),
  lobby: () => import('./Lobby.svelte'),
  signIn: () => import('./SignIn.svelte'),
  profile: () => import('./Profile.svelte'),
  settings: () => import('./Settings.svelte'),
  mail: () => import('./Mail.svelte'),
  operator: () => import('./Operator.svelte'),
  unsubscribe: () => import('./Unsubscribe.svelte'),
};

// Pages that are one address and need nothing from it.
const plain = {
  '/': 'home',
  '/lobby': 'lobby',
  '/sign-in': 'signIn',
  '/me': 'profile',
  '/settings': 'settings',
  '/mail': 'mail',
  '/operator': 'operator',
} as const;
export type PlainPage = (typeof plain)[keyof typeof plain];

export type Shown = {
  page: keyof typeof pages;
  game?: string | undefined;
  id?: string;
  at?: number | undefined; // a past position
  user?: string;
  secret?: string;
};

export const isPlain = (page: Shown['page']): page is PlainPage => Object.values<string>(plain).includes(page);

// Which page an address means; undefined: none.
export function pageAt(path: string): Shown | undefined {
  for (const [address, page] of Object.entries(plain)) if (path === address) return { page };
  const past = match('/table/:id/at/:seq', path);
  if (past?.id) return { page: 'table', id: past.id, at: Number(past.seq) };
  const table = match('/table/:id', path);
  if (table?.id) return { page: 'table', id: table.id };
  const fair = match('/table/:id/fair', path);
  if (fair?.id) return { page: 'fair', id: fair.id };
  const unsubscribe = match('/unsubscribe/:user/:secret', path);
  if (unsubscribe?.user && unsubscribe.secret) {
    return { page: 'unsubscribe', user: unsubscribe.user, secret: unsubscribe.secret };
  }
  for (const page of ['new', 'rules'] as const) {
    if (match(`/${page}`, path)) return { page };
    const of = match(`/${page}/:game`, path);
    if (of) return { page, game: of.game };
  }
  return undefined;
}
