import { describe, expect, it } from 'vitest';
import { anyAnswer } from '../../shared/bots/index.ts';
import {
  decide,
  equal,
  type Json,
  optionsFor,
  Play,
  refusedFor,
  type Seat,
  type State,
  startFast,
  unanswered,
} from '../../shared/engine/index.ts';
import type { Table, Theocratia } from '../../shared/games/theocratia/table.ts';
import { theocratia } from '../../shared/games/theocratia/theocratia.ts';
import { homes } from '../games/theocratia/scene.ts';
import { tables } from '../states/tables.ts';
import { Exercise } from './exercise.ts';
import { playOut } from './playOut.ts';
import * as branches from './theocratiaBranches.ts';

const kinds = tables(theocratia);
// THEOCRATIA_GAMES=20000 for a longer run.
const games = Number(process.env.THEOCRATIA_GAMES ?? 2000);
// In every game: stored and read again after every fifteenth decision, looked at with every pair of eyes, written in words
// and read after every fortieth, asked why not at every fourth. All of it after every decision takes minutes.
const care = { roundTrip: 15, leaks: 40 };
const wordsEvery = 40;
const reasonsEvery = 4;

// Some branches hardly ever come by chance, so some games begin where they are near.
const colours = ['red', 'brown', 'blue', 'white'];
const rare: readonly Json[] = [
  {
    // No Civ can do anything with a 4, and no row can take one.
    game: 'theocratia',
    players: colours.map((colour) => ({
      colour,
      cosmo: 0,
      hand: colour === 'red' ? ['battleHymn', 'forcedMarch'] : [],
    })),
    bonusDie: 'pink',
    dice: ['magenta 4', 'violet 4'],
    civs: {
      magenta: { crystals: {}, row: ['pink 4'] },
      turquoise: { crystals: {}, row: ['pink 4'] },
      violet: { crystals: {}, row: ['turquoise 4'] },
      pink: { crystals: {}, row: ['turquoise 4'] },
    },
    taken: 7,
    turn: { player: 'red' },
    asking: { task: { do: 'draft', seat: 0 } },
  },
  {
    // Magenta's Houses are all built, and it has a 3 for a Holiday.
    game: 'theocratia',
    players: colours.map((colour) => ({ colour, cosmo: 12, hand: colour === 'red' ? ['cometTithe'] : [] })),
    map: {
      ...homes,
      '3,-4': 'magenta house',
      '3,-3': 'magenta house',
      '1,-3': 'magenta house',
      '1,-2': 'magenta house',
      '2,-2': 'magenta house',
    },
    bonusDie: 'pink',
    dice: ['magenta 1', 'turquoise 1'],
    civs: { magenta: { crystals: { green: 9 }, row: ['magenta 3'] } },
    taken: 6,
    turn: { player: 'red', die: 'magenta 3', civ: 'magenta', space: 0 },
    asking: { task: { do: 'act', seat: 0 } },
  },
  {
    // Red has built a Pyramid with Pink and holds cards to play before the token.
    game: 'theocratia',
    players: colours.map((colour) => ({
      colour,
      cosmo: 3,
      built: colour === 'red' ? 1 : 0,
      hand: colour === 'red' ? ['cometTithe', 'quietDevotion'] : [],
    })),
    map: { ...homes, '-1,-2': 'pink pyramid' },
    bonusDie: 'pink',
    dice: ['magenta 1', 'turquoise 1'],
    civs: { pink: { row: ['magenta 5'] } },
    taken: 6,
    turn: { player: 'red', die: 'magenta 5', civ: 'pink', space: 0 },
    agenda: [
      { do: 'afterAction', seat: 0 },
      { do: 'endTurn', seat: 0 },
      { do: 'turns' },
      { do: 'endRoundBonus' },
      { do: 'development' },
      { do: 'closeRound' },
    ],
    asking: { task: { do: 'token', seat: 0, civ: 3 } },
  },
];

// One game in forty begins at a rare position, one in ten with a thin deck: by chance a deck lasts for the whole game.
function begin(seed: number): State {
  const { seats, options } = kinds[seed % kinds.length]!;
  if (seed % 40 === 5)
    return { ...theocratia.notation!.read(rare[Math.floor(seed / 40) % rare.length]!), random: { fast: seed } };
  const state = startFast(theocratia, seats, options, seed);
  const { table } = new Play<Theocratia>(theocratia, state);
  if (seed % 10 === 0) table.discard = table.deck.splice(4);
  return state;
}

// What is written down in words is read back as it was.
function expectReadable(state: State): void {
  const read = theocratia.notation!.read(theocratia.notation!.write(state));
  if (!equal({ ...read, random: 0 }, { ...state, random: 0 })) expect(read).toEqual(state);
}

describe('random games of theocratia', () => {
  it(`${games} of them end, keep every invariant, survive storage, leak nothing, and take every branch`, {
    timeout: 3_600_000,
  }, () => {
    const exercise = new Exercise(branches.shownByEvent, branches.all);
    const each = (state: State, seat: Seat, answer: Json, decisions: number) => {
      for (const name of branches.shownByAnswer(state.asking!.task, answer, state.table as Table)) exercise.note(name);
      if (decisions % wordsEvery === 0) expectReadable(state);
      if (decisions % reasonsEvery !== 0) return;
      for (const { because } of refusedFor(theocratia, state, seat)) {
        if (typeof because === 'object' && because !== null && 'code' in because)
          exercise.note(`refused ${because.code}`);
      }
    };
    for (let seed = 1; seed <= games; seed++) {
      const state = begin(seed);
      exercise.watch(theocratia, state);
      const { result } = playOut(theocratia, state, { fast: seed }, care, each);
      exercise.note(`ending ${result!.how}`);
    }
    console.log(exercise.report());
    expect(exercise.never).toEqual([]);
    // Every name that came up is one that was expected: a new branch is added to the list.
    const known = new Set(branches.all);
    expect([...exercise.counts.keys()].filter((name) => !known.has(name) && !/^(step|power) /.test(name))).toEqual([]);
  });

  it('are final only where a card was drawn, a die rolled or the game ended, and tell a drawn card to its owner only', {
    timeout: 600_000,
  }, () => {
    const ends = new Set(['drew', 'rolled', 'preset', 'bonusDie', 'reshuffled', 'scored']);
    const wrong: string[] = [];
    for (let seed = 1; seed <= 100; seed++) {
      const { seats, options } = kinds[seed % kinds.length]!;
      const state = startFast(theocratia, seats, options, seed);
      const random = { fast: seed };
      while (state.result === null) {
        const seat = unanswered(state)[0]!;
        const answer = anyAnswer(optionsFor(theocratia, state, seat)!, random);
        const { events, final } = decide(theocratia, state, seat, answer);
        const types = events.map(({ event }) => event.type);
        if (final !== types.some((type) => ends.has(type))) wrong.push(`final ${final}: ${types.join(' ')}`);
        for (const { event, to } of events) {
          if ((to !== undefined) !== (event.type === 'drewCard')) wrong.push(`${event.type} to ${to}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('scramble to the same table, however scrambled before', () => {
    const state = startFast(theocratia, 4, {}, 5);
    const once = structuredClone(state.table) as Table;
    const twice = structuredClone(state.table) as Table;
    theocratia.scramble(once, 1, { fast: 9 });
    theocratia.scramble(twice, 1, { fast: 4 });
    theocratia.scramble(twice, 1, { fast: 9 });
    expect(twice).toEqual(once);
    expect(once.players[1]!.hand).toEqual((state.table as Table).players[1]!.hand);
    expect(theocratia.check(once, state.options as never)).toEqual([]);
  });

  it('come back by their seed, whoever asks', () => {
    const play = () => playOut(theocratia, startFast(theocratia, 3, {}, 77), { fast: 3 }).table;
    expect(play()).toEqual(play());
  });
});
