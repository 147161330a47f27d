import { EmailMessage } from 'cloudflare:email';
import { addressOf, type Mail } from './mail.ts';
import { compose } from './mime.ts';
import { delivered, type Outcome } from './outcome.ts';
import { sendBySmtp, smtpServerOf } from './smtp.ts';

export type MailEnv = {
  /** Any SMTP server: smtps://user:password@host or smtp://host:587. */
  SMTP_URL?: string;
  /** Who the mail is from: `Ostracon <games@example.org>`. */
  MAIL_FROM?: string;
  /** Cloudflare's send_email binding. */
  EMAIL?: SendEmail;
};

/** Where mail lies that nobody carries out: the local mail page shows it. */
export type MailBox = { put(mail: Mail): Promise<void> };

export type Mailer = { way: 'smtp' | 'cloudflare' | 'box'; from: string; send(mail: Mail): Promise<Outcome> };

/** By SMTP if it is set, else by Cloudflare if it is bound, else into the box. Throws what is wrong with the settings. */
export function mailerOf(env: MailEnv, box: MailBox): Mailer {
  const { SMTP_URL, EMAIL } = env;
  if (SMTP_URL !== undefined) {
    const server = smtpServerOf(SMTP_URL);
    return { way: 'smtp', from: senderOf(env, 'SMTP_URL'), send: (mail) => sendBySmtp(server, mail) };
  }
  if (EMAIL !== undefined) {
    return { way: 'cloudflare', from: senderOf(env, 'the binding EMAIL'), send: (mail) => sendByBinding(EMAIL, mail) };
  }
  return {
    way: 'box',
    from: env.MAIL_FROM ?? 'Ostracon <ostracon@localhost>',
    async send(mail) {
      await box.put(mail);
      return delivered;
    },
  };
}

function senderOf({ MAIL_FROM }: MailEnv, because: string): string {
  if (MAIL_FROM === undefined) {
    throw new Error(`MAIL_FROM must be set where ${because} is: who mail is from, like Ostracon <games@example.org>.`);
  }
  addressOf(MAIL_FROM);
  return MAIL_FROM;
}

async function sendByBinding(binding: SendEmail, mail: Mail): Promise<Outcome> {
  try {
    await binding.send(new EmailMessage(addressOf(mail.from).address, addressOf(mail.to).address, compose(mail)));
    return delivered;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // Cloudflare names what can't be helped by trying again.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { kind: /VALIDATION|NOT_ALLOWED|SUPPRESSED|TOO_LARGE/.test(code) ? 'refused' : 'later', why };
  }
}
