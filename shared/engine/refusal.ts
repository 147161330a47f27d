export type Reason =
  | 'unknown-seat'
  | 'not-asked'
  | 'stale'
  | 'not-an-option'
  | 'malformed'
  | 'game-over'
  | 'not-undoable';

// Input that is refused. The sentence is for the player who sent it.
export class Refusal extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, sentence: string) {
    super(sentence);
    this.name = 'Refusal';
    this.reason = reason;
  }
}

// A mistake in a game's rules (never in a player's input): it names the step, so that it can be found.
export class RulesError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'RulesError';
  }
}
