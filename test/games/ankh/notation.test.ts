import { describe, expect, it } from 'vitest';
import { anyAnswer } from '../../../shared/bots/index.ts';
import { decideUnchecked, optionsFor, startFast, unanswered } from '../../../shared/engine/index.ts';
import { ankh } from '../../../shared/games/ankh/ankh.ts';
import { setupNames } from '../../../shared/games/ankh/names.ts';
import type { PositionGiven } from '../../../shared/games/ankh/notation/position.ts';
import { sceneOf } from './scene.ts';

const { read, write } = ankh.notation!;

describe('the notation', () => {
  it.each(setupNames.flatMap((setup) => [2, 3, 4, 5].map((seats) => [setup, seats] as const)))(
    'writes every position of a game of %s for %i, and reads it back the same',
    (setup, seats) => {
      const state = startFast(ankh, seats, { setup, gods: 'deal' }, seats);
      const random = { fast: seats };
      while (state.result === null) {
        const position = write(state);
        const again = read(position);
        expect(again.table).toEqual(state.table);
        expect(again.asking?.task).toEqual(state.asking?.task);
        expect(again.agenda).toEqual(state.agenda);
        expect(write(again)).toEqual(position);
        const seat = unanswered(state)[0]!;
        decideUnchecked(ankh, state, seat, anyAnswer(optionsFor(ankh, state, seat)!, random));
      }
    },
  );

  it('needs no more than the gods and the board', () => {
    expect(sceneOf({ gods: ['amun', 'ra'], board: { '2,5': 'amun', '7,6': 'ra' } }).asks).toBe('firstAction amun');
  });

  const good: PositionGiven = { gods: ['amun', 'ra'], board: { '2,5': 'amun', '7,6': 'ra' } };
  it.each<[string, object, RegExp]>([
    ['an unknown god', { gods: ['amun', 'zeus'] }, /gods\.1/],
    ['a god twice', { gods: ['amun', 'amun'] }, /named twice/],
    ['a space that is none', { board: { ...good.board, '9,9': 'temple' } }, /'9,9' is no space of the board/],
    ['a piece that is none', { board: { ...good.board, '1,1': 'amun dragon' } }, /'amun dragon' on 1,1 is no piece/],
    ['a stranger’s piece', { board: { ...good.board, '1,1': 'isis warrior' } }, /'isis warrior' is no piece/],
    ['a figure in water', { board: { ...good.board, '6,3': 'amun warrior' } }, /stands in the water of 6,3/],
    ['a God missing', { board: { '2,5': 'amun' } }, /god of 1\) is off the board/],
    [
      'seven Warriors',
      {
        board: {
          ...good.board,
          ...Object.fromEntries(
            ['1,1', '1,2', '1,3', '1,4', '1,5', '1,6', '1,7'].map((name) => [name, 'amun warrior']),
          ),
        },
      },
      /no \(further\) figure for 'amun warrior'/,
    ],
    ['a stack upside down', { devotion: { ra: 5, amun: 2 } }, /does not follow the Devotion/],
    ['a missing rank', { devotion: { ra: 5 } }, /seats 1 are ranked, but 0 1/],
    ['a power too early', { powers: { ra: ['glorious'] } }, /no power of level 1/],
    ['a camel on a river', { camels: ['3,4|4,4'] }, /takes none/],
    ['a camel that is none', { camels: ['3,4|9,4'] }, /names no side/],
    ['a token missing', { regions: { 1: '1,0', 2: '2,9' } }, /their tokens lie at/],
    ['a step that is none', { agenda: [{ do: 'dance' }] }, /no step 'dance'/],
    [
      'too many Sun tokens',
      {
        board: {
          ...good.board,
          '1,1': 'ra warrior sun',
          '1,2': 'ra warrior sun',
          '1,3': 'ra warrior sun',
          '1,4': 'ra warrior sun',
        },
      },
      /Sun tokens/,
    ],
    ['an unknown key', { treasure: 3 }, /treasure/],
  ])('refuses %s', (_, change, reason) => {
    expect(() => read(JSON.parse(JSON.stringify({ ...good, ...change })))).toThrow(reason);
  });
});
