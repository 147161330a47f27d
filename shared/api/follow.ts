import type { Live, LiveChat, LiveMessage } from './live.ts';
import { ping, pong, protocol, shutOut } from './protocol.ts';

// Follows a table live: opens its socket, opens it again when it breaks, and asks then only for what was missed.
type Socket = {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'close', listener: (event: { code: number }) => void): void;
};

export type Following = {
  open(address: string, protocols: string[]): Socket; // (address, protocols) => new WebSocket(address, protocols)
  wait(ms: number, then: () => void): () => void; // setTimeout; returns what cancels it
  address: string; // wss://host/api/games/<id>/live
  secret?: string;
  seen?: number;
  hear(message: LiveMessage): void;
  heard?: number; // the n of the last message that is known
  hearChat?(chat: LiveChat): void; // without it nobody asks for what was said before
  connected?(isConnected: boolean): void;
  shutOut?(): void; // these eyes may not look any more: nothing is followed from here on
};

const patience = 25_000; // between pings; two without a reply and the socket is taken for dead
const longestWait = 20_000;

export function follow(following: Following): { stop(): void } {
  const { open, wait, address, secret, seen = -1, hear, heard = 0, hearChat, connected } = following;
  let last = seen;
  let lastSaid = heard;
  let failures = 0;
  let isOver = false;
  let cancel = () => {};
  let socket: Socket | undefined;

  const connect = () => {
    const asked = hearChat ? `seen=${last}&heard=${lastSaid}` : `seen=${last}`;
    const now = open(`${address}?${asked}`, secret === undefined ? [protocol] : [protocol, secret]);
    socket = now;
    let isHeard = true;
    const beat = () => {
      if (!isHeard) return now.close();
      isHeard = false;
      now.send(ping);
      cancel = wait(patience, beat);
    };
    now.addEventListener('open', () => {
      failures = 0;
      connected?.(true);
      cancel();
      cancel = wait(patience, beat);
    });
    now.addEventListener('message', ({ data }) => {
      isHeard = true;
      if (typeof data !== 'string' || data === pong || isOver) return;
      const message: Live = JSON.parse(data);
      if (message.type === 'table') {
        last = message.seen;
        hear(message);
      } else {
        lastSaid = message.messages.at(-1)?.n ?? lastSaid;
        hearChat?.(message);
      }
    });
    now.addEventListener('close', ({ code }) => {
      if (isOver || socket !== now) return;
      connected?.(false);
      cancel();
      if (code === shutOut) {
        isOver = true;
        following.shutOut?.();
        return;
      }
      cancel = wait(Math.min(longestWait, 500 * 2 ** failures++), connect);
    });
  };

  connect();
  return {
    stop() {
      isOver = true;
      cancel();
      socket?.close();
    },
  };
}
