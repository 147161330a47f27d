import type { SeatAtTable } from '../../shared/api/table.ts';
import { type Clock, calendarAt, deadline, hasRunOut, leftAt, pause, start } from '../../shared/clock/index.ts';
import { awaited, type Seat, unanswered } from '../../shared/engine/index.ts';
import { position, type SeatClock } from './clocks.ts';
import { answererOf, present } from './players.ts';
import type { Store } from './store.ts';

// What a seat's clock shows to these eyes, and whether its player is away.
export function timeShown(
  store: Store,
  seat: Seat,
  eyes: Seat | null,
  now: number,
): Pick<SeatAtTable, 'clock' | 'out' | 'standIn'> {
  const { clocks, game, state } = store;
  const own = clocks?.seats[seat];
  if (!own || (state && answererOf(position(store), seat) === 'bot')) return {};
  const calendar = calendarAt(own.calendar, game.pace);
  const { clock, out } = isHidden(store, seat, eyes) ? asIfAwaited(store, own, now) : own;
  const shown = {
    left: leftAt(clock, now, calendar),
    until: deadline(clock, calendar) ?? null,
    running: clock.since !== null,
    held: clock.held,
  };
  if (out === null || !state || state.result !== null) return { clock: shown };
  const standsIn = game.outOfTime === 'standIn' && present(store).some((other) => other !== seat);
  return { clock: shown, out, ...(standsIn && { standIn: true }) };
}

// Where a sealed question has answered itself for a seat, the others must not know: it counts as awaited still.
function isHidden({ state }: Store, seat: Seat, eyes: Seat | null): boolean {
  return state !== undefined && seat !== eyes && awaited(state).includes(seat) && !unanswered(state).includes(seat);
}

// So its clock is shown as it would be, had it to be answered.
function asIfAwaited(store: Store, own: SeatClock, now: number): Pick<SeatClock, 'clock' | 'out'> {
  if (own.out !== null) return own;
  const calendar = calendarAt(own.calendar, store.game.pace);
  const since = store.logRow(store.begun.asking?.since ?? 0)?.at ?? now;
  const paused = store.clocks?.paused ?? null;
  const running = start(own.clock, since);
  const clock: Clock = paused === null ? running : pause(running, Math.max(since, paused), calendar);
  if (!hasRunOut(clock, now, calendar)) return { clock, out: null };
  return { clock: { left: 0, since: null, held: false }, out: deadline(clock, calendar) ?? null };
}
