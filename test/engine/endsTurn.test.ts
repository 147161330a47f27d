import { describe, expect, it } from 'vitest';
import { clone, one, only, type Seat, type State, start, viewFor } from '../../shared/engine/index.ts';
import { base, begin, type Toy, toy } from './toy.ts';

type Table = Toy['table'];

// The turn goes round; how an answer passes it on, or does not, is a step each.
const words = ['pass', 'on', 'byForce', 'byChance', 'toOther', 'wrong', 'over', 'peek'];
const game = toy(
  [
    {
      ...base,
      sequences: { game: ['choose', 'endTurn', 'game'] },
      steps: {
        ...base.steps,
        choose: {
          ask: (g) => [g.table.turn],
          options: () => one(words),
          resolve: (g, _, answers) => g.add({ do: String(only(answers)[1]) }),
        },
        pass: {},
        on: { run: (g) => g.add({ do: 'choose' }) },
        byForce: { ask: (g) => [g.table.turn], options: () => one(['only']) },
        byChance: { run: (g) => (g.draw(2) < 2 ? undefined : g.add({ do: 'choose' })) },
        toOther: { ask: (g) => [1 - g.table.turn], options: () => one(['a', 'b']) },
        wrong: {
          run: () => {
            throw new Error('a mistake in the rules');
          },
        },
        over: { run: (g) => g.end({ winners: [0], scores: [1, 0], how: 'toy' }) },
        // Looks where this seat can't: what it would find is nothing the view may tell.
        peek: { run: (g) => (g.table.secret === 'x' ? undefined : g.add({ do: 'choose' })) },
        endTurn: {
          run(g) {
            g.table.turn = 1 - g.table.turn;
          },
        },
      },
    },
  ],
  {
    turn: (table) => table.turn,
    scramble(table: Table) {
      table.secret = 'y';
    },
  },
);
const { state } = start(game, begin);
const told = (state: State, seat: Seat | null) => viewFor(game, state, seat).asking?.endsTurn;

describe('the options that end a turn', () => {
  it('are those after which it is another’s, tried by the rules: not where chance, another’s answer or the end comes first', () => {
    expect(told(state, 0)).toEqual(['pass', 'byForce']);
  });

  it('are told to whoever is asked, in their own turn', () => {
    expect([1, null].map((seat) => told(state, seat))).toEqual([undefined, undefined]);
    const others = clone(state);
    Reflect.set(others.table, 'turn', 1);
    expect(told(others, 0)).toBeUndefined();
  });

  it('are told without the state being touched, and in a game without turns not at all', () => {
    const before = clone(state);
    expect(told(clone(state), 0)).toEqual(told(state, 0));
    expect(state).toEqual(before);
    const { turn, ...turnless } = game;
    expect(turn?.(game.table({}, 2))).toBe(0);
    expect(viewFor(turnless, clone(state), 0).asking?.endsTurn).toBeUndefined();
  });

  it('tell nothing of what this seat can’t know', () => {
    for (const secret of ['x', 'y', 'z']) {
      const other = clone(state);
      Reflect.set(other.table, 'secret', secret);
      expect(told(other, 0)).not.toContain('peek');
    }
  });
});
