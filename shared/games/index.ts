import type { Game } from '../engine/index.ts';
import { ankh } from './ankh/ankh.ts';
import { goofspiel } from './goofspiel/goofspiel.ts';
import { theocratia } from './theocratia/theocratia.ts';

// The list of games. Nothing outside shared/games and web/games names one.
export const games: readonly Game[] = [ankh, theocratia, goofspiel];

export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
