import { createServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerAddress, type SMTPServerOptions } from 'smtp-server';
import { cert, key } from './certificate.ts';
import type { ReceivedMail } from './world.ts';

export const user = 'ostracon';
export const password = 'pass wörd';

/** SMTP servers as strangers run them. How one takes a mail stands in the address: refused@, busy@, hangup@. */
export async function openMailServers() {
  const received: ReceivedMail[] = [];
  const options: SMTPServerOptions = {
    cert,
    key,
    logger: false,
    authOptional: true,
    disableReverseLookup: true,
    onAuth({ username, password: given }, _session, done) {
      if (username === user && given === password) done(null, { user });
      else done(new Error('wrong password'));
    },
    onRcptTo({ address }, session, done) {
      if (address.startsWith('hangup')) return void hangUp(session.id);
      if (address.startsWith('refused')) return done(no(550, 'no such box here'));
      if (address.startsWith('busy')) return done(no(451, 'try again later'));
      done();
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        if (to.startsWith('spam')) return done(no(554, 'this looks like spam'));
        const from = session.envelope.mailFrom;
        received.push({
          to,
          from: from ? (from as SMTPServerAddress).address : '',
          raw: Buffer.concat(parts).toString('latin1'),
          secure: session.secure,
          user: typeof session.user === 'string' ? session.user : undefined,
        });
        done();
      });
    },
  };
  const servers = {
    smtp: new SMTPServer(options),
    smtps: new SMTPServer({ ...options, secure: true, authOptional: false }),
    smtpBare: new SMTPServer({ ...options, hideSTARTTLS: true, allowInsecureAuth: true, authMethods: ['LOGIN'] }),
  };
  const silent = createServer((socket) => socket.on('error', () => {}));
  function hangUp(id: string) {
    for (const server of Object.values(servers)) {
      for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
    }
  }
  const ports = {
    smtp: await listen(servers.smtp),
    smtps: await listen(servers.smtps),
    smtpBare: await listen(servers.smtpBare),
    smtpSilent: await listen(silent),
  };
  const close = () =>
    Promise.all(
      [silent, ...Object.values(servers)].map((server) => new Promise<void>((done) => server.close(() => done()))),
    );
  return { ports, received, close };
}

function no(responseCode: number, sentence: string): Error {
  return Object.assign(new Error(sentence), { responseCode });
}

function listen(server: SMTPServer | Server): Promise<number> {
  server.on('error', () => {}); // a client that hangs up is part of the tests
  return new Promise((resolve) => {
    const net = server.listen(0, '127.0.0.1', () => {
      const address = net.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
