import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameById, games } from '../../shared/games/index.ts';
import { type Golden, replay } from './golden.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('golden games', () => {
  it.each(files)('%s replays', (name) => {
    const golden: Golden = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    const game = gameById(golden.game);
    if (!game) throw new Error(`there is no game '${golden.game}'`);
    expect(replay(game, golden)).toEqual({ events: golden.events, result: golden.result });
  });

  it.each(games.map((game) => game.id))('%s has some', (id) => {
    expect(files.some((name) => name.startsWith(`${id}-`))).toBe(true);
  });
});
