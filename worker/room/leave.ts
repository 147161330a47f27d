import type { Gone } from '../../shared/api/time.ts';
import type { Result, Seat } from '../../shared/engine/index.ts';
import { end } from './decisions.ts';
import type { Store, Written } from './store.ts';

// A player gives up, or lost their seat by being too late. Of two, the other wins; of more, a bot plays the seat on, so
// that the others keep their game, and the table says so for good.
export const resign = (store: Store, seat: Seat, now: number): Written => leave(store, seat, 'resigned', now);
export const forfeit = (store: Store, seat: Seat, now: number): Written => leave(store, seat, 'forfeited', now);

function leave(store: Store, seat: Seat, gone: Gone, at: number): Written {
  const { seats, begun } = store;
  const row = seats[seat];
  if (!row) throw new Error(`there is no seat ${seat} to leave`);
  const left = { seats: [{ ...row, gone }] };
  if (seats.length > 2) return left;
  const by = gone === 'resigned' ? 'player' : 'clock';
  return { ...left, ...end(begun, won(seats.length, seat, gone), { seat, by, at }) };
}

const won = (seats: number, loser: Seat, how: Gone): Result => ({
  winners: Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== loser),
  scores: [],
  how,
});

// The table has agreed to stop: nobody wins.
export function cancel({ begun }: Store, seat: Seat, at: number): Written {
  return end(begun, { winners: [], scores: [], how: 'cancelled' }, { seat, by: 'player', at });
}
