import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadGame } from './games/index.ts';
import { sendForFaces } from './lib/faces.ts';
import { idle } from './lib/idle.ts';
import { knownTables } from './lib/knownTables.svelte.ts';
import { keepShell } from './lib/offline.ts';
import { reading } from './lib/reading.svelte.ts';
import { release } from './lib/release.svelte.ts';
import { pageAt, pages } from './pages/index.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html must hold an element with the id "app" to show the site in');
// A file that can't be loaded is, as a rule, one of the release before.
addEventListener('vite:preloadError', () => void release.renew());

// The page, and the board of a table known here, load beside the words, not after them.
const asked = pageAt(location.pathname);
const page = asked && pages[asked.page]();
const known = asked?.id === undefined ? undefined : knownTables.find(asked.id);
await reading.begin();
const game = known && loadGame(known.game, reading.language);
target.replaceChildren();
mount(App, { target });

// Typefaces, and keeping the site for offline, can wait until what was asked for is shown.
await Promise.allSettled([page, game]);
void idle(5000)
  .then(sendForFaces)
  .then(() => idle(5000))
  .then(() => (import.meta.env.PROD ? keepShell() : undefined));
