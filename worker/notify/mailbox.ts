import * as v from 'valibot';
import type { MailBox } from './email.ts';
import { addressOf, type Mail } from './mail.ts';

const mailSchema: v.GenericSchema<unknown, Mail> = v.object({
  id: v.string(),
  at: v.number(),
  from: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.record(v.string(), v.string()),
});

// Enough for an evening with friends; the box is a window, not an archive.
const mostKept = 500;

export type LocalMail = MailBox & {
  /** The newest first; only those to one address, if it is given. */
  list(most: number, to?: string): Promise<Mail[]>;
};

/** The box in D1. The same mail put twice lies there once. */
export function mailBoxIn(db: D1Database): LocalMail {
  const opened = (row: { mail: string }) => v.parse(mailSchema, JSON.parse(row.mail));
  return {
    async put(mail) {
      const to = addressOf(mail.to).address.toLowerCase();
      await db.batch([
        db
          .prepare('INSERT INTO mail (id, at, recipient, mail) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING')
          .bind(mail.id, mail.at, to, JSON.stringify(mail)),
        db
          .prepare('DELETE FROM mail WHERE id IN (SELECT id FROM mail ORDER BY at DESC LIMIT -1 OFFSET ?)')
          .bind(mostKept),
      ]);
    },
    async list(most, to) {
      const asked =
        to === undefined
          ? db.prepare('SELECT mail FROM mail ORDER BY at DESC, id LIMIT ?').bind(most)
          : db
              .prepare('SELECT mail FROM mail WHERE recipient = ? ORDER BY at DESC, id LIMIT ?')
              .bind(to.toLowerCase(), most);
      return (await asked.all<{ mail: string }>()).results.map(opened);
    },
  };
}
