import type { Env } from '../env.ts';
import { mailerOf } from '../notify/email.ts';
import type { Letter } from '../notify/letter.ts';
import { mailBoxIn } from '../notify/mailbox.ts';
import { mailOf } from '../notify/notice.ts';
import { hashOf } from '../random.ts';
import type { Desk } from './desk.ts';

export function deskOf(env: Env, user: string): DurableObjectStub<Desk> {
  return env.DESK.getByName(user);
}

// A letter to an address, whoever is behind it: kept and tried again by a desk of the address's own.
export async function postLetter(env: Env, address: string, id: string, letter: Letter): Promise<void> {
  const { from } = mailerOf(env, mailBoxIn(env.DB));
  await env.DESK.getByName(`address ${hashOf(address)}`).post(
    mailOf(letter, { id, at: Date.now(), from, to: address }),
  );
}
