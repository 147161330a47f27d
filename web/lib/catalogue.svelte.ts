import type { Catalogue } from '../../shared/api/catalogue.ts';
import { call } from './api.ts';
import { keep, kept } from './kept.ts';

export type GameInCatalogue = Catalogue['games'][number];
const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'games' in value && Array.isArray(value.games);

// The games of this server: as known from the last visit at once, then as they are.
let games = $state.raw<GameInCatalogue[]>(kept('catalogue', isCatalogue)?.games ?? []);
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const catalogue = await call('GET /api/catalogue', {});
  keep('catalogue', catalogue);
  games = catalogue.games;
}

export function loadCatalogue(): Promise<void> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export const gamesHere = (): readonly GameInCatalogue[] => games;
export const nameOfGame = (id: string): string =>
  games.find((game) => game.id === id)?.name ?? id.charAt(0).toUpperCase() + id.slice(1);
