import type { TableCard } from '../../shared/api/desk.ts';
import { equal } from '../../shared/engine/index.ts';
import { patience } from '../room/timers.ts';
import { calendarOf, isGone } from './person.ts';
import type { DeskStore } from './store.ts';
import type { Workplace } from './workplace.ts';

// What a desk tells the rooms: the player's calendar, or who has their seat from now on.

export const hasClock = ({ pace, phase }: TableCard): boolean => pace.kind !== 'none' && phase !== 'over';

// All rooms with a clock of the player's are to be told of their calendar.
export function callRooms(store: DeskStore, now: number, except?: string): void {
  const tables = store.cards().filter((card) => hasClock(card) && card.id !== except);
  store.call(
    tables.map((card) => card.id),
    now,
  );
}

// At least once: a room that can't be reached is told later.
export async function makeCalls(at: Workplace): Promise<void> {
  const { store } = at;
  for (const { id, tries } of store.callsDue(at.now())) {
    try {
      await tellRoom(at, id);
    } catch (error) {
      console.error(`Table ${id} could not be told of its player (try ${tries + 1}):`, error);
      store.call([id], at.now() + patience(tries), tries + 1);
    }
  }
}

async function tellRoom({ store, env }: Workplace, id: string): Promise<void> {
  const { person } = store;
  const room = env.ROOM.getByName(id);
  if (person && isGone(person)) {
    await (person.heir ? room.passSeat(person.id, person.heir) : room.leaveForGood(person.id));
    store.called(id);
    store.dropCard(id);
  } else {
    const told = person && calendarOf(person);
    if (told) await room.keepCalendar(person.id, told);
    const by = store.person && calendarOf(store.person);
    if (equal(told, by)) store.called(id); // else it has changed while it was told
  }
}
