import { env } from 'cloudflare:workers';
import { expect, inject, it } from 'vitest';
import { type MailEnv, mailerOf } from '../../../worker/notify/email.ts';
import type { Mail } from '../../../worker/notify/mail.ts';
import { mailBoxIn } from '../../../worker/notify/mailbox.ts';
import { sendBySmtp, smtpServerOf } from '../../../worker/notify/smtp.ts';
import type { ReceivedMail } from '../../outside/world.ts';

const { smtp, smtps, smtpBare, smtpSilent, plain } = inject('world');
const account = 'ostracon:pass%20w%C3%B6rd';
const box = mailBoxIn(env.DB);

const mail: Mail = {
  id: 'game-1:7:email',
  at: Date.parse('2026-05-11T08:00Z'),
  from: 'Ostracon <games@example.org>',
  to: 'ana@example.org',
  subject: 'Te toca: Ankh · «La mesa del sábado», con mucha gente y un título muy largo',
  text: `Hola, Ana:\n.\n..dos puntos\nuna línea larguísima${' ñ'.repeat(500)}\n`,
  html: '<p>Hola, Ana</p>',
  headers: { 'List-Unsubscribe': '<https://example.org/u/1>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

async function send(settings: MailEnv, to: string, changes: Partial<Mail> = {}) {
  return mailerOf({ MAIL_FROM: mail.from, ...settings }, box).send({ ...mail, to, ...changes });
}

async function received(to: string): Promise<ReceivedMail[]> {
  return (await fetch(`${plain}/mail?to=${encodeURIComponent(to)}`)).json();
}

it('hands a mail to an SMTP server, protected by STARTTLS, and all of it arrives', async () => {
  const to = 'starttls@example.org';
  expect(await send({ SMTP_URL: `smtp://localhost:${smtp}` }, to)).toEqual({ kind: 'delivered' });
  const [got, ...more] = await received(to);
  expect(more).toEqual([]);
  expect(got).toMatchObject({ from: 'games@example.org', secure: true });
  const { headers, parts } = opened(got!.raw);
  expect(headers).toMatchObject({
    from: '"Ostracon" <games@example.org>',
    to,
    subject: mail.subject,
    'message-id': '<game-1.7.email@example.org>',
    date: 'Mon, 11 May 2026 08:00:00 +0000',
    'list-unsubscribe': '<https://example.org/u/1>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(parts).toEqual([
    { type: 'text/plain; charset=utf-8', body: mail.text },
    { type: 'text/html; charset=utf-8', body: mail.html },
  ]);
  expect(Math.max(...got!.raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  expect([...got!.raw].every((letter) => letter < '\x7f')).toBe(true);
});

it('signs in over TLS from the first byte', async () => {
  const to = 'tls@example.org';
  expect(await send({ SMTP_URL: `smtps://${account}@localhost:${smtps}` }, to)).toEqual({ kind: 'delivered' });
  expect(await received(to)).toMatchObject([{ secure: true, user: 'ostracon' }]);
});

it('signs in after STARTTLS, and by LOGIN where PLAIN is not offered', async () => {
  expect(await send({ SMTP_URL: `smtp://${account}@localhost:${smtp}` }, 'plain@example.org')).toEqual({
    kind: 'delivered',
  });
  expect(await received('plain@example.org')).toMatchObject([{ secure: true, user: 'ostracon' }]);
  expect(await send({ SMTP_URL: `smtp://${account}@127.0.0.1:${smtpBare}` }, 'login@example.org')).toEqual({
    kind: 'delivered',
  });
  expect(await received('login@example.org')).toMatchObject([{ secure: false, user: 'ostracon' }]);
});

it('sends nothing unprotected where protection is required', async () => {
  const to = 'unprotected@example.org';
  const outcome = await send({ SMTP_URL: `smtp://${account}@127.0.0.1:${smtpBare}?starttls=required` }, to);
  expect(outcome).toMatchObject({ kind: 'later', why: expect.stringContaining('offers no STARTTLS') });
  expect(await received(to)).toEqual([]);
});

it('tells an address that is refused from a server in trouble', async () => {
  const SMTP_URL = `smtp://localhost:${smtp}`;
  expect(await send({ SMTP_URL }, 'refused@example.org')).toMatchObject({
    kind: 'refused',
    why: 'localhost: RCPT TO:<refused@example.org> was answered with 550 no such box here',
  });
  expect(await send({ SMTP_URL }, 'spam@example.org')).toMatchObject({ kind: 'refused' });
  expect(await send({ SMTP_URL }, 'busy@example.org')).toMatchObject({ kind: 'later' });
  expect(await send({ SMTP_URL }, 'hangup@example.org')).toMatchObject({
    kind: 'later',
    why: expect.stringContaining('hung up'),
  });
  expect(await send({ SMTP_URL: 'smtp://127.0.0.1:1' }, 'ana@example.org')).toMatchObject({ kind: 'later' });
  expect(await send({ SMTP_URL: `smtps://ostracon:wrong@localhost:${smtps}` }, 'ana@example.org')).toMatchObject({
    kind: 'later',
    why: expect.stringMatching(/AUTH PLAIN was answered with 535/),
  });
});

it('gives up on a server that says nothing', async () => {
  const outcome = await sendBySmtp(smtpServerOf(`smtp://127.0.0.1:${smtpSilent}`), mail, 100);
  expect(outcome).toEqual({ kind: 'later', why: '127.0.0.1: it took too long' });
});

it('does not say the password when signing in fails', async () => {
  const outcome = await send({ SMTP_URL: `smtps://ostracon:geheim@localhost:${smtps}` }, 'ana@example.org');
  expect(JSON.stringify(outcome)).not.toContain('geheim');
  expect(JSON.stringify(outcome)).not.toContain(btoa('\0ostracon\0geheim'));
});

it('lets no name become a header or a second recipient', async () => {
  const to = 'injected@example.org';
  const changes = { from: 'Eve\r\nBcc: all@example.org <games@example.org>', subject: 'Hi\r\nX-Evil: yes\r\n\r\nbody' };
  expect(await send({ SMTP_URL: `smtp://localhost:${smtp}` }, to, changes)).toEqual({ kind: 'delivered' });
  const { headers } = opened((await received(to))[0]!.raw);
  expect(headers).not.toHaveProperty('bcc');
  expect(headers).not.toHaveProperty('x-evil');
  expect(headers.subject).toBe('Hi X-Evil: yes body');
  for (const bad of ['a@b>\r\nRCPT TO:<c@d', 'a b@c.org', 'a@b@c.org', '<a@c.org', 'a@c.org/x', '', 'ñ@c.org']) {
    await expect(send({ SMTP_URL: `smtp://localhost:${smtp}` }, bad)).rejects.toThrow('is no mail address');
  }
});

it("uses Cloudflare's binding where there is one and no SMTP server", async () => {
  expect(mailerOf({ EMAIL: env.TEST_EMAIL, MAIL_FROM: mail.from }, box).way).toBe('cloudflare');
  expect(await send({ EMAIL: env.TEST_EMAIL }, 'ana@example.org')).toEqual({ kind: 'delivered' });
});

it('puts mail into the box where nobody carries it, each once, the newest first', async () => {
  const mailer = mailerOf({}, box);
  expect(mailer.way).toBe('box');
  for (const [id, at] of [
    ['one', 1],
    ['two', 2],
    ['one', 3],
  ] as const) {
    expect(await mailer.send({ ...mail, id, at, to: 'Ana <Ana@Example.org>' })).toEqual({ kind: 'delivered' });
  }
  expect((await box.list(10, 'ana@example.org')).map(({ id }) => id)).toEqual(['two', 'one']);
  expect(await box.list(10, 'bo@example.org')).toEqual([]);
  expect((await box.list(1, 'ana@example.org'))[0]).toMatchObject({ subject: mail.subject, html: mail.html });
});

it('says at once what is wrong with the settings', () => {
  const wrong = (settings: MailEnv) => () => mailerOf(settings, box);
  expect(wrong({ SMTP_URL: 'mail.example.org' })).toThrow('SMTP_URL must be written like');
  expect(wrong({ SMTP_URL: 'https://mail.example.org' })).toThrow('SMTP_URL must be written like');
  expect(wrong({ SMTP_URL: 'smtp://mail.example.org?starttls=maybe' })).toThrow('not in ?starttls=maybe');
  expect(wrong({ SMTP_URL: 'smtp://mail.example.org' })).toThrow('MAIL_FROM must be set where SMTP_URL is');
  expect(wrong({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'me' })).toThrow('"me" is no mail address');
});

/** A mail read back as a mail program would, by RFC 5322, 2045 and 2047. */
function opened(raw: string) {
  const [head, body] = halves(raw);
  const headers = headersOf(head);
  const boundary = headers['content-type']!.match(/boundary="([^"]+)"/)![1]!;
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [own, text] = halves(part.replace(/^\r\n/, ''));
      return { type: headersOf(own)['content-type'], body: unquoted(text.replace(/\r\n$/, '')) };
    });
  expect(body.endsWith(`--${boundary}--\r\n`)).toBe(true);
  return { headers, parts };
}

function halves(text: string): [string, string] {
  const at = text.indexOf('\r\n\r\n');
  return [text.slice(0, at), text.slice(at + 4)];
}

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      const words = line
        .slice(at + 1)
        .trim()
        .replace(/\?= =\?/g, '?==?');
      const value = words.replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text: string) => utf8(atob(text)));
      return [line.slice(0, at).toLowerCase(), value];
    }),
  );
}

function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return utf8(bytes).replaceAll('\r\n', '\n');
}

function utf8(bytes: string): string {
  return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
}
