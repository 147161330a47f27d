import { describe, expect, it } from 'vitest';
import { startFast } from '../../shared/engine/index.ts';
import { goofspiel } from '../../shared/games/goofspiel/goofspiel.ts';
import { tables } from '../states/tables.ts';
import { Exercise } from './exercise.ts';
import { playOut } from './playOut.ts';

describe('random games of goofspiel', () => {
  it('end, keep every invariant, survive storage, leak nothing, and exercise every step', () => {
    const exercise = new Exercise();
    for (const { seats, options } of tables(goofspiel)) {
      for (let seed = 1; seed <= 10; seed++) {
        const state = startFast(goofspiel, seats, options, seed);
        exercise.watch(goofspiel, state);
        playOut(goofspiel, state, { fast: seed }, { roundTrip: true, leaks: true });
      }
    }
    expect(exercise.never).toEqual([]);
  });
});
