import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { cert, key } from '../outside/certificate.ts';

/** When the power is cut, seen from outside: a connection is there; half a mail is; all of it, but nobody was told so. */
export type Moment = 'connected' | 'half a mail' | 'a mail not acknowledged' | 'a hook not acknowledged';

export type Got = { to: string; id: string; body: string };

/** A mail server and a receiver of webhooks, which can be asked to hold still at a moment: it then gets no answer. */
export async function openOutside() {
  const mails: Got[] = [];
  const hooks: Got[] = [];
  let waited: { moment: Moment; reach(): void } | undefined;
  const isHeldAt = (moment: Moment): boolean => {
    if (waited?.moment !== moment) return false;
    waited.reach();
    waited = undefined;
    return true;
  };

  const mail = new SMTPServer({
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect(_session, done) {
      if (!isHeldAt('connected')) done();
    },
    onData(stream, session, done) {
      let text = '';
      let isLost = false;
      stream.setEncoding('latin1');
      stream.on('data', (part: string) => {
        if (text === '' && isHeldAt('half a mail')) isLost = true;
        text += part;
      });
      stream.on('end', () => {
        if (isLost) return;
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        mails.push({ to, id: /^message-id: <([^>]+)>/im.exec(text)?.[1] ?? '', body: text });
        if (!isHeldAt('a mail not acknowledged')) done();
      });
    },
  });
  mail.on('error', () => {}); // whose power is cut hangs up

  const hook = createServer({ cert, key }, async (request, reply) => {
    let body = '';
    try {
      for await (const part of request.setEncoding('utf8')) body += part;
    } catch {
      return; // cut short: nothing was got
    }
    hooks.push({ to: request.url ?? '', id: String(request.headers['idempotency-key']), body });
    if (!isHeldAt('a hook not acknowledged')) reply.writeHead(204).end();
  });

  const mailPort = await new Promise<number>((resolve) => {
    const server = mail.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  const hookPort = await new Promise<number>((resolve) => {
    hook.listen(0, '127.0.0.1', () => resolve((hook.address() as AddressInfo).port));
  });
  return {
    mails,
    hooks,
    smtp: `smtp://127.0.0.1:${mailPort}?starttls=never`,
    hook: `https://127.0.0.1:${hookPort}`,
    /** Resolves at the next such moment; whoever is on the line then hears nothing more. */
    holdAt: (moment: Moment) =>
      new Promise<void>((reach) => {
        waited = { moment, reach };
      }),
    async close() {
      hook.closeAllConnections();
      hook.close();
      await new Promise<void>((done) => mail.close(() => done()));
    },
  };
}
