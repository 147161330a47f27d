import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { load, rulesOf, startFast } from '../../shared/engine/index.ts';
import { games } from '../../shared/games/index.ts';
import { playOut } from '../random/playOut.ts';
import { tables } from './tables.ts';

describe.each(games.map((game) => [game.id, game] as const))('paused states of %s', (id, game) => {
  const folder = new URL(`./${id}/`, import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder) : [];

  it.each(files)('%s loads and plays on to the end', (name) => {
    const state = load(game, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    expect(game.check(state.table, state.options)).toEqual([]);
    expect(playOut(game, state, { fast: 7 }, { roundTrip: true }).result).not.toBeNull();
  });

  it('has one for each step that asks', () => {
    const asking = new Set<string>();
    for (const { seats, options } of tables(game)) {
      for (const [name, step] of rulesOf(game, startFast(game, seats, options, 1)).steps)
        if (step.ask) asking.add(name);
    }
    expect([...asking].filter((name) => !files.includes(`${name}.json`))).toEqual([]);
  });
});
