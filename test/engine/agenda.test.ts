import { describe, expect, it } from 'vitest';
import { apply, type Module, one, RulesError, start } from '../../shared/engine/index.ts';
import { base, begin, type Toy, toy, trail } from './toy.ts';

const withSteps = (sequences: Module<Toy>['sequences'], steps: Module<Toy>['steps']) =>
  toy([{ id: 'base', sequences, steps: { ...base.steps, ...steps } }]);
const say = (word: string) => ({ run: (g: { table: Toy['table'] }) => void g.table.trail.push(word) });

describe('the agenda', () => {
  it('expands sequences, within sequences too, and hands their arguments on', () => {
    const game = withSteps(
      { game: ['open', 'choose'], open: ['a', 'inner', 'b'], inner: ['c', 'd'] },
      { a: say('a'), b: say('b'), c: say('c'), d: { run: (g, { region }) => void g.table.trail.push(`d${region}`) } },
    );
    game.first = { do: 'game', region: 4 };
    expect(trail(start(game, begin).state)).toEqual(['a', 'c', 'd4', 'b']);
  });

  it('runs tasks added in one step in the order added, before what already waits', () => {
    const game = withSteps(
      { game: ['split', 'later', 'choose'] },
      {
        split: {
          run: (g) => {
            g.add({ do: 'one' });
            g.add({ do: 'two' });
          },
        },
        one: {
          run: (g) => {
            g.table.trail.push('one');
            g.add({ do: 'oneMore' });
          },
        },
        oneMore: say('oneMore'),
        two: say('two'),
        later: say('later'),
      },
    );
    expect(trail(start(game, begin).state)).toEqual(['one', 'oneMore', 'two', 'later']);
  });

  it('does what a step adds before it asks, and runs the step once', () => {
    const game = withSteps(
      { game: ['both', 'finish'] },
      {
        both: {
          run: (g) => {
            g.table.trail.push('run');
            g.add({ do: 'extra' });
          },
          ask: () => [1],
          options: (g) => one([g.table.trail.length, 'no']),
          resolve: (g, _, answers) => void g.table.trail.push(`got ${answers.get(1)}`),
        },
        extra: say('extra'),
      },
    );
    const { state } = start(game, begin);
    expect(trail(state)).toEqual(['run', 'extra']);
    expect(trail(apply(game, JSON.parse(JSON.stringify(state)), 1, 2).state)).toEqual(['run', 'extra', 'got 2']);
  });

  it('ends a runaway with an error that names its tasks', () => {
    const looping = withSteps(
      { game: ['ping'] },
      {
        ping: { run: (g) => g.add({ do: 'pong' }) },
        pong: { run: (g) => g.add({ do: 'ping' }) },
      },
    );
    expect(() => start(looping, begin)).toThrow(/toy: the agenda runs away after move 0; next on it: p[io]ng/);
    const growing = withSteps(
      { game: ['grow'] },
      {
        grow: {
          run: (g) => {
            g.add({ do: 'grow' });
            g.add({ do: 'first' });
          },
        },
      },
    );
    expect(() => start(growing, begin)).toThrow(/runs away.*grow, first/);
  });

  it('says which step is missing, offers nothing, or ran out before the end', () => {
    const missing = withSteps({ game: ['lost'] }, { lost: { run: (g) => g.add({ do: 'nowhere' }) } });
    expect(() => start(missing, begin)).toThrow(new RulesError(`toy has no step 'nowhere'`));
    const nothing = withSteps({ game: ['stuck'] }, { stuck: { ask: () => [0], options: () => one([]) } });
    expect(() => start(nothing, begin)).toThrow(`step 'stuck' asks seat 0 and offers nothing`);
    const unended = withSteps({ game: ['first'] }, {});
    expect(() => start(unended, begin)).toThrow('nothing is left on the agenda');
  });

  it('resolves a retired step name for ever', () => {
    const { state } = start(toy(), begin);
    const old = JSON.parse(JSON.stringify(state).replace('"do":"choose"', '"do":"pick"'));
    expect(() => apply(toy(), old, 0, 'left')).toThrow(`no step 'pick'`);
    const game = toy([base], { retired: { pick: 'choose' } });
    expect(apply(game, old, 0, 'left').state.result?.how).toBe('toy');
  });

  it('stops at once when the game ends in mid-sequence', () => {
    const game = withSteps(
      { game: ['win', 'after'] },
      {
        win: {
          run: (g) => {
            g.add({ do: 'first' });
            g.end({ winners: [1], scores: [], how: 'now' });
          },
          ask: () => [0],
        },
        after: say('after'),
      },
    );
    const { state } = start(game, begin);
    expect(state).toMatchObject({ result: { how: 'now' }, agenda: [], asking: null, table: { trail: [] } });
  });
});
