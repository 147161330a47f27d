import { expect, it } from 'vitest';
import { follow } from '../../shared/api/follow.ts';
import { shutOut } from '../../shared/api/protocol.ts';

// A line to a server in the test's hand: sockets open, speak and break when it says so; time passes when it says so.
function line() {
  const sockets: {
    address: string;
    protocols: string[];
    sent: string[];
    on: (type: string, event?: object) => void;
  }[] = [];
  let timers: { ms: number; then: () => void }[] = [];
  return {
    sockets,
    waits: () => timers.map(({ ms }) => ms),
    pass() {
      for (const { then } of timers.splice(0)) then();
    },
    open(address: string, protocols: string[]) {
      const listeners: [string, (event: never) => void][] = [];
      const on = (type: string, event: object = {}) => {
        for (const [wanted, listener] of listeners) if (wanted === type) listener(event as never);
      };
      const socket = { address, protocols, sent: [] as string[], on };
      sockets.push(socket);
      return {
        send: (text: string) => void socket.sent.push(text),
        close: () => on('close'),
        addEventListener: (type: string, listener: (event: never) => void) => void listeners.push([type, listener]),
      };
    },
    wait(ms: number, then: () => void) {
      const timer = { ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  };
}

const told = (seen: number) => ({ data: JSON.stringify({ type: 'table', seen, entries: [] }) });

it('opens again after a break, later each time, and asks for what was missed', () => {
  const { sockets, waits, pass, open, wait } = line();
  const heard: number[] = [];
  const following = follow({ open, wait, address: 'ws://x', secret: 's', hear: ({ seen }) => void heard.push(seen) });
  expect(sockets[0]).toMatchObject({ address: 'ws://x?seen=-1', protocols: ['ostracon.v1', 's'] });
  sockets[0]!.on('open');
  sockets[0]!.on('message', told(4));
  sockets[0]!.on('close');
  expect(waits()).toEqual([500]);
  pass();
  expect(sockets[1]!.address).toBe('ws://x?seen=4');
  sockets[1]!.on('close');
  expect(waits()).toEqual([1000]);
  pass();
  sockets[2]!.on('open');
  sockets[2]!.on('close');
  expect(waits()).toEqual([500]);
  following.stop();
  expect(waits()).toEqual([]);
  expect(heard).toEqual([4]);
});

it('takes a socket for dead that does not answer a ping', () => {
  const { sockets, pass, open, wait } = line();
  follow({ open, wait, address: 'ws://x', hear: () => undefined });
  sockets[0]!.on('open');
  pass();
  expect(sockets[0]!.sent).toEqual(['ping']);
  sockets[0]!.on('message', { data: 'pong' });
  pass();
  expect(sockets[0]!.sent).toEqual(['ping', 'ping']);
  pass(); // no pong this time
  pass();
  expect(sockets).toHaveLength(2);
});

it('does not try again where these eyes may not look any more, and says so', () => {
  const { sockets, waits, open, wait } = line();
  let isOut = false;
  const shut = () => {
    isOut = true;
  };
  follow({ open, wait, address: 'ws://x', secret: 's', hear: () => undefined, shutOut: shut });
  sockets[0]!.on('open');
  sockets[0]!.on('close', { code: shutOut });
  expect(isOut).toBe(true);
  expect(waits()).toEqual([]);
});
