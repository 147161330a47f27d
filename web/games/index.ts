import type { Component } from 'svelte';
import type { Reference, Texts } from '../../shared/engine/index.ts';
import type { Board, Digest, GameSite, PlayerMark } from '../board/contract.ts';
import type { Language } from '../lib/reading.svelte.ts';
import type { Setup, SetupPicture } from './setup.ts';

// What the site loads of a game, found by the names of its files: nothing of its rules, and only when it is needed.
const tables = import.meta.glob<Partial<AtTable> & { Board: Board }>('./*/table.ts');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');
const setupPictures = import.meta.glob<{ default: Component<SetupPicture> }>('./*/SetupPicture.svelte');
const setups = import.meta.glob<{ setup: Record<Language, Setup> }>('./*/setup.ts');
const texts = import.meta.glob<{ texts: Texts }>([
  '../../shared/games/*/texts/en.ts',
  '../../shared/games/*/texts/es.ts',
]);
const references = import.meta.glob<{ reference: Reference }>([
  '../../shared/games/*/reference/en.ts',
  '../../shared/games/*/reference/es.ts',
]);

type AtTable = { Board: Board; Panels: Board; Foretold: Board; PlayerMark: PlayerMark; Digest: Digest; site: GameSite };
export type GameAtTable = {
  board: Board;
  panels: Board | undefined;
  foretold: Board | undefined;
  mark: PlayerMark | undefined;
  digest: Digest | undefined;
  site: GameSite;
  texts: Texts;
};

export async function loadGame(game: string, language: Language): Promise<GameAtTable> {
  const [{ Board: board, Panels: panels, Foretold: foretold, PlayerMark: mark, Digest: digest, site = {} }, texts] =
    await Promise.all([must(tables[`./${game}/table.ts`], game, 'table.ts')(), loadTexts(game, language)]);
  return { board, panels, foretold, mark, digest, site, texts };
}

export async function loadTexts(game: string, language: Language): Promise<Texts> {
  const at = (name: string) => texts[`../../shared/games/${game}/texts/${name}.ts`];
  return (await must(at(language) ?? at('en'), game, 'texts')()).texts;
}

export async function loadReference(game: string, language: Language): Promise<Reference> {
  const at = (name: string) => references[`../../shared/games/${game}/reference/${name}.ts`];
  return (await must(at(language) ?? at('en'), game, 'reference')()).reference;
}

// How the game presents itself where a table is made; without it the schema's own names have to do.
export async function loadSetup(game: string, language: Language): Promise<Setup | undefined> {
  return (await setups[`./${game}/setup.ts`]?.())?.setup[language];
}

// A small frieze that stands for the game in lists, if it has drawn one.
export async function loadPicture(game: string): Promise<Component | undefined> {
  return (await pictures[`./${game}/Picture.svelte`]?.())?.default;
}

// How the table would be laid out with these options, where the game can draw that.
export async function loadSetupPicture(game: string): Promise<Component<SetupPicture> | undefined> {
  return (await setupPictures[`./${game}/SetupPicture.svelte`]?.())?.default;
}

export const hasBoard = (game: string): boolean => `./${game}/table.ts` in tables;

export const gamesWithRules: readonly string[] = Object.keys(references).flatMap((path) => {
  const [, game] = /games\/([^/]+)\/reference\/en\.ts$/.exec(path) ?? [];
  return game === undefined ? [] : [game];
});

function must<X>(load: X | undefined, game: string, what: string): X {
  if (!load) throw new Error(`the site has no ${what} for the game '${game}'`);
  return load;
}
