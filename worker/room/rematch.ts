import type { NewTable } from '../../shared/api/table.ts';
import { Refusing } from '../reply.ts';
import type { SeatRow } from './schema.ts';
import type { Store } from './store.ts';

// The same game once more, with the same people on the same seats: what the room of the old one tells that of the new.
export type Plan = {
  asked: Omit<NewTable, 'seats' | 'me'>;
  seats: Pick<SeatRow, 'by' | 'bot' | 'keptFor'>[];
};

export function planOf({ game, seats, begun }: Store): Plan {
  if (begun.result === null) throw new Refusing('not-over', 'This game is not over yet: play it to its end first.');
  const { game: id, options, name, watch, pace, outOfTime } = game;
  return {
    // Not in the lobby, whatever the old one was: every seat is somebody's.
    asked: { game: id, options, name, listed: false, watch, pace, outOfTime },
    seats: seats.map(({ by, bot, user }) => ({ by, bot, keptFor: by === 'bot' ? null : (user ?? 'rematch') })),
  };
}

export function rowsOf({ seats }: Plan): SeatRow[] {
  const nobody = { name: null, nonce: null, secret: null, invitation: null, user: null };
  return seats.map((wanted, seat) => ({ seat, ...nobody, former: false, gone: null, skips: null, ...wanted }));
}
