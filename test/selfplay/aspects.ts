import type { Json, State } from '../../shared/engine/index.ts';
import { powerNames } from '../../shared/games/ankh/names.ts';
import type { Table as AnkhTable } from '../../shared/games/ankh/table.ts';
import { cardIds } from '../../shared/games/theocratia/cards/ids.ts';
import { COLOURS } from '../../shared/games/theocratia/content/names.ts';
import type { Table as TheocratiaTable } from '../../shared/games/theocratia/table.ts';

// What self-play counts beside bots and seats: by seat ('god': what each seat played) and by game ('scenario').
export type Aspects = { seats: { [aspect: string]: string[] }; game: { [aspect: string]: string } };

const known: { [game: string]: (state: State) => Aspects } = {
  ankh: ({ table }) => {
    const { gods, setup, first } = table as AnkhTable;
    const place = (seat: number) => `${1 + ((seat - first + gods.length) % gods.length)}.`;
    return {
      seats: { god: gods.map((god) => god.god ?? 'none'), turn: gods.map((_, seat) => place(seat)) },
      game: { scenario: setup },
    };
  },
  theocratia: ({ table }) => {
    const { players, opening } = table as TheocratiaTable;
    return {
      seats: {
        turn: players.map((_, seat) => `${1 + opening.indexOf(seat)}.`),
        colour: players.map(({ colour }) => COLOURS[colour] ?? ''),
      },
      game: {},
    };
  },
};

// What is counted from the answers, and how one of them is named; all is listed, also what is never answered.
export type Uses = { title: string; all: readonly string[]; of(answer: Json): string | undefined };
export const usesOf: { [game: string]: Uses } = {
  ankh: {
    title: 'Ankh powers unlocked',
    all: powerNames,
    of: (answer) => powerNames.find((power) => power === answer),
  },
  theocratia: {
    title: 'Power cards played',
    all: cardIds,
    of: (answer) =>
      typeof answer === 'object' && answer !== null && 'play' in answer ? String(answer.play) : undefined,
  },
};

export const aspectsOf = (state: State): Aspects => known[state.game]?.(state) ?? { seats: {}, game: {} };
