import type { Undo } from '../../shared/api/moves.ts';
import { Refusal, type Seat } from '../../shared/engine/index.ts';
import { type Decided, isSealedBy, objectionToUndo, takeBack, unseal } from './decisions.ts';
import { recentState } from './replay.ts';
import type { Store } from './store.ts';
import { lastStanding } from './table.ts';

// One step back by the seat that took it. A sealed answer may be withdrawn until the last is in.
export function undo(store: Store, seat: Seat, { moveId, seq }: Undo, at: number): Decided {
  const state = store.begun;
  if (state.result !== null) throw new Refusal('game-over', 'This game is over.');
  const { asking } = state;
  if (asking && isSealedBy(store.rules, state, seat) && seq >= asking.since && seq <= state.seq) {
    const mine = store.latest(200).find((row) => row.seat === seat && row.kind === 'answer');
    return unseal(state, asking, { seat, moveId, undoes: mine?.seq ?? state.seq, at });
  }
  if (seq !== state.seq) {
    throw new Refusal('stale', `You asked at move ${seq}; the table has come to move ${state.seq}.`);
  }
  const last = lastStanding(store);
  const objection = objectionToUndo(last, seat);
  if (!last || objection !== undefined) throw new Refusal('not-undoable', `This can't be taken back: ${objection}`);
  const past = recentState(store, last.seq - 1);
  return takeBack(state, past, { seat, moveId, undoes: last.seq, at });
}
