import type * as v from 'valibot';
import type { WebhookWanted } from '../../shared/api/desk.ts';
import type { Reader, TableFacts } from './facts.ts';
import { lateIn, type Occasion, pushOf, titleOf, voteIn } from './notice.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Allowance, type Carrier, post, Unreachable } from './outside.ts';
import type { PushNotice } from './push.ts';

/** As a player's settings have it. */
export type Webhook = v.InferOutput<typeof WebhookWanted>;

export type WebhookNotice = {
  key: string;
  occasion: Occasion;
  reader: Reader;
  tables: readonly TableFacts[];
  /** The reader's page of games. */
  desk: string;
};

const mostHops = 3;

export async function sendToWebhook(
  { carrier, allow, now }: { carrier: Carrier; allow: Allowance; now: number },
  { kind, url }: Webhook,
  notice: WebhookNotice,
): Promise<Outcome> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': notice.key, 'user-agent': 'Ostracon' };
  try {
    const body = JSON.stringify(bodyOf(kind, notice));
    return outcomeOf(await post(carrier, { url, headers, body }, allow, mostHops), now);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { kind: error.forGood ? 'refused' : 'later', why: error.message };
  }
}

/** Each in its own tongue, and in each a name is only text: it can't call @everyone, link or format. */
export function bodyOf(kind: Webhook['kind'], notice: WebhookNotice): Record<string, unknown> {
  const short = pushOf(notice.occasion, notice.reader, notice.tables, notice.desk);
  if (kind === 'discord') return forDiscord(short);
  if (kind === 'slack') return forSlack(short);
  const { key, occasion, reader, tables } = notice;
  return {
    key,
    occasion,
    title: short.title,
    tables: tables.map((table) => ({
      id: table.id,
      title: titleOf(table),
      game: table.game,
      opponents: table.opponents,
      events: table.events,
      asked: table.asked ?? null,
      until: table.until === undefined ? null : new Date(table.until).toISOString(),
      vote: table.vote ? voteIn(reader, table.vote) : null,
      late: table.late ? lateIn(reader, table.late) : null,
      result: table.result ?? null,
      link: table.link,
    })),
  };
}

function forDiscord({ title, body, link }: PushNotice) {
  const plain = (text: string) => text.replace(/[\\*_~`|>#[\]()<@:-]/g, '\\$&');
  const head = `**${plain(title)}**\n`;
  const foot = `\n<${link}>`;
  // A message has 2000 letters; the link is never what is cut.
  const middle = cut(plain(body), 2_000 - head.length - foot.length);
  return { content: head + middle + foot, allowed_mentions: { parse: [] }, flags: suppressEmbeds };
}

const suppressEmbeds = 1 << 2;

function forSlack({ title, body, link }: PushNotice) {
  const block = (text: string) => ({ type: 'section', text: { type: 'plain_text', text, emoji: false } });
  const shown = [block(cut(title, 3_000)), ...(body === '' ? [] : [block(cut(body, 3_000))])];
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const blocks = [
    ...shown,
    { type: 'section', text: { type: 'mrkdwn', text: `<${link.replace(/[<>|]/g, encodeURIComponent)}>` } },
  ];
  return { text: escaped, blocks, unfurl_links: false, unfurl_media: false };
}

function cut(text: string, length: number): string {
  // A backslash left at the end would escape what follows.
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\\+$/, '')}…`;
}
