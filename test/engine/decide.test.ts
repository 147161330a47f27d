import { describe, expect, it } from 'vitest';
import {
  apply,
  awaited,
  clone,
  decide,
  type Module,
  number,
  one,
  optionsFor,
  Refusal,
  refusal,
  type Seat,
  type Step,
  some,
  start,
  unanswered,
  viewFor,
} from '../../shared/engine/index.ts';
import { base, begin, seed, type Toy, toy, trail } from './toy.ts';

const asking = (step: Step<Toy>, rest: Module<Toy>['steps'] = {}) =>
  toy([
    { ...base, sequences: { game: ['asked', 'choose', 'finish'] }, steps: { ...base.steps, asked: step, ...rest } },
  ]);

const reasonOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
};

describe('a decision', () => {
  const game = toy();
  const { state } = start(game, begin);

  it.each([
    ['unknown-seat', 5, 'left'],
    ['unknown-seat', -1, 'left'],
    ['unknown-seat', 0.5, 'left'],
    ['not-asked', 1, 'left'],
    ['not-an-option', 0, 'up'],
    ['not-an-option', 0, null],
    ['not-an-option', 0, { left: true }],
  ])('is refused as %s: seat %s, %j', (reason, seat, answer) => {
    const before = clone(state);
    expect(reasonOf(() => apply(game, state, seat, answer))).toBe(reason);
    expect(reasonOf(() => decide(game, state, seat, answer))).toBe(reason);
    expect(state).toEqual(before);
  });

  it('is refused after the end', () => {
    const over = apply(game, state, 0, 'left').state;
    expect(reasonOf(() => apply(game, over, 0, 'left'))).toBe('game-over');
  });

  it('is stale when it does not know of the question', () => {
    expect(refusal(game, { ...state, seq: 3, asking: { ...state.asking!, since: 3 } }, 0, 'left', 2)?.reason).toBe(
      'stale',
    );
    expect(refusal(game, { ...state, seq: 3, asking: { ...state.asking!, since: 3 } }, 0, 'left', 4)?.reason).toBe(
      'stale',
    );
    expect(refusal(game, { ...state, seq: 3, asking: { ...state.asking!, since: 3 } }, 0, 'left', 3)).toBeUndefined();
  });

  it('leaves the state it was given as it was, also when a rule fails half-way', () => {
    const failing = asking({
      ask: () => [0],
      options: () => one([1, 2]),
      resolve(g) {
        g.table.trail.push('half');
        throw new Error('a rule is broken');
      },
    });
    const { state } = start(failing, begin);
    const before = clone(state);
    expect(() => apply(failing, state, 0, 1)).toThrow('a rule is broken');
    expect(state).toEqual(before);
  });

  it.each([
    ['some', some(['a', 'b', 'c'], 1, 2), [['a'], ['c', 'a']], ['a', [], ['a', 'a'], ['a', 'b', 'c'], ['d'], null]],
    ['number', number(1, 3), [1, 3], [0, 4, 1.5, '2', null, [2]]],
    [
      'one',
      one([{ to: [1, 2] }, 'pass']),
      [{ to: [1, 2] }, 'pass'],
      [{ to: [2, 1] }, {}, { to: [1, 2], more: 1 }, 'fail'],
    ],
  ] as const)('takes what kind %s offers and nothing else', (_, options, good, bad) => {
    const game = asking({ ask: () => [0], options: () => options as never });
    const { state } = start(game, begin);
    for (const answer of good) expect(refusal(game, state, 0, clone(answer) as never)).toBeUndefined();
    for (const answer of bad) expect(refusal(game, state, 0, clone(answer) as never)?.reason).toBe('not-an-option');
  });

  it('is made by itself where only one is possible, unless the step wants it confirmed', () => {
    const step: Step<Toy> = {
      ask: () => [0],
      options: () => one(['only']),
      resolve: (g) => void g.table.trail.push('forced'),
    };
    expect(start(asking(step), begin).state.asking?.task.do).toBe('choose');
    expect(trail(start(asking(step), begin).state)).toEqual(['forced']);
    expect(start(asking({ ...step, confirm: true }), begin).state.asking?.task.do).toBe('asked');
    const confirmedBy = (seat: number) => asking({ ...step, confirm: (_g, _args, asked) => asked === seat });
    expect(start(confirmedBy(0), begin).state.asking?.task.do).toBe('asked');
    expect(start(confirmedBy(1), begin).state.asking?.task.do).toBe('choose');
  });

  it('sees a fix of its step while the question is open', () => {
    const old = asking({ ask: () => [0], options: () => one(['wrong', 'other']) });
    const stored = JSON.parse(JSON.stringify(start(old, begin).state));
    const fixed = asking({ ask: () => [0], options: () => one(['right', 'other']) });
    expect(optionsFor(fixed, stored, 0)).toEqual(one(['right', 'other']));
    expect(refusal(fixed, stored, 0, 'wrong')?.reason).toBe('not-an-option');
    expect(apply(fixed, stored, 0, 'right').state.asking?.task.do).toBe('choose');
  });

  it('can be undone unless something was drawn, revealed or ended by it', () => {
    const final = (resolve: Step<Toy>['resolve']) => {
      const game = asking({ ask: () => [0], options: () => one([1, 2]), resolve });
      return apply(game, start(game, begin).state, 0, 1).final;
    };
    expect(final(() => {})).toBe(false);
    expect(final((g) => void g.draw(6))).toBe(true);
    expect(final((g) => void g.shuffle([1, 2]))).toBe(true);
    expect(final((g) => g.reveal())).toBe(true);
    expect(final((g) => g.end({ winners: [], scores: [], how: '' }))).toBe(true);
  });
});

describe('sealed answers', () => {
  const sealed: Step<Toy> = {
    ask: () => [0, 1, 2],
    secret: true,
    options: (_g, _t, seat) => (seat === 2 ? one(['forced']) : one(['low', 'high'])),
    seenBy: (_g, _t, seat) => (seat === 0 ? [2] : []),
    resolve: (g, _, answers) =>
      void g.table.trail.push([...answers].map(([seat, answer]) => `${seat}:${answer}`).join(' ')),
  };
  const game = asking(sealed);
  const begun = () => start(game, { seats: 3, options: {}, seed }).state;

  it('stay sealed until the last is in, and resolve in the order of the seats asked', () => {
    const one = apply(game, begun(), 1, 'low');
    expect(trail(one.state)).toEqual([]);
    expect(one.final).toBe(false);
    const both = apply(game, one.state, 0, 'high');
    expect(trail(both.state)).toEqual(['0:high 1:low 2:forced']);
    expect(both.final).toBe(true);
  });

  it('may be changed by their author until then', () => {
    const changed = apply(game, apply(game, begun(), 1, 'low').state, 1, 'high').state;
    expect(trail(apply(game, changed, 0, 'low').state)).toEqual(['0:low 1:high 2:forced']);
  });

  it('are seen by their author and partners alone', () => {
    const state = apply(game, begun(), 0, 'high').state;
    const sees = (seat: Seat | null) => viewFor(game, state, seat).asking?.sealed;
    expect([sees(0), sees(1), sees(2), sees(null)]).toEqual([
      { 0: 'high' },
      undefined,
      { 0: 'high', 2: 'forced' },
      undefined,
    ]);
  });

  it('given by a bot, an order or force count as awaited until the last player is in', () => {
    const state = apply(game, begun(), 0, 'high', 'bot').state;
    expect(awaited(state)).toEqual([0, 1, 2]);
    expect(unanswered(state)).toEqual([1]);
    const told = apply(game, begun(), 0, 'high', 'player').state;
    expect(awaited(told)).toEqual([1, 2]);
    const returned = apply(game, state, 0, 'low', 'player').state;
    expect(awaited(returned)).toEqual([1, 2]);
  });

  it('of two seats at the same seq both count', () => {
    const state = begun();
    const after = apply(game, state, 0, 'low').state;
    expect(after.seq).toBe(state.seq + 1);
    expect(refusal(game, after, 1, 'high', state.seq)).toBeUndefined();
  });
});
