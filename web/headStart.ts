import { hasFaces, showFaces } from './lib/faces.ts';
import { kept } from './lib/kept.ts';
import { type Language, wishedLanguage } from './lib/language.ts';

// Stands in index.html itself (web/build/headStart.ts puts it there) and runs before any script has come. Whoever opens
// a table gets its position, and the files of the table and of its game, at once, instead of one after the other.
declare global {
  interface Window {
    early: { address: string; authorization: string | undefined; reply: Promise<Response> } | undefined;
  }
}

// What the built site has to load for a table, beside what index.html names.
export type TableFiles = {
  table: Record<Language, string[]>;
  games: { [game: string]: Record<Language, string[]> };
};
declare const tableFiles: TableFiles;
const files = tableFiles;

type Known = { id: string; game: string; secret?: string };
const areKnown = (value: unknown): value is Known[] =>
  Array.isArray(value) && value.every((one) => 'id' in Object(one));

if (hasFaces()) showFaces();
const [, id] = /^\/table\/([a-z2-7]{24})(\/at\/\d+)?$/.exec(location.pathname) ?? [];
if (id !== undefined) {
  const language = wishedLanguage();
  const known = kept('tables', areKnown)?.find((table) => table.id === id);
  // First, because the server has work to do for it. Who comes with a seat or an invitation in the link is somebody else
  // in a moment.
  if (!location.hash) askForTable(id, known?.secret, language);
  fetchSoon(files.table[language]);
  if (known) fetchSoon(files.games[known.game]?.[language] ?? []);
}

function askForTable(id: string, secret: string | undefined, language: Language): void {
  const address = `/api/games/${id}`;
  const authorization = secret === undefined ? undefined : `Bearer ${secret}`;
  const reply = fetch(address, authorization === undefined ? {} : { headers: { authorization } });
  window.early = { address, authorization, reply };
  // A stranger to the table learns here which game it is.
  reply
    .then((answered) => answered.clone().json())
    .then(({ game }) => fetchSoon(files.games[game]?.[language] ?? []))
    .catch(() => undefined); // the page asks again, and tells what is wrong
}

function fetchSoon(wanted: readonly string[]): void {
  for (const file of wanted) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
