import { describe, expect, it } from 'vitest';
import { compile, type Module, start, total } from '../../shared/engine/index.ts';
import { base, begin, power, type Toy, toy, trail } from './toy.ts';

const run = (module: Partial<Module<Toy>>, order?: (table: Toy['table']) => number[]) =>
  start(toy([{ ...base, ...module, steps: { ...base.steps, ...module.steps } }], order ? { order } : {}), begin).state;

describe('powers', () => {
  it('add to a figure for their holders only, with the reason', () => {
    const strong = power('strong', [1], { value: { strength: (_g, { place }) => place } });
    const doubling = power('doubling', [0, 1], { value: { strength: (_g, _about, soFar) => soFar } });
    run({
      powers: [strong, doubling],
      steps: {
        first: {
          run(g) {
            expect(g.value('strength', 2, { seat: 1, place: 3 })).toBe(10);
            expect(g.value('strength', 2, { seat: 0, place: 3 })).toBe(4);
            const parts = g.reckon(
              'strength',
              [
                { because: 'figures', amount: 2 },
                { because: 'none', amount: 0 },
              ],
              { seat: 1, place: 3 },
            );
            expect(parts).toEqual([
              { because: 'figures', amount: 2 },
              { because: 'strong', amount: 3 },
              { because: 'doubling', amount: 5 },
            ]);
            expect(total(parts)).toBe(10);
          },
        },
      },
    });
    expect.assertions(4);
  });

  it("react to an event, holder by holder in the game's own order", () => {
    const echo = (id: string, holders: number[]) =>
      power(id, holders, {
        on: { said: (g, event, holder) => void g.table.trail.push(`${id}${holder} ${event.what}`) },
      });
    const steps = {
      first: {
        run: (g: Parameters<NonNullable<NonNullable<typeof base.steps>[string]['run']>>[0]) =>
          g.emit({ type: 'said', what: 'hi' }),
      },
    };
    expect(trail(run({ powers: [echo('a', [0, 1]), echo('b', [1])], steps }))).toEqual([
      'a0 hi',
      'a1 hi',
      'b1 hi',
      'second',
    ]);
    expect(trail(run({ powers: [echo('a', [0, 1]), echo('b', [1])], steps }, () => [1, 0]))).toEqual([
      'a1 hi',
      'b1 hi',
      'a0 hi',
      'second',
    ]);
  });

  it('insert their own step before or after a named one', () => {
    const word = (name: string) => ({ [name]: { run: (g: { table: Toy['table'] }) => void g.table.trail.push(name) } });
    const powers = [
      power('early', [0], { steps: word('early'), insert: { before: { second: 'early' } } }),
      power('late', [0], { steps: word('late'), insert: { after: { first: 'late' } } }),
    ];
    expect(trail(run({ powers }))).toEqual(['first', 'late', 'early', 'second']);
  });
});

describe('modules', () => {
  const step = { run: () => {} };
  it.each<[string, Module<Toy>[], string]>([
    [
      'define a step twice',
      [base, { id: 'b', steps: { first: step } }],
      'step first is defined by module base and again by module b',
    ],
    [
      'define a step as a sequence',
      [base, { id: 'b', sequences: { first: [] } }],
      'step first is defined by module base and again by module b',
    ],
    [
      'replace one step twice',
      [base, { id: 'b', replaces: { steps: { first: step } } }, { id: 'c', replaces: { steps: { first: step } } }],
      'step first is replaced by module b and again by module c',
    ],
    [
      'replace what is not there',
      [base, { id: 'b', replaces: { steps: { none: step } } }],
      'module b replaces step none, which no earlier module defines',
    ],
    [
      'name an unknown step',
      [{ ...base, sequences: { game: ['none'] } }],
      'sequence game names none, which no module defines',
    ],
    [
      'insert an unknown step',
      [base, { id: 'b', insert: { before: { first: 'none' } } }],
      'an insert around first names none',
    ],
    ['remove an unknown power', [base, { id: 'b', removes: { powers: ['none'] } }], 'module b removes power none'],
    [
      'define a power twice',
      [{ ...base, powers: [power('p', []), power('p', [])] }],
      'power p is defined by module base and again by module base',
    ],
  ])('may not %s', (_, modules, message) => {
    expect(() => compile(modules)).toThrow(message);
  });

  it('replace steps, sequences and powers of an earlier one by name', () => {
    const variant: Module<Toy> = {
      id: 'variant',
      replaces: {
        steps: { second: { run: (g) => void g.table.trail.push('other') } },
        sequences: { game: ['second', 'choose'] },
      },
    };
    expect(trail(start(toy([base, variant]), begin).state)).toEqual(['other']);
  });

  it('are compiled once per combination', () => {
    let compiled = 0;
    const counted: Module<Toy> = {
      ...base,
      get sequences() {
        compiled++;
        return base.sequences;
      },
    };
    const game = toy([counted]);
    start(game, begin);
    const once = compiled;
    start(game, begin);
    expect(compiled).toBe(once);
  });
});
