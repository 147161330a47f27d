import type { Json } from '../../shared/engine/index.ts';

// How a game introduces itself, and what its options are called, in one language: web/games/<game>/setup.ts exports
// `setup: Record<Language, Setup>`. The options themselves are the game's own schema, told by /api/catalogue.
export type Setup = {
  tagline: string; // one sentence
  lasts: string; // how long a game takes
  options: { [option: string]: { label: string; hint?: string; values?: { [value: string]: string } } };
};

// What web/games/<game>/SetupPicture.svelte gets: the options chosen so far (those left alone are not in it).
export type SetupPicture = { options: { [option: string]: Json }; players: number };
