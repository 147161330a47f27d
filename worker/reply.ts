import { type Reason, type Refused, statusOf } from '../shared/api/refused.ts';
import { type Replied, type Route, type RouteName, routes } from '../shared/api/routes.ts';
import type { Table } from '../shared/api/table.ts';
import { Refusal } from '../shared/engine/index.ts';

// A reply is put into words where it is made, in the room, and passed on as it is.
export type Reply = { status: 200 | 201 | (typeof statusOf)[Reason]; body: string };

export function said<Name extends RouteName>(route: Name, value: Replied<Name>): Reply {
  const { status }: Route = routes[route];
  return { status: status ?? 200, body: JSON.stringify(value) };
}

// A request that is refused: the service's own reasons, beside the kernel's.
export class Refusing extends Error {
  readonly reason: Reason;
  readonly at: string | undefined;
  constructor(reason: Reason, sentence: string, at?: string) {
    super(sentence);
    this.name = 'Refusing';
    this.reason = reason;
    this.at = at;
  }
}

export function isRefusal(error: unknown): error is Refusing | Refusal {
  return error instanceof Refusing || error instanceof Refusal;
}

export function refused(error: Refusing | Refusal, table?: Table): Reply {
  const at = error instanceof Refusing && error.at !== undefined ? { at: error.at } : {};
  const body: Refused = { error: { reason: error.reason, message: error.message, ...at } };
  if (table) body.table = table;
  return { status: statusOf[error.reason], body: JSON.stringify(body) };
}

export const replyHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export function respond({ status, body }: Reply): Response {
  return new Response(body, { status, headers: replyHeaders });
}
