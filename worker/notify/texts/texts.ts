import type { Language } from '../facts.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** All that mails, pushes and webhooks say in one language. `when` is already written out, with day and zone. */
export type NoticeTexts = {
  yourTurn(table: string): string;
  yourTurnAt(count: number): string;
  reminder(table: string): string;
  remindersAt(count: number): string;
  finished(table: string): string;
  digest(turns: number, tables: number): string;
  news: string;
  against(names: string): string;
  since: string;
  earlier(count: number): string;
  asked: string;
  until(when: string): string;
  noLimit: string;
  play: string;
  look: string;
  turnOpening: string;
  reminderOpening: string;
  digestOpening: string;
  finishedOpening: string;
  hello(name: string): string;
  settings: string;
  unsubscribe: string;
  why: string;
  invitation(from: string, game: string): string;
  invitationOpening(from: string, game: string, table: string): string;
  invitationOthers(names: string): string;
  invitationPace(pace: string): string;
  /** Each duration is written out already. */
  pace(bank: string, increment: string, cap: string): string;
  vote(table: string): string;
  votesAt(count: number): string;
  voteOpening: string;
  votedOn: string;
  votePause: string;
  voteResume: string;
  voteCancel: string;
  voteExtend(whom: string, hours: number): string;
  voteExtendAll(hours: number): string;
  voteReplace(whom: string): string;
  voteSkip(whom: string): string;
  voteYes(by: string): string;
  voteUntil(when: string): string;
  late(table: string): string;
  lateAt(count: number): string;
  lateOpening: string;
  lateStandIn: string;
  lateVote: string;
  lateWaits: string;
  lateForfeited: string;
  resumed(table: string): string;
  resumedAt(count: number): string;
  resumedOpening: string;
  paused: string;
  invited(table: string): string;
  invitedOpening: string;
  seatKept: string;
  join: string;
  notExpected: string;
  signIn: string;
  signInOpening(minutes: number): string;
  signInButton: string;
  signInOnce: string;
  signInNotYou: string;
  passkey: string;
  passkeyOpening(called: string): string;
  passkeyButton: string;
  passkeyNotYou: string;
};

const all: Record<Language, NoticeTexts> = { en, es };

export function textsIn(language: Language): NoticeTexts {
  return all[language];
}
