import { describe, expect, it } from 'vitest';
import { apply, load, start } from '../../shared/engine/index.ts';
import { base, begin, toy, trail } from './toy.ts';

const stored = () => JSON.parse(JSON.stringify(start(toy(), begin).state));

describe('a stored state', () => {
  it('is lifted through every migration it has not seen, in order', () => {
    const game = toy([base], {
      migrations: [
        (state) => ({ ...state, table: { ...(state.table as object), trail: ['one'] } }),
        (state) => ({
          ...state,
          table: { ...(state.table as object), trail: [...(trail(state as never) as string[]), 'two'] },
        }),
      ],
    });
    expect(trail(load(game, stored()))).toEqual(['one', 'two']);
    expect(trail(load(game, { ...stored(), shape: 1 }))).toEqual(['first', 'second', 'two']);
    expect(load(game, stored()).shape).toBe(2);
    expect(apply(game, load(game, stored()), 0, 'left').state.result).not.toBeNull();
  });

  it('is refused when it is of another game, of a later program, or nothing of the kind', () => {
    expect(() => load(toy([base], { id: 'other' }), stored())).toThrow('this is a state of toy, not of other');
    expect(() => load(toy(), { ...stored(), shape: 3 })).toThrow('shape 3; this program knows 0 to 0');
    expect(() => load(toy(), [])).toThrow('a stored state is an object');
  });
});
