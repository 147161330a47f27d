import {
  alwaysThere,
  type Clock,
  calendarAt,
  comeBack,
  gained,
  pauseAll,
  settle,
  type Ticking,
  turn,
  turnBack,
} from '../../shared/clock/index.ts';
import { equal, Refusal } from '../../shared/engine/index.ts';
import { type Clocks, ticking, withClocks, withSeat } from './clocks.ts';
import { runsFor } from './players.ts';
import type { LogRow, SeatRow } from './schema.ts';
import type { Store, Written } from './store.ts';

// Every change of the table goes through here before it is written: the clocks of all who are now asked run, the others
// stand, and the log keeps what a decision gained.
export function keepTime(store: Store, written: Written, now: number): Written {
  const game = written.game ?? store.game;
  const { pace } = game;
  const clocks = reseated(store, written, now);
  const state = written.state ?? store.state;
  if (!clocks) return written;
  if (!state) return { ...written, clocks };
  const seats = [...store.seats];
  for (const row of written.seats ?? []) seats[row.seat] = row;
  const asked = runsFor({ game, seats, state, clocks });
  const before = ticking(clocks, pace);
  const row = written.rows?.at(-1);
  const undone = row && undoneBy(store, row, state.asking?.since ?? 0);
  const pauses = clocks.paused === null ? clocks.pauses : [...clocks.pauses, { from: clocks.paused, until: now }];
  const by = row?.kind === 'answer' && row.by === 'player' && row.seat !== null ? row.seat : undefined;
  const moved = undone ? turnBack(before, { ...undone, asked, now, pauses }) : turn(before, { asked, by, now, pace });
  if (!moved) throw new Refusal('not-undoable', 'This can’t be taken back: your time for it would be over by now.');
  const after = clocks.paused === null ? moved : pauseAll(ticking(withClocks(clocks, moved), pace), now);
  const rows = written.rows && row ? written.rows.with(-1, { ...row, gained: gainOf(before, after, now) }) : undefined;
  const next = withClocks(clocks, after);
  return { ...written, ...(rows && { rows }), ...((written.clocks || !equal(next, store.clocks)) && { clocks: next }) };

  function gainOf(table: readonly Ticking[], each: readonly Clock[], at: number): number {
    if (undone) return asked.includes(undone.by) ? -undone.gained : 0;
    const [one, clock] = by === undefined ? [] : [table[by], each[by]];
    return one && clock && (one.clock.since !== null || one.clock.held) ? gained(one, clock, at) : 0;
  }
}

// Another person on a seat has another calendar, which their desk will tell; and is there, though the last one was not.
function reseated(store: Store, { clocks = store.clocks, seats = [] }: Written, now: number): Clocks | undefined {
  return seats.reduce((all, { seat, user, secret }) => {
    const before = store.seats[seat];
    const own = all?.seats[seat];
    if (!all || !own || !before || isSame(before, { user, secret })) return all;
    const { pace } = store.game;
    const settled = settle(own.clock, now, calendarAt(own.calendar, pace));
    const isBack = own.out !== null && secret !== null;
    const clock = isBack ? comeBack(settled, pace) : settled;
    return withSeat(all, seat, { clock, calendar: alwaysThere, out: isBack ? null : own.out });
  }, clocks);
}

// A player with an account stays the same one when the key to their seat is changed.
const isSame = (before: SeatRow, { user, secret }: Pick<SeatRow, 'user' | 'secret'>): boolean =>
  before.user === user && (user !== null || before.secret === secret);

// An answer that was changed before it was withdrawn gained with the first of its rows: all of the question count.
function undoneBy(store: Store, row: LogRow, since: number) {
  if (row.kind !== 'undo' || row.seat === null || row.undoes === null) return undefined;
  const from = since < row.undoes ? since + 1 : row.undoes;
  const at = store.logRow(row.undoes)?.at ?? row.at;
  return { by: row.seat, gained: store.gainedSince(row.seat, from), at };
}
