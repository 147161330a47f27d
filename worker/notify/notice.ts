import type { Reader, TableFacts, VoteFacts, Ways } from './facts.ts';
import { asHtml, asText, type Letter, type Section } from './letter.ts';
import type { Mail } from './mail.ts';
import type { PushNotice } from './push.ts';
import { textsIn } from './texts/texts.ts';

/** Why a reader is told of their tables. */
export type Occasion = 'turn' | 'reminder' | 'digest' | 'finished' | 'invited' | 'vote' | 'late' | 'resumed';

const mostEvents = 12;

/** What is said of one or several tables: by mail, and in short by push and webhook. */
export function noticeOf(occasion: Occasion, reader: Reader, tables: readonly TableFacts[], ways: Ways): Letter {
  const texts = textsIn(reader.language);
  const sorted = [...tables].sort(sooner);
  return {
    language: reader.language,
    subject: subjectOf(occasion, reader, sorted),
    greeting: texts.hello(reader.name),
    opening: texts[`${occasion}Opening`],
    sections: sorted.map((table) => sectionOf(reader, table)),
    closing: [texts.why],
    links: [
      { label: texts.settings, url: ways.settings },
      { label: texts.unsubscribe, url: ways.unsubscribe },
    ],
  };
}

/** The same in few words, for a lock screen. One tag for a table, so that the newest replaces the others. */
export function pushOf(occasion: Occasion, reader: Reader, tables: readonly TableFacts[], desk: string): PushNotice {
  const texts = textsIn(reader.language);
  const sorted = [...tables].sort(sooner);
  const [only, ...others] = sorted;
  const title = subjectOf(occasion, reader, sorted);
  if (only && others.length === 0) {
    const { late, vote, isInvited, asked = only.result } = only;
    const beside = [isInvited && texts.seatKept, late && lateIn(reader, late), vote && voteIn(reader, vote)];
    const body = [...beside, asked, deadlineOf(reader, only), ...only.events.slice(-3).reverse()];
    return { title, body: body.filter(Boolean).join('\n'), link: only.link, tag: only.id };
  }
  return { title, body: sorted.map(titleOf).join('\n') || texts.news, link: desk, tag: 'desk' };
}

function subjectOf(occasion: Occasion, { language }: Reader, tables: readonly TableFacts[]): string {
  const texts = textsIn(language);
  const [first, ...others] = tables;
  const turns = tables.filter(({ asked }) => asked !== undefined).length;
  if (occasion === 'digest' || !first) return tables.length === 0 ? texts.news : texts.digest(turns, tables.length);
  if (others.length === 0) {
    const { yourTurn: turn, reminder, finished, invited, vote, late, resumed } = texts;
    return { turn, reminder, finished, invited, vote, late, resumed }[occasion](titleOf(first));
  }
  const { yourTurnAt: turn, remindersAt: reminder, votesAt: vote, lateAt: late, resumedAt: resumed, news } = texts;
  return { turn, reminder, vote, late, resumed, finished: () => news, invited: () => news }[occasion](tables.length);
}

/** Names are kept to one line, so that none can pass for a sentence of ours. */
export function titleOf({ name, game }: TableFacts): string {
  const title = name.replace(/\s+/g, ' ').trim();
  return title === '' ? game : `${game} · ${title}`;
}

function sectionOf(reader: Reader, table: TableFacts): Section {
  const texts = textsIn(reader.language);
  const skipped = Math.max(0, table.events.length - mostEvents);
  const events = [...(skipped > 0 ? [texts.earlier(skipped)] : []), ...table.events.slice(skipped)];
  const { late, vote, asked } = table;
  const lists = [
    { title: '', items: late === undefined ? [] : [lateIn(reader, late)] },
    { title: texts.votedOn, items: vote === undefined ? [] : [voteIn(reader, vote)] },
    { title: texts.since, items: events },
    { title: texts.asked, items: asked === undefined ? [] : [asked] },
  ];
  return {
    heading: titleOf(table),
    beside: table.opponents.length === 0 ? '' : texts.against(listed(reader.language, table.opponents)),
    lists: lists.filter(({ items }) => items.length > 0),
    stress: table.result ?? (table.isInvited ? texts.seatKept : deadlineOf(reader, table)),
    link: { label: table.asked === undefined ? texts.look : texts.play, url: table.link },
  };
}

function deadlineOf({ language, zone }: Reader, { asked, clock, until }: TableFacts): string {
  const texts = textsIn(language);
  if (asked === undefined || clock === 'out') return '';
  if (clock === 'none') return texts.noLimit;
  if (clock === 'paused') return texts.paused;
  return until === undefined ? '' : texts.until(whenIn(until, language, zone));
}

export function lateIn({ language }: Reader, late: NonNullable<TableFacts['late']>): string {
  const texts = textsIn(language);
  const { lateStandIn: standIn, lateVote: vote, lateWaits: waits, lateForfeited: forfeited } = texts;
  return { standIn, vote, waits, forfeited }[late];
}

/** What is asked, who is for it, and until when. */
export function voteIn({ language, zone }: Reader, { kind, about, hours = 0, yes, until }: VoteFacts): string {
  const texts = textsIn(language);
  const whom = about === undefined ? '' : listed(language, [about]);
  const asked = {
    pause: texts.votePause,
    resume: texts.voteResume,
    cancel: texts.voteCancel,
    extend: whom === '' ? texts.voteExtendAll(hours) : texts.voteExtend(whom, hours),
    replace: texts.voteReplace(whom),
    skip: texts.voteSkip(whom),
  };
  const by = yes.length === 0 ? [] : [texts.voteYes(listed(language, yes))];
  return [asked[kind], ...by, texts.voteUntil(whenIn(until, language, zone))].join(' ');
}

/** Mail is read later than it is sent, so the moment is written out, never "in two days". */
export function whenIn(at: number, language: string, zone: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(at);
}

export function listed(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(language).format(names.map((name) => name.replace(/\s+/g, ' ').trim()));
}

/** My turn first, by time left; then the rest as they were. */
function sooner(a: TableFacts, b: TableFacts): number {
  if ((a.asked === undefined) !== (b.asked === undefined)) return a.asked === undefined ? 1 : -1;
  return (a.until ?? Number.MAX_SAFE_INTEGER) - (b.until ?? Number.MAX_SAFE_INTEGER);
}

/** The letter as a mail. `unsubscribe`: the address that takes a one-click POST (RFC 8058), which must be https. */
export function mailOf(
  letter: Letter,
  { id, at, from, to, unsubscribe }: { id: string; at: number; from: string; to: string; unsubscribe?: string },
): Mail {
  const list: Record<string, string> = unsubscribe === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribe}>` };
  if (unsubscribe?.startsWith('https://')) list['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  const headers = { 'Auto-Submitted': 'auto-generated', ...list };
  return { id, at, from, to, subject: letter.subject, text: asText(letter), html: asHtml(letter), headers };
}
