import { env } from 'cloudflare:workers';
import type { Call } from '../../shared/api/client.ts';
import type { TableCard } from '../../shared/api/desk.ts';
import { ask, callWith, random } from './table.ts';

// Somebody with a browser: a guest, or with an address.
export type Person = { id: string; name: string; cookie: string; call: Call };

export async function person(name: string, address?: string): Promise<Person> {
  const headers = { 'content-type': 'application/json' };
  const reply = await ask('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name }) });
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { user } = await reply.json<{ user: { id: string } }>();
  if (address) await env.DB.prepare('UPDATE users SET address = ? WHERE id = ?').bind(address, user.id).run();
  return { id: user.id, name, cookie, call: callWith({ cookie }) };
}

export const someAddress = (): string => `${random(8)}@example.org`;

export async function cards({ call }: Person): Promise<TableCard[]> {
  return (await call('GET /api/desk', {})).tables;
}
