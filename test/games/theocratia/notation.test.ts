import { describe, expect, it } from 'vitest';
import { type Json, startFast } from '../../../shared/engine/index.ts';
import { notation } from '../../../shared/games/theocratia/notation/index.ts';
import type { Options, Table } from '../../../shared/games/theocratia/table.ts';
import { theocratia } from '../../../shared/games/theocratia/theocratia.ts';
import { four, homes } from './scene.ts';

const base = { game: 'theocratia', players: four };
const read = (position: object) => () => notation.read(JSON.parse(JSON.stringify(position)) as Json);

describe('notation', () => {
  it('writes a position in words and reads it back', () => {
    const state = startFast(theocratia, 3, { colours: 'seated' }, 4);
    const written = notation.write(state) as { map: object; players: { colour: string }[] };
    expect(written.map).toMatchObject({ '2,-3': 'magenta fortress', '0,-4': 'desert monster' });
    expect(written.players.map((player) => player.colour)).toEqual(['red', 'brown', 'blue']);
    expect(JSON.stringify(written)).not.toContain('fast'); // the randomness stays out
    expect({ ...read(written)(), random: 0 }).toEqual({ ...state, random: 0 });
  });

  it('fills in what is left out from the start of a game', () => {
    const state = read(base)();
    expect(theocratia.check(state.table as Table, state.options as Options)).toEqual([]);
    expect(state.table).toMatchObject({ round: 1, taken: 0, order: [0, 1, 2, 3] });
  });

  it.each([
    ['another game', { ...base, game: 'chess' }, 'game'],
    ['one player', { ...base, players: four.slice(0, 1) }, 'players'],
    ['an unknown colour', { ...base, players: [{ colour: 'mauve' }, four[1]] }, 'players.0.colour'],
    ['a key that is none', { ...base, moon: 1 }, 'moon'],
    ['an unknown hex', { ...base, map: { '9,9': 'magenta house' } }, "no hex '9,9'"],
    ['an unknown piece', { ...base, map: { ...homes, '3,-4': 'magenta castle' } }, "'magenta castle'"],
    ['a missing Fortress', { ...base, map: {} }, 'Fortress'],
    [
      'too many Houses',
      {
        ...base,
        map: {
          ...homes,
          '3,-4': 'pink house',
          '3,-3': 'pink house',
          '1,-3': 'pink house',
          '1,-2': 'pink house',
          '3,0': 'pink house',
          '3,1': 'pink house',
        },
      },
      'less than no house',
    ],
    ['something on the Volcano', { ...base, map: { ...homes, '0,0': 'pink house' } }, 'Volcano'],
    ['too many dice', { ...base, dice: ['pink 1', 'pink 2', 'pink 3', 'pink 4', 'pink 5'] }, 'only 4 dice'],
    ['a die with seven', { ...base, dice: ['pink 7'] }, "like 'violet 3'"],
    [
      'three of a card',
      { ...base, players: [{ ...four[0], hand: ['muster', 'muster', 'muster'] }, ...four.slice(1)] },
      '3 cards muster',
    ],
    ['a full page', { ...base, civs: { pink: { written: ['red', 'red'] } } }, 'has not been turned'],
    ['Cosmo above the track', { ...base, players: [{ ...four[0], cosmo: 13 }, ...four.slice(1)] }, '13 Cosmo'],
    ['a holder who does not play', { ...base, players: four.slice(0, 2), bonusHolder: 'white' }, 'nobody plays white'],
    ['an unknown step', { ...base, asking: { task: { do: 'dance', seat: 0 } } }, "no step 'dance'"],
    ['a question to nobody', { ...base, asking: { task: { do: 'drop' } } }, 'which seats'],
  ])('refuses %s', (_, position, reason) => {
    expect(read(position)).toThrow(reason);
  });
});
