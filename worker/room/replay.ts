import { changed, type Json, load, type State } from '../../shared/engine/index.ts';
import { Refusing } from '../reply.ts';
import type { Store } from './store.ts';

// How many decisions lie between two snapshots: the longest way back to any position.
const stride = 32;

// The game as it stood after decision `seq`: from the nearest later state, backwards along the log.
export async function pastState(store: Store, seq: number): Promise<State> {
  const { seq: last } = store.begun;
  if (seq > last) {
    throw new Refusing('no-such-position', `This game has come to move ${last}, not to ${seq}.`, 'query.seq');
  }
  const kept = store.snapshotFrom(seq, 'any');
  if (!kept?.packed) return recentState(store, seq);
  const stream = new Blob([kept.state]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return goBack(store, JSON.parse(await new Response(stream).text()), kept.seq, seq);
}

// The same without waiting, for a decision that follows from it: nothing may come between.
export function recentState(store: Store, seq: number): State {
  const now = store.begun;
  if (seq === now.seq) return now;
  const kept = store.snapshotFrom(seq, 'plain');
  if (kept) return goBack(store, JSON.parse(new TextDecoder().decode(kept.state)), kept.seq, seq);
  return goBack(store, now as unknown as Json, now.seq, seq);
}

function goBack(store: Store, state: Json, from: number, to: number): State {
  return load(
    store.rules,
    store.waysBack(from, to).reduce<Json>((position, back) => changed(position, back), state),
  );
}

export const isSnapshotDue = ({ state }: Store): boolean =>
  state !== undefined && state.seq > 0 && state.seq % stride === 0;

// Written after the move's own transaction: if it is lost, the way back is longer and nothing else.
export async function keepSnapshot(store: Store): Promise<void> {
  const state = store.begun;
  const stream = new Blob([JSON.stringify(state)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  store.keepSnapshot(state.seq, await new Response(stream).arrayBuffer());
}
