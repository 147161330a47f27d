import { describe, expect, it } from 'vitest';
import { Play, type State, startFast } from '../../shared/engine/index.ts';
import { ankh } from '../../shared/games/ankh/ankh.ts';
import type { Event } from '../../shared/games/ankh/events.ts';
import { terrain } from '../../shared/games/ankh/map/egypt.ts';
import { guardianNames, setupNames } from '../../shared/games/ankh/names.ts';
import type { Ankh } from '../../shared/games/ankh/table.ts';
import { events as tellings } from '../../shared/games/ankh/texts/en/events.ts';
import { Exercise } from './exercise.ts';
import { playOut } from './playOut.ts';

// ANKH_GAMES=20000 for a longer run.
const games = Number(process.env.ANKH_GAMES ?? 2000);
// In every game: stored and read again after every sixth decision, looked at with every pair of eyes after every
// thirtieth and whenever an answer lies sealed. All of it after every decision takes minutes.
const care = { roundTrip: 6, leaks: 30 };
const choosing = ['pick', 'deal', 'three'] as const;
const guardians = [
  ['satet', 'mummy', 'scorpion'],
  ['satet', 'mummy', 'androsphinx'],
  ['satet', 'apep', 'scorpion'],
  ['satet', 'apep', 'androsphinx'],
  ['catMummy', 'mummy', 'scorpion'],
  ['catMummy', 'mummy', 'androsphinx'],
  ['catMummy', 'apep', 'scorpion'],
  ['catMummy', 'apep', 'androsphinx'],
];

// Every player count × setup × guardian set comes up equally often; ways of choosing gods change with the round.
function tableOf(game: number) {
  const [one, two, three] = guardians[Math.floor(game / 12) % 8]!;
  return {
    seats: 2 + (game % 4),
    options: {
      setup: setupNames[Math.floor(game / 4) % 3]!,
      gods: choosing[Math.floor(game / 96) % 3]!,
      guardians: { one: one!, two: two!, three: three! },
    },
  };
}

// By chance nearly all gods are forgotten after the fourth Conflict: a fifth of the games begins higher up, so that the
// rest of the track and the top are played too.
function headStart(state: State): void {
  const { table } = new Play<Ankh>(ankh, state);
  table.devotion = table.devotion.map(() => 16);
}

// Guardians that are pure data have neither steps nor powers: they show in the events, all of which must come up. Only
// Satet pushes, only Apep comes to water.
function shownBy(told: { type: string }): string[] {
  const event = told as Event;
  const name = `event ${event.type}`;
  return event.type === 'summoned' ? [name, `summoned ${event.figure.kind} on ${terrain[event.to]}`] : [name];
}
const shown = [
  ...Object.keys(tellings).map((type) => `event ${type}`),
  ...guardianNames.map((name) => `summoned ${name} on desert`),
  'summoned apep on water',
];

describe('random games of ankh', () => {
  it(`${games} of them end, keep every invariant, survive storage, leak nothing, and exercise every step and power`, {
    timeout: 3_600_000,
  }, () => {
    const exercise = new Exercise(shownBy, shown);
    const ends = new Map<string, number>();
    for (let game = 0; game < games; game++) {
      const { seats, options } = tableOf(game);
      const state = startFast(ankh, seats, options, game + 1);
      exercise.watch(ankh, state);
      if (game % 5 === 3) headStart(state);
      const { result } = playOut(ankh, state, { fast: game * 7919 + 1 }, care);
      ends.set(result!.how, (ends.get(result!.how) ?? 0) + 1);
    }
    console.log(`${exercise.report()}\n${[...ends].map(([how, count]) => `${count} end by ${how}`).join(', ')}`);
    expect(exercise.never).toEqual([]);
    expect([...ends.keys()].toSorted()).toEqual(['devotion', 'forgotten', 'only', 'top']);
  });
});
