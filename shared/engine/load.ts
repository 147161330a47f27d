import type { Game } from './game.ts';
import type { Json } from './json.ts';
import { RulesError } from './refusal.ts';
import type { State } from './state.ts';

// A stored state, lifted to today's shape by the game's migrations, one after the other.
export function load(game: Game, stored: Json): State {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    throw new RulesError('a stored state is an object');
  }
  if (stored.game !== game.id) throw new RulesError(`this is a state of ${String(stored.game)}, not of ${game.id}`);
  let state = stored;
  const shape = typeof stored.shape === 'number' ? stored.shape : -1;
  if (shape < 0 || shape > game.migrations.length) {
    throw new RulesError(
      `this state of ${game.id} has shape ${shape}; this program knows 0 to ${game.migrations.length}`,
    );
  }
  for (const [n, migrate] of game.migrations.entries()) {
    if (n >= shape) state = { ...migrate(state), shape: n + 1 };
  }
  return state as unknown as State;
}
