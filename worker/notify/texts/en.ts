import type { NoticeTexts } from './texts.ts';

const tables = (count: number) => (count === 1 ? '1 table' : `${count} tables`);

export const en: NoticeTexts = {
  yourTurn: (table) => `Your turn: ${table}`,
  yourTurnAt: (count) => `Your turn at ${tables(count)}`,
  reminder: (table) => `Your time is running out: ${table}`,
  remindersAt: (count) => `Your time is running out at ${tables(count)}`,
  finished: (table) => `Finished: ${table}`,
  digest: (turns, all) => (turns > 0 ? `Your turn at ${turns} of ${tables(all)}` : `News from ${tables(all)}`),
  news: 'News from your tables',
  against: (names) => `with ${names}`,
  since: 'Since your last turn',
  earlier: (count) => (count === 1 ? '… and 1 thing before that' : `… and ${count} things before that`),
  asked: 'What is asked of you',
  until: (when) => `You have until ${when}.`,
  noLimit: 'There is no time limit.',
  play: 'Open the table',
  look: 'Look at the table',
  turnOpening: 'The others are waiting for you.',
  reminderOpening: 'It is still your turn, and your time is running out.',
  digestOpening: 'This is how your tables stand.',
  finishedOpening: 'A game of yours has come to its end.',
  hello: (name) => `Hello ${name},`,
  settings: 'Choose what reaches you, and how',
  unsubscribe: 'Send me no more of these',
  why: 'You get this because you have a seat at a table of Ostracon.',
  invitation: (from, game) => `${from} invites you to a game of ${game}`,
  invitationOpening: (from, game, table) =>
    `${from} keeps a seat for you in a game of ${game}${table === '' ? '' : `, at the table “${table}”`}. You play in your browser, whenever you have time.`,
  invitationOthers: (names) => `Also at the table: ${names}.`,
  invitationPace: (pace) => `Pace: ${pace}.`,
  join: 'See the table and take the seat',
  notExpected: 'If you expected nothing of the kind, ignore this mail: nothing has been set up for you.',
  signIn: 'Your link to sign in',
  signInOpening: (minutes) =>
    `Press the button and confirm on the page it opens. The link holds for ${minutes} minutes.`,
  signInButton: 'Sign in to Ostracon',
  signInOnce: 'It works once, and for nobody but you: pass it on to no one.',
  signInNotYou: 'If it was not you who asked for it, ignore this mail; nobody gets in without it.',
};
