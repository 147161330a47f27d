import * as v from 'valibot';

export const languages = ['en', 'es'] as const;
export const languageSchema = v.picklist(languages);
export type Language = (typeof languages)[number];

/** Whom a notice is for. */
export type Reader = { name: string; language: Language; zone: string };

/** One table as its reader may see it: sentences come from the game's texts in the reader's language. */
export type TableFacts = {
  /** The game's id: notices of the same table replace each other. */
  id: string;
  /** The table's own name, '' if it has none. */
  name: string;
  game: string;
  opponents: readonly string[];
  /** What happened since the reader's last turn, oldest first. */
  events: readonly string[];
  /** What is asked of the reader, if it is their turn. */
  asked: string | undefined;
  /** When their clock runs out, if it runs. */
  until: number | undefined;
  /** How it ended, if it has. */
  result: string | undefined;
  link: string;
};

/** Where a reader turns what they get off or to something else. */
export type Ways = { settings: string; unsubscribe: string };
