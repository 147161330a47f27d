import { describe, expect, it } from 'vitest';
import { apply, commitment, eventsFor, one, Refusal, start, viewFor } from '../../shared/engine/index.ts';
import { base, begin, seed, toy } from './toy.ts';

describe('a view', () => {
  const game = toy();
  const { state } = start(game, begin);

  it('has options for those who are asked only', () => {
    expect(viewFor(game, state, 0).asking?.options).toEqual(one(['left', 'right']));
    expect(viewFor(game, state, 1).asking?.options).toBeUndefined();
    expect(viewFor(game, state, null).asking).toEqual({
      task: { do: 'choose' },
      since: 0,
      secret: false,
      seats: [0],
      awaited: [0],
    });
  });

  it('shows the commitment from the start and the seed at the end', () => {
    expect(viewFor(game, state, 0).fairness).toEqual({ commitment: commitment(seed), nonces: [] });
    expect(viewFor(game, apply(game, state, 0, 'left').state, null).fairness.seed).toBe(seed);
  });

  it('holds nothing of the state but what it is made of', () => {
    expect(JSON.stringify(viewFor(game, state, 1))).not.toContain(seed);
    expect(Object.keys(viewFor(game, state, 1))).not.toContain('agenda');
    expect(viewFor(game, state, 1).table).toEqual({ trail: ['first', 'second'], hand: 1 });
  });

  it('is refused to a seat that is not at the table', () => {
    expect(() => viewFor(game, state, 2)).toThrow(Refusal);
  });

  it('tells why something is not offered, to the seat that is asked', () => {
    const refusing = toy([
      {
        ...base,
        steps: {
          ...base.steps,
          choose: { ...base.steps?.choose, refused: () => [{ option: 'up', because: 'ceiling' }] },
        },
      },
    ]);
    const { state } = start(refusing, begin);
    expect(viewFor(refusing, state, 0).asking?.refused).toEqual([{ option: 'up', because: 'ceiling' }]);
    expect(viewFor(refusing, state, 1).asking?.refused).toBeUndefined();
  });
});

describe('events', () => {
  it('told to some are heard by no other', () => {
    const told = [{ event: { type: 'a' } }, { event: { type: 'b' }, to: [1] }];
    expect(eventsFor(told, 0)).toEqual([{ type: 'a' }]);
    expect(eventsFor(told, 1)).toEqual([{ type: 'a' }, { type: 'b' }]);
    expect(eventsFor(told, null)).toEqual([{ type: 'a' }]);
  });
});
