import type { TableCard } from '../../shared/api/desk.ts';
import { equal } from '../../shared/engine/index.ts';
import type { Errands } from '../errands.ts';
import { patience } from '../room/timers.ts';
import { calendarOf, isGone } from './person.ts';
import type { Call } from './schema.ts';
import type { DeskStore } from './store.ts';
import type { Workplace } from './workplace.ts';

// What a desk tells the rooms: the player's calendar, that a browser of theirs is shut out, that it wants their card
// anew, or who has their seat from now on.

export const hasClock = ({ pace, phase }: TableCard): boolean => pace.kind !== 'none' && phase !== 'over';

// All rooms with a clock of the player's are to be told of their calendar.
export function tellCalendar(store: DeskStore, now: number, except?: string): void {
  const tables = store.cards().filter((card) => hasClock(card) && card.id !== except);
  store.rooms.call(
    tables.map((card) => card.id),
    'calendar',
    now,
  );
}

// At least once: a room that can't be reached is told later.
export async function makeCalls(at: Workplace, dueBy: number, errands: Errands): Promise<void> {
  const { rooms } = at.store;
  for (const call of rooms.due(dueBy, errands.left)) {
    errands.take(1);
    const { id, what, tries } = call;
    try {
      await tellRoom(at, call);
    } catch (error) {
      console.error(`Table ${id} could not be told of its player (${what}, try ${tries + 1}):`, error);
      rooms.call([id], what, at.now() + patience(tries), tries + 1);
    }
  }
}

async function tellRoom({ store, env }: Workplace, call: Call): Promise<void> {
  const { person, rooms } = store;
  if (!person) throw new Error('nobody has told whose desk this is');
  const room = env.ROOM.getByName(call.id);
  switch (isGone(person) ? 'leave' : call.what) {
    case 'calendar': {
      const told = calendarOf(person);
      await room.keepCalendar(person.id, told);
      if (store.person && !equal(told, calendarOf(store.person))) return; // it has changed meanwhile
      break;
    }
    case 'lock':
      await room.changeLock(person.id);
      break;
    case 'card':
      await room.retell(person.id);
      break;
    case 'leave':
      await (person.heir ? room.passSeat(person.id, person.heir) : room.leaveForGood(person.id));
      rooms.drop(call.id);
  }
  rooms.called(call);
}
