import { connect } from 'cloudflare:sockets';
import { kindOf } from './address.ts';
import { addressOf, type Mail } from './mail.ts';
import { base64, compose, domainOf } from './mime.ts';
import { delivered, type Outcome } from './outcome.ts';

// Written here because the libraries for workerd loop for ever when the server hangs up (worker-mailer 1.2.1), let line
// ends into headers, and tell a refused address and a busy server apart only in prose.

export type SmtpServer = {
  host: string;
  port: number;
  /** From the first byte on, by STARTTLS where it is offered, by STARTTLS or not at all, or never. */
  tls: 'at once' | 'offered' | 'required' | 'never';
  user: string | undefined;
  password: string;
};

const longestConversation = 30_000;

/** `smtps://user:password@host:465`, or `smtp://host:587` with STARTTLS (`?starttls=never` for a server without). */
export function smtpServerOf(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const starttls = url?.searchParams.get('starttls') ?? undefined;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new Error(
      'SMTP_URL must be written like smtps://user:password@mail.example.org:465 or smtp://mail.example.org:587.',
    );
  }
  if (starttls !== undefined && (url.protocol === 'smtps:' || !['required', 'never'].includes(starttls))) {
    throw new Error(`SMTP_URL may end in ?starttls=required or ?starttls=never after smtp://, not in ${url.search}.`);
  }
  const user = url.username === '' ? undefined : decodeURIComponent(url.username);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const onThisMachine = host === 'localhost' || kindOf(host) === 'loopback';
  // A password goes over a line that others can read only where the operator says so.
  const usual = user !== undefined && !onThisMachine ? 'required' : 'offered';
  return {
    host,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    tls: url.protocol === 'smtps:' ? 'at once' : starttls === 'never' || starttls === 'required' ? starttls : usual,
    user,
    password: decodeURIComponent(url.password),
  };
}

/** Hand one mail to the server. A no to this mail or address is final; any other trouble may pass. */
export async function sendBySmtp(server: SmtpServer, mail: Mail, longest = longestConversation): Promise<Outcome> {
  const from = addressOf(mail.from).address;
  const to = addressOf(mail.to).address;
  const line = new Line(server);
  const late = setTimeout(() => line.hangUp('it took too long'), longest);
  try {
    await line.expect('greeting', 220);
    await line.introduce(domainOf(from));
    await line.signIn();
    await line.ask(`MAIL FROM:<${from}>`, 250);
    await line.ask(`RCPT TO:<${to}>`, 250, 251);
    await line.ask('DATA', 354);
    // A line that is a dot alone ends the mail, so dots at the start of a line are doubled.
    await line.ask(`${compose(mail).replace(/^\./gm, '..')}.`, 250);
    return delivered;
  } catch (error) {
    const why = `${server.host}: ${line.hungUp ?? (error instanceof Error ? error.message : error)}`;
    const final = error instanceof No && error.code >= 500 && error.about;
    return { kind: final ? 'refused' : 'later', why };
  } finally {
    clearTimeout(late);
    await line.quit();
  }
}

class No extends Error {
  readonly code: number;
  /** Whether it was said of this mail, and not of us. */
  readonly about: boolean;
  constructor(asked: string, code: number, answer: string) {
    super(`${asked} was answered with ${answer.slice(0, 300)}`);
    this.code = code;
    this.about = /^(MAIL|RCPT|DATA|the mail)/.test(asked);
  }
}

/** The line to a server: a command, and its answer of one or more lines. */
class Line {
  readonly #server: SmtpServer;
  #socket: Socket;
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #writer: WritableStreamDefaultWriter<Uint8Array>;
  #heard = '';
  #offers: string[] = [];
  /** Why we hung up, if we did. */
  hungUp: string | undefined;

  constructor(server: SmtpServer) {
    this.#server = server;
    const secureTransport = server.tls === 'at once' ? 'on' : server.tls === 'never' ? 'off' : 'starttls';
    this.#socket = connect({ hostname: server.host, port: server.port }, { secureTransport, allowHalfOpen: false });
    // Told by the reader; nobody waits for these.
    this.#socket.opened.catch(() => {});
    this.#socket.closed.catch(() => {});
    this.#reader = this.#socket.readable.getReader();
    this.#writer = this.#socket.writable.getWriter();
  }

  async introduce(name: string): Promise<void> {
    await this.#hello(name);
    const offered = this.#offers.includes('STARTTLS');
    const { tls } = this.#server;
    if (tls === 'required' && !offered) throw new Error('it offers no STARTTLS, and nothing is sent unprotected');
    if (!offered || tls === 'at once' || tls === 'never') return;
    await this.ask('STARTTLS', 220);
    this.#reader.releaseLock();
    this.#writer.releaseLock();
    // What came before the line was safe must not be taken for an answer.
    this.#heard = '';
    this.#socket = this.#socket.startTls();
    this.#socket.closed.catch(() => {});
    this.#reader = this.#socket.readable.getReader();
    this.#writer = this.#socket.writable.getWriter();
    await this.#hello(name);
  }

  async #hello(name: string): Promise<void> {
    const answer = await this.ask(`EHLO ${name}`, 250);
    this.#offers = answer.split('\n').map((line) => line.slice(4).trim().toUpperCase());
  }

  async signIn(): Promise<void> {
    const { user, password } = this.#server;
    if (user === undefined) return;
    const ways = this.#offers.find((offer) => offer.startsWith('AUTH'))?.split(/[ =]/) ?? [];
    if (ways.includes('PLAIN')) {
      await this.#ask('AUTH PLAIN', `AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, 235);
    } else if (ways.includes('LOGIN')) {
      await this.ask('AUTH LOGIN', 334);
      await this.#ask('the user name', base64(user), 334);
      await this.#ask('the password', base64(password), 235);
    } else {
      throw new Error(`it offers neither AUTH PLAIN nor AUTH LOGIN (but ${ways.join(' ') || 'none'})`);
    }
  }

  /** Send this and read the answer; the name in errors is its first line, cut short. */
  ask(text: string, ...codes: number[]): Promise<string> {
    return this.#ask(text.includes('\r\n') ? 'the mail' : text, text, ...codes);
  }

  async #ask(name: string, text: string, ...codes: number[]): Promise<string> {
    await this.#writer.write(new TextEncoder().encode(`${text}\r\n`));
    return this.expect(name, ...codes);
  }

  async expect(asked: string, ...codes: number[]): Promise<string> {
    for (;;) {
      // `250-…` goes on, `250 …` or `250` ends the answer.
      const answer = this.#heard.match(/^(?:\d{3}-[^\n]*\n)*\d{3}(?: [^\n]*)?\r?\n/)?.[0];
      if (answer !== undefined) {
        this.#heard = this.#heard.slice(answer.length);
        const code = Number(answer.slice(0, 3));
        if (!codes.includes(code)) throw new No(asked, code, answer.trim());
        return answer.trim();
      }
      if (this.#heard.length > 64 * 1024) throw new Error('its answer has no end');
      const { done, value } = await this.#reader.read();
      if (done) throw new Error(`it hung up while ${asked} was to be answered`);
      this.#heard += new TextDecoder().decode(value);
    }
  }

  hangUp(why: string): void {
    this.hungUp = why;
    // Ends the read that is waiting, with an error or an end.
    this.#socket.close().catch(() => {});
  }

  /** Said out of courtesy; the mail is already theirs or not. */
  async quit(): Promise<void> {
    try {
      if (this.hungUp === undefined) await this.#writer.write(new TextEncoder().encode('QUIT\r\n'));
      await this.#socket.close();
    } catch {
      // The line is dead already, which is all that was wanted.
    }
  }
}
