import type { Outcome } from './decide.ts';
import { clone } from './json.ts';
import { Refusal, RulesError } from './refusal.ts';
import type { Result, State } from './state.ts';

// Ends a game beside its rules: a player gives up or runs out of time, or the table agrees to stop. It is a decision like
// any other (seq rises, the way back can be kept), and a final one.
export function concede<T extends object>(state: State<T>, result: Result): Outcome<T> {
  if (state.result !== null) throw new Refusal('game-over', 'This game is over.');
  const stranger = result.winners.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= state.seats);
  if (stranger !== undefined) throw new RulesError(`seat ${stranger} can't win a game of ${state.seats} seats`);
  const ended: State<T> = { ...clone(state), seq: state.seq + 1, asking: null, agenda: [], result: clone(result) };
  return { state: ended, events: [], final: true, draws: [] };
}
