import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type Call, client } from '../../../shared/api/client.ts';
import { nonceBytes, secretBytes, spell } from '../../../shared/api/secrets.ts';

export type Came = { to: string; at: number; text: string };
export type Post = { came: Came[]; url: string; next(to: string, after: number): Promise<Came>; close(): void };

// A mail server that notes when each mail was there, whole.
export async function openPost(): Promise<Post> {
  const came: Came[] = [];
  let waiting: (() => void)[] = [];
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('latin1').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        came.push({ to, at: Date.now(), text: text.replaceAll('=\r\n', '') });
        for (const go of waiting.splice(0)) go();
        done();
      });
    },
  });
  server.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    const net = server.listen(0, '127.0.0.1', () => resolve((net.address() as AddressInfo).port));
  });
  return {
    came,
    url: `smtp://127.0.0.1:${port}?starttls=never`,
    // The first to this address after so many to it.
    async next(to, after) {
      const late = setTimeout(() => {
        throw new Error(`no mail has come to ${to} for a minute, after ${after}`);
      }, 60_000);
      for (;;) {
        const mail = came.filter((one) => one.to === to)[after];
        if (mail) {
          clearTimeout(late);
          return mail;
        }
        await new Promise<void>((go) => {
          waiting = [...waiting, go];
        });
      }
    },
    close: () => server.close(),
  };
}

export type Person = { id: string; name: string; address: string; secret: string; call: Call };

export const random = (bytes: number) => spell(randomBytes(bytes));
export const sitter = ({ name, secret }: Person) => ({ name, nonce: random(nonceBytes), secret });

// A line that has been idle may be hung up just when it is wanted again: then it is asked once more.
export async function insist(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return fetch(url, init);
  }
}

// Somebody who signs in by a mailed link, as anybody would.
export async function signIn(base: string, post: Post, name: string): Promise<Person> {
  const address = `${name.toLowerCase()}@example.org`;
  let cookie = '';
  const call = client({
    base,
    async fetch(path, init) {
      const reply = await insist(path, { ...init, headers: { ...init.headers, cookie } });
      cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return reply;
    },
  });
  await call('POST /api/guests', { body: { name } });
  await call('POST /api/sign-ins', { body: { address } });
  const secret = /sign-in#([a-z2-7]{52})/.exec((await post.next(address, 0)).text)?.[1] ?? '';
  const { user } = await call('POST /api/sign-ins/confirm', { body: { secret } });
  if (!user) throw new Error(`${name} could not sign in`);
  return { id: user.id, name, address, secret: random(secretBytes), call };
}
