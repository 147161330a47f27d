import type { Calendar } from '../../shared/clock/index.ts';
import type { Seat } from '../../shared/engine/index.ts';
import { nextOut, ranOut, recalendared, untilOf } from './clocks.ts';
import { forfeit } from './leave.ts';
import type { Store, Written } from './store.ts';

export type Bell = {
  store: Store;
  now(): number;
  spendVacation(user: string, at: number): Promise<Calendar | undefined>;
  write(written: Written): void;
};

// Whatever has run out by now: first a day of vacation, if the table allows it and the player has one left; else what
// the table has agreed on. True if anything changed.
export async function ring(bell: Bell): Promise<boolean> {
  const { store } = bell;
  for (let changes = 0; ; ) {
    const out = nextOut(store);
    if (!out || out.at > bell.now()) return changes > 0;
    const calendar = await vacationFor(bell, out.seat, out.at);
    const still = nextOut(store);
    if (still?.seat !== out.seat || still.at !== out.at) continue; // something else happened meanwhile
    const rested = calendar && recalendared(store, out.seat, calendar, out.at);
    if (rested) bell.write({ clocks: rested });
    if (untilOf(store, out.seat) === out.at) bell.write(outOfTime(store, out.seat, out.at, bell.now()));
    changes++;
  }
}

function vacationFor(
  { store, spendVacation }: Bell,
  seat: Seat,
  at: number,
): Promise<Calendar | undefined> | undefined {
  const { pace } = store.game;
  const user = store.seats[seat]?.user ?? undefined;
  if (user === undefined || pace.kind === 'none' || !pace.stops.includes('vacation')) return undefined;
  return spendVacation(user, at);
}

function outOfTime(store: Store, seat: Seat, at: number, now: number): Written {
  const { clocks, game } = store;
  if (game.outOfTime === 'forfeit') return forfeit(store, seat, now);
  return clocks ? { clocks: ranOut(clocks, seat, at) } : {};
}
