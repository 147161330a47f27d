import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import type { DeskView, NoticeSettings } from '../../../shared/api/desk.ts';
import { usualSettings } from '../../../shared/api/desk.ts';
import { protocol } from '../../../shared/api/protocol.ts';
import type { Desk } from '../../../worker/desk/desk.ts';
import { sender } from '../../../worker/desk/send.ts';
import type { ReceivedMail } from '../../outside/world.ts';
import { ask, moveId, random, room, sitter } from '../table.ts';

const { smtp, plain } = inject('world');
const site = { SMTP_URL: `smtp://localhost:${smtp}`, MAIL_FROM: 'Ostracon <games@example.org>' };

// Somebody with an account, a browser that holds its cookie, and a desk whose clock the test turns.
export class Player {
  readonly id: string;
  readonly address: string;
  readonly cookie: string;

  private constructor(id: string, address: string, cookie: string) {
    this.id = id;
    this.address = address;
    this.cookie = cookie;
  }

  static async named(name: string, zone = 'UTC'): Promise<Player> {
    const player = await Player.guest(name, zone);
    const { id, address } = player;
    await env.DB.prepare('UPDATE users SET address = ? WHERE id = ?').bind(address, id).run();
    await player.atDesk((desk) => desk.know({ id, name, address, zone, language: 'en' }));
    return player;
  }

  // Somebody whose address nobody knows yet, nor whose desk it is.
  static async guest(name: string, zone = 'UTC'): Promise<Player> {
    const reply = await ask('/api/guests', post({ name, zone }));
    const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { user }: { user: { id: string } } = await reply.json();
    return new Player(user.id, `${name.toLowerCase()}-${random(5)}@example.org`, cookie);
  }

  get desk(): DurableObjectStub<Desk> {
    return env.DESK.getByName(this.id);
  }

  // Inside the desk itself.
  atDesk<R>(act: (desk: Desk) => R | Promise<R>): Promise<R> {
    return runInDurableObject<Desk, R>(this.desk, act);
  }

  async send<Reply>(path: string, body?: unknown): Promise<Reply> {
    const reply = await ask(path, body === undefined ? { headers: { cookie: this.cookie } } : post(body, this.cookie));
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  }

  async sitDown(id: string, invitation: string, as = sitter('Grace')): Promise<void> {
    const reply = await ask(`/api/games/${id}/join`, post(as, this.cookie, `Bearer ${invitation}`));
    if (!reply.ok) throw new Error(`${id}: ${await reply.text()}`);
  }

  async takeOver(id: string, link: string): Promise<void> {
    const { nonce, ...taker } = sitter('Hedy');
    const reply = await ask(`/api/games/${id}/take-over`, post(taker, this.cookie, `Bearer ${link}`));
    if (!reply.ok) throw new Error(`${id}: ${await reply.text()}`);
  }

  // A socket as the page of the table opens it.
  async watch({ id }: Played): Promise<WebSocket> {
    const headers = { upgrade: 'websocket', 'sec-websocket-protocol': protocol, cookie: this.cookie };
    const { webSocket } = await ask(`/api/games/${id}/live`, { headers });
    if (!webSocket) throw new Error('no socket was opened');
    webSocket.accept();
    return webSocket;
  }

  async settings(change: Partial<NoticeSettings>): Promise<DeskView> {
    return this.send('/api/desk', { settings: { ...usualSettings, ...change } });
  }

  // The desk's own alarm, at a moment of the test's choosing, with mail going out through a real SMTP server.
  async alarmAt(now: number): Promise<void> {
    await this.atDesk((desk) => {
      desk.now = () => now;
    });
    await this.byPost();
    await runDurableObjectAlarm(this.desk);
  }

  async byPost(): Promise<void> {
    await this.atDesk((desk) => {
      desk.jitter = () => 0.5;
      desk.send = sender({ ...env, ...site });
    });
  }

  async mails(): Promise<ReceivedMail[]> {
    return (await fetch(`${plain}/mail?to=${encodeURIComponent(this.address)}`)).json();
  }
}

export type Played = { id: string };

// A game of Goofspiel between two players with accounts, begun at `now`.
export async function tableOf(ada: Player, grace: Player, now: number, name = ''): Promise<Played> {
  const seats = [{ by: 'player' }, { by: 'player' }];
  const made = await ada.send<{ id: string; invitations: { secret: string }[] }>('/api/games', {
    game: 'goofspiel',
    name,
    options: { cards: 5 },
    seats,
    me: sitter('Ada'),
  });
  await runInDurableObject(room(made), (instance) => {
    instance.now = () => now;
  });
  for (const player of [ada, grace]) {
    await player.atDesk((desk) => {
      desk.now = () => now;
    });
  }
  await grace.sitDown(made.id, made.invitations[0]?.secret ?? '');
  await drained(made);
  return made;
}

// What the room has to say reaches the desks.
export async function drained(table: Played): Promise<void> {
  await runDurableObjectAlarm(room(table));
}

export async function bid(player: Player, { id }: Played, card: number): Promise<void> {
  const { seq } = await player.send<{ seq: number }>(`/api/games/${id}`);
  await player.send(`/api/games/${id}/answers`, { moveId: moveId(), seq, answers: [card] });
}

function post(body: unknown, cookie = '', authorization = ''): RequestInit {
  const headers = {
    'content-type': 'application/json',
    ...(cookie && { cookie }),
    ...(authorization && { authorization }),
  };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}
