// The kernel as games, bots, worker and site use it. The four verbs: start, optionsFor, apply, viewFor.

export { concede } from './concede.ts';
export { apply, type By, decide, decideUnchecked, type Outcome, optionsFor, refusal, refusedFor } from './decide.ts';
export {
  type Game,
  type Playable,
  type Reference,
  type ReferenceEntry,
  type ReferenceSection,
  rulesOf,
  type Texts,
} from './game.ts';
export { type Change, changed, difference } from './history.ts';
export { imagine } from './imagine.ts';
export { clone, equal, isJson, type Json } from './json.ts';
export { load } from './load.ts';
export { forced, number, type Options, objection, one, some } from './options.ts';
export { type Part, total } from './parts.ts';
export { only, Play } from './play.ts';
export {
  commitment,
  type Draw,
  draw,
  type Evidence,
  type Fast,
  fastNumber,
  isSeed,
  type Random,
  shuffle,
  verify,
} from './random.ts';
export { type Reason, Refusal, RulesError } from './refusal.ts';
export {
  compile,
  type Insert,
  type Kit,
  type Module,
  type Power,
  type Rules,
  type Sequences,
  type Step,
  type Steps,
} from './rules.ts';
export { type Beginning, start, startFast } from './start.ts';
export {
  type Asking,
  eventsFor,
  type Result,
  type Seat,
  type State,
  type Task,
  type Told,
  unanswered,
} from './state.ts';
export { awaited, type Fairness, type Question, type View, viewFor } from './view.ts';
