import * as v from 'valibot';
import { ping, pong, protocol, shutOut } from '../../shared/api/protocol.ts';
import { Secret } from '../../shared/api/secrets.ts';
import type { Seat } from '../../shared/engine/index.ts';
import { Refusing } from '../reply.ts';

// The Worker says by this header who is signed in; it takes away any that came from outside.
export const userHeader = 'x-ostracon-user';

const mostSpectators = 200;
const mostOfASeat = 16; // pages of one player, some of them long dead
const alive = 90_000; // since the last ping: a page sends one every 25 seconds, in the background every minute

// What a socket remembers through hibernation: whose eyes look through it, and the last seq they were told of.
export type Watcher = { seat: Seat | null; seen: number; user?: string };
type Attached = Watcher & { since?: number }; // when it was opened, by the clock on the wall
type Message = (watcher: Watcher) => { text: string; seen: number };

export class Sockets {
  readonly #ctx: DurableObjectState;
  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(ping, pong));
  }

  // `more` is said right after the first message.
  accept(watcher: Watcher, message: Message, more: readonly string[] = []): Response {
    const tag = watcher.seat === null ? 'spectator' : `seat ${watcher.seat}`;
    this.#makeRoom(tag);
    const { 0: client, 1: server } = new WebSocketPair();
    this.#ctx.acceptWebSocket(server, [tag]);
    const attached: Attached = { ...watcher, since: Date.now() };
    tell(server, attached, message);
    for (const text of more) server.send(text);
    return new Response(null, { status: 101, webSocket: client, headers: { 'sec-websocket-protocol': protocol } });
  }

  // A page too many from one seat takes the place of the oldest; a spectator too many stays outside.
  #makeRoom(tag: string): void {
    const there = this.#ctx.getWebSockets(tag).filter((socket) => socket.readyState === WebSocket.OPEN);
    if (tag === 'spectator') {
      if (there.length < mostSpectators) return;
      throw new Refusing('too-often', `${mostSpectators} look on here already. Try again later.`);
    }
    const oldest = there.toSorted((a, b) => sinceOf(a) - sinceOf(b));
    for (const socket of oldest.slice(0, Math.max(0, there.length - mostOfASeat + 1)))
      socket.close(4008, 'This table is open on too many pages of yours.');
  }

  // Tells everyone who watches, each in their own words.
  tell(message: Message): void {
    const made = new Map<string, ReturnType<Message>>();
    for (const socket of this.#ctx.getWebSockets()) {
      const watcher: Watcher = socket.deserializeAttachment();
      const key = `${watcher.seat} ${watcher.seen}`;
      const same = made.get(key) ?? message(watcher);
      made.set(key, same);
      tell(socket, watcher, () => same);
    }
  }

  // Whoever looked from this seat does so no longer by what they held.
  close(seat: Seat): void {
    for (const socket of this.#ctx.getWebSockets(`seat ${seat}`))
      socket.close(shutOut, 'This seat has another key now.');
  }

  closeSpectators(): void {
    for (const socket of this.#ctx.getWebSockets('spectator'))
      socket.close(shutOut, 'Only its players may look on here.');
  }

  // What is said goes to those who may hear it.
  tellChat(message: (watcher: Watcher) => string | undefined): void {
    for (const socket of this.#ctx.getWebSockets()) {
      const text = socket.readyState === WebSocket.OPEN ? message(socket.deserializeAttachment()) : undefined;
      if (text !== undefined) socket.send(text);
    }
  }

  // A page that has not been heard of for a while is gone, though nobody has hung up: a phone in a tunnel, a closed lid.
  isWatching(seat: Seat): boolean {
    return this.#ctx.getWebSockets(`seat ${seat}`).some((socket) => {
      const pinged = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
      return socket.readyState === WebSocket.OPEN && Math.max(pinged, sinceOf(socket)) > Date.now() - alive;
    });
  }
}

function sinceOf(socket: WebSocket): number {
  const { since = 0 }: Attached = socket.deserializeAttachment();
  return since;
}

function tell(socket: WebSocket, watcher: Watcher, message: Message): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  const { text, seen } = message(watcher);
  socket.send(text);
  socket.serializeAttachment({ ...watcher, seen });
}

// The secret among the subprotocols that a socket offers.
export function secretOffered(header: string | null): string | undefined {
  const [first, secret, ...more] = (header ?? '').split(',').map((part) => part.trim());
  if (first !== protocol || more.length > 0 || (secret !== undefined && !v.is(Secret, secret))) {
    throw new Refusing('malformed', `Offer the subprotocols ${protocol} and, to look from your seat, its secret.`);
  }
  return secret;
}
