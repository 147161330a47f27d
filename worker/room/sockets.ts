import * as v from 'valibot';
import { ping, pong, protocol } from '../../shared/api/protocol.ts';
import { Secret } from '../../shared/api/secrets.ts';
import type { Seat } from '../../shared/engine/index.ts';
import { Refusing } from '../reply.ts';

// The Worker says by this header who is signed in; it takes away any that came from outside.
export const userHeader = 'x-ostracon-user';

// What a socket remembers through hibernation: whose eyes look through it, and the last seq they were told of.
export type Watcher = { seat: Seat | null; seen: number; user?: string };
type Message = (watcher: Watcher) => { text: string; seen: number };

export class Sockets {
  readonly #ctx: DurableObjectState;
  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(ping, pong));
  }

  // `more` is said right after the first message.
  accept(watcher: Watcher, message: Message, more: readonly string[] = []): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.#ctx.acceptWebSocket(server, [watcher.seat === null ? 'spectator' : `seat ${watcher.seat}`]);
    tell(server, watcher, message);
    for (const text of more) server.send(text);
    return new Response(null, { status: 101, webSocket: client, headers: { 'sec-websocket-protocol': protocol } });
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

  // Whoever looked from this seat does so no longer.
  close(seat: Seat): void {
    for (const socket of this.#ctx.getWebSockets(`seat ${seat}`))
      socket.close(4003, 'This seat is somebody else’s now.');
  }

  closeSpectators(): void {
    for (const socket of this.#ctx.getWebSockets('spectator')) socket.close(4003, 'Only its players may look on here.');
  }

  // What is said goes to those who may hear it.
  tellChat(message: (watcher: Watcher) => string | undefined): void {
    for (const socket of this.#ctx.getWebSockets()) {
      const text = socket.readyState === WebSocket.OPEN ? message(socket.deserializeAttachment()) : undefined;
      if (text !== undefined) socket.send(text);
    }
  }

  isWatching(seat: Seat): boolean {
    return this.#ctx.getWebSockets(`seat ${seat}`).length > 0;
  }
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
