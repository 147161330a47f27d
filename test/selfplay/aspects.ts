import type { State } from '../../shared/engine/index.ts';
import type { Table as AnkhTable } from '../../shared/games/ankh/table.ts';

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
};

export const aspectsOf = (state: State): Aspects => known[state.game]?.(state) ?? { seats: {}, game: {} };
