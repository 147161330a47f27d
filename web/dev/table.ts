import { mount } from 'svelte';
import '../styles/index.css';
import { gameById } from '../../shared/games/index.ts';
import { loadGame } from '../games/index.ts';
import { reading } from '../lib/reading.svelte.ts';
import { playUntil } from './play.ts';
import Table from './Table.svelte';

// A table of any game without a server, played from whichever seat is asked:
// /dev/table.html?game=theocratia&players=3&seed=4&until=act&nth=5&theme=dark
const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);

const target = document.getElementById('app');
if (!target) throw new Error('table.html must hold an element with the id "app"');
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
await reading.begin();
const id = asked.get('game') ?? 'theocratia';
const game = gameById(id);
if (!game) throw new Error(`there is no game '${id}'`);
const begin = playUntil(game, {
  players: number('players', 4),
  seed: number('seed', 1),
  until: asked.get('until') ?? '',
  nth: number('nth', 1),
});
mount(Table, { target, props: { game, begin, at: await loadGame(id, reading.language) } });
