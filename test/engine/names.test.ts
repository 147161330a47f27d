import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../shared/games/index.ts';

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs)$/.test(name))
    .map((name) => `${folder}/${name}`);

const says = (file: string, name: string): boolean =>
  file.toLowerCase().includes(name) || readFileSync(file, 'utf8').toLowerCase().includes(name);

// Whoever adds a game writes its folder, its bot and two lines of lists. That the rest needs no change is seen by this:
// nothing else knows its name.
it.each(games.map(({ id }) => id))('nothing in shared/ and worker/ names %s but its own files and the lists', (id) => {
  const named = [...files('shared'), ...files('worker')].filter((file) => says(file, id));
  const strangers = named.filter((file) => !file.startsWith(`shared/games/${id}/`));
  const lists = [`shared/bots/${id}.ts`, 'shared/bots/index.ts', 'shared/games/index.ts'];
  expect(strangers.toSorted()).toEqual(lists.toSorted());
});
