import { describe, expect, it } from 'vitest';
import {
  apply,
  changed,
  clone,
  concede,
  difference,
  type Json,
  RulesError,
  start,
  viewFor,
} from '../../shared/engine/index.ts';
import { begin, toy } from './toy.ts';

const resigned = { winners: [1], scores: [], how: 'resigned' };

describe('a game that is given up', () => {
  const game = toy();
  const { state } = start(game, begin);

  it('ends at once, as a final decision, and leaves the state it was given alone', () => {
    const before = clone(state);
    const { state: over, final, events, draws } = concede(state, resigned);
    expect(state).toEqual(before);
    expect({ final, events, draws }).toEqual({ final: true, events: [], draws: [] });
    expect(over).toMatchObject({ seq: state.seq + 1, asking: null, agenda: [], result: resigned });
    expect(over.table).toEqual(state.table);
  });

  it('shows its seed, like any game that is over, and takes no more answers', () => {
    const over = concede(state, resigned).state;
    expect(viewFor(game, over, null)).toMatchObject({ asking: null, result: resigned, fairness: { seed: begin.seed } });
    expect(() => apply(game, over, 0, 'left')).toThrow('over');
  });

  it('has a way back, as every decision has', () => {
    const over = concede(state, resigned).state;
    const json = (value: unknown): Json => JSON.parse(JSON.stringify(value));
    expect(changed(json(over), difference(json(over), json(state)))).toEqual(json(state));
  });

  it('is not given up twice, nor won by somebody who is not there', () => {
    expect(() => concede(concede(state, resigned).state, resigned)).toThrow('over');
    expect(() => concede(state, { ...resigned, winners: [2] })).toThrow(RulesError);
  });
});
