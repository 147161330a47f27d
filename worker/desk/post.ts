import { keepFailures } from '../db/failures.ts';
import type { Errands } from '../errands.ts';
import type { Outcome } from '../notify/outcome.ts';
import { afterTry } from '../notify/retry.ts';
import { hashOf } from '../random.ts';
import { isStillSo } from './news.ts';
import { emptied, type Parcel } from './parcel.ts';
import type { AttemptRow } from './schema.ts';
import { isWanted } from './wanted.ts';
import type { Workplace } from './workplace.ts';

// Parcels on their way out: kept until they are settled, tried again with growing waits.

export function put({ store, now }: Pick<Workplace, 'store' | 'now'>, key: string, parcel: Parcel): void {
  const fresh = { tries: 0, state: 'waiting' as const, why: null, reported: false };
  store.keepAttempt({ key, parcel, ...fresh, due: now(), at: now() });
}

export async function sendDue(at: Workplace, errands: Errands): Promise<void> {
  const { store } = at;
  for (const attempt of store.attemptsDue(at.now())) {
    if (!errands.take(requestsOf(attempt))) return;
    const outcome = await trying(at, attempt).catch((error: unknown) => {
      console.error(`A notice could not be sent (${attempt.key}):`, error);
      return { kind: 'later' as const, why: 'Something went wrong on this server.' };
    });
    if (!store.isMade) return; // its player has left meanwhile, and the desk with them
    if (!store.isWaiting(attempt.key)) continue;
    if (outcome === undefined) {
      store.keepAttempt({ ...attempt, parcel: emptied(attempt.parcel), due: null, state: 'dropped', why: null });
      continue;
    }
    const { state, tries, due, why } = afterTry({ ...attempt, state: 'waiting' }, outcome, at.now(), at.jitter());
    const parcel = due === null ? emptied(attempt.parcel) : attempt.parcel;
    store.keepAttempt({ ...attempt, parcel, state, tries, due, why });
    if (state === 'gone' && attempt.parcel.channel === 'push') {
      store.unsubscribe(attempt.parcel.subscription.endpoint);
      if (store.subscriptions().length === 0) store.hasten(at.now()); // nobody is reached by push any more
    }
  }
}

// At worst: the database, two look-ups of the name, the send itself; for a webhook once more at each redirect. And before
// a new try the rooms are asked whether it is still so.
const toSend = { email: 2, push: 4, webhook: 12 };
function requestsOf({ parcel, tries }: AttemptRow): number {
  return toSend[parcel.channel] + (tries === 0 ? 0 : parcel.turns.length);
}

// undefined: it is not to be sent any more.
async function trying(at: Workplace, { parcel, key, tries }: AttemptRow): Promise<Outcome | undefined> {
  const { person } = at.store;
  const endpoints = at.store.subscriptions().map(({ endpoint }) => endpoint);
  if (person && !isWanted(parcel, person, endpoints)) return undefined;
  if (tries > 0 && !(await isStillTrue(at, parcel))) return undefined;
  return at.send(parcel, key, at.now());
}

async function isStillTrue({ store, env }: Workplace, { turns }: Parcel): Promise<boolean> {
  const { person } = store;
  if (turns.length === 0 || !person) return true;
  for (const { id, since, occasion = 'turn' } of turns) {
    const told = await env.ROOM.getByName(id).tell(person.id, person.language);
    if (told && isStillSo(told.card, { occasion, seq: since })) return true;
  }
  return false;
}

// What is given up is told to the operator's list, at least once. If that fails it is tried again a minute later.
export async function report({ store, env, now }: Workplace, desk: DurableObjectId): Promise<void> {
  const failed = store.unreported();
  if (failed.length === 0) return;
  const player = store.person?.id ?? 'an address';
  const rows = failed.map(({ key, at, parcel, state, tries, why }) => {
    const id = hashOf(`${desk} ${key}`).slice(0, 32);
    return { id, at, desk: player, channel: parcel.channel, state, tries, why: why ?? '' };
  });
  try {
    await keepFailures(env.DB, rows, now());
    store.reported(failed.map(({ key }) => key));
  } catch (error) {
    console.error(`${rows.length} failures of a desk could not be told:`, error);
  }
}
