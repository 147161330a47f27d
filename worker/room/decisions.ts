import type { Answers } from '../../shared/api/moves.ts';
import {
  type Asking,
  apply,
  type Beginning,
  type By,
  clone,
  concede,
  difference,
  type Game,
  type Json,
  Play,
  Refusal,
  type Result,
  refusal,
  type Seat,
  type State,
  start,
} from '../../shared/engine/index.ts';
import type { LogRow } from './schema.ts';

// A change of the game and what the log keeps of it. Nothing here is stored or sent; the state handed in stays as it is.
export type Decided = { state: State; rows: LogRow[] };

const json = (state: State): Json => state as unknown as Json;
const wayBack = (after: State, before: State) => difference(json(after), json(before)) ?? null;

export function begin(game: Game, beginning: Beginning, at: number): Decided {
  const { state, events, draws } = start(game, beginning);
  const nobody = { seat: null, moveId: null, undoes: null, task: null, answer: null, back: null };
  const row: LogRow = {
    ...nobody,
    seq: 0,
    kind: 'start',
    by: 'player',
    final: true,
    at,
    told: events,
    draws,
    gained: 0,
  };
  return { state, rows: [row] };
}

// Several answers in a row, each to the question that the one before led to. One refused: none is given.
export function answerAll(game: Game, before: State, seat: Seat, move: Answers, at: number): Decided {
  let state = before;
  let seq = move.seq;
  const rows: LogRow[] = [];
  for (const [i, answer] of move.answers.entries()) {
    const refused = refusal(game, state, seat, answer, seq);
    if (refused) throw explained(refused, move, before, i);
    const one = answerOne(game, state, seat, answer, { by: 'player', moveId: move.moveId, at });
    rows.push(...one.rows);
    state = one.state;
    seq = state.seq;
  }
  return { state, rows };
}

type About = { by: By; moveId: string | null; at: number };

export function answerOne(game: Game, before: State, seat: Seat, answer: Json, { by, moveId, at }: About): Decided {
  const task = before.asking?.task ?? null;
  const { state, events, final, draws } = apply(game, before, seat, answer, by);
  const row: LogRow = {
    seq: state.seq,
    kind: 'answer',
    seat,
    by,
    moveId,
    final,
    undoes: null,
    at,
    task,
    answer: { is: answer },
    told: events,
    draws,
    back: wayBack(state, before),
    gained: 0,
  };
  return { state, rows: [row] };
}

// The end beside the rules, as a decision of its own.
export function end(before: State, result: Result, { seat, by, at }: { seat: Seat; by: By; at: number }): Decided {
  const { state, final, events, draws } = concede(before, result);
  const nothing = { moveId: null, undoes: null, task: null, answer: null, gained: 0 };
  const back = wayBack(state, before);
  return { state, rows: [{ ...nothing, seq: state.seq, kind: 'end', seat, by, final, at, told: events, draws, back }] };
}

// Who answers from an old position is told so, whatever else would be wrong with it by now.
function explained(refused: Refusal, { seq, answers }: Answers, state: State, i: number): Refusal {
  const isLate = i === 0 && seq !== state.seq && (refused.reason === 'not-asked' || refused.reason === 'game-over');
  if (isLate) {
    return new Refusal('stale', `This answer belongs to move ${seq}; the table has come to move ${state.seq}.`);
  }
  return answers.length === 1
    ? refused
    : new Refusal(refused.reason, `Answer ${i + 1} of ${answers.length}, so none is given: ${refused.message}`);
}

export type Decision = Pick<LogRow, 'seq' | 'kind' | 'seat' | 'by' | 'final' | 'undoes'>;

// The latest decision that stands, of a log read from its end.
export function standing(latest: readonly Decision[]): Decision | undefined {
  const undone = new Set<number>();
  for (const row of latest) {
    if (row.kind === 'undo') {
      if (row.undoes !== null) undone.add(row.undoes);
    } else if (!undone.has(row.seq)) return row;
  }
  return undefined;
}

// A sealed answer is its author's until the last is in, whoever else has answered meanwhile.
export function isSealedBy(game: Game, state: State, seat: Seat): boolean {
  const { asking } = state;
  if (asking === null || !(seat in asking.answers) || asking.quiet.includes(seat)) return false;
  return new Play(game, state).step(asking.task.do).secret === true;
}

export function objectionToUndo(last: Decision | undefined, seat: Seat): string | undefined {
  if (!last || last.kind === 'start') return 'Nothing has been decided yet.';
  if (last.seat !== seat) return 'Another seat has decided since.';
  if (last.by !== 'player') return 'This decision was not made by hand.';
  if (last.final) return 'Something was revealed or drawn by it.';
  return undefined;
}

type Undone = { seat: Seat; moveId: string; undoes: number; at: number };

// Back to `past`, as a decision of its own: seq goes on rising.
export function takeBack(before: State, past: State, { seat, moveId, undoes, at }: Undone): Decided {
  const state: State = { ...clone(past), seq: before.seq + 1 };
  // The question is put anew, so that an answer meant for the position that was undone can't pass for one to it.
  if (state.asking && state.asking.since !== before.asking?.since) state.asking.since = state.seq;
  return { state, rows: [undoRow(before, state, { seat, moveId, undoes, at })] };
}

export function unseal(before: State, asking: Asking, undone: Undone): Decided {
  const { [String(undone.seat)]: _, ...answers } = asking.answers;
  const state: State = { ...clone(before), seq: before.seq + 1, asking: clone({ ...asking, answers }) };
  return { state, rows: [undoRow(before, state, undone)] };
}

function undoRow(before: State, state: State, { seat, moveId, undoes, at }: Undone): LogRow {
  return {
    seq: state.seq,
    kind: 'undo',
    seat,
    by: 'player',
    moveId,
    final: false,
    undoes,
    at,
    task: state.asking?.task ?? null,
    answer: null,
    told: [],
    draws: [],
    back: wayBack(state, before),
    gained: 0,
  };
}
