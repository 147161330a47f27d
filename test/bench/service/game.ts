import type { RoomExport } from '../../../shared/api/operator.ts';
import { protocol } from '../../../shared/api/protocol.ts';
import { answerOf, botsOf } from '../../../shared/bots/index.ts';
import { paces } from '../../../shared/clock/index.ts';
import { apply, type State, unanswered } from '../../../shared/engine/index.ts';
import { ankh } from '../../../shared/games/ankh/ankh.ts';
import { tallyOf } from '../counted.ts';
import type { Tally } from '../measure.ts';
import { hurry } from './notice.ts';
import { insist, type Person, type Post, random, sitter } from './people.ts';

export type Played = { tally: Tally; decisions: number; visits: number; mails: number };

// A whole game of Ankh between four with accounts, by post: each is told of their turn by mail, comes, looks at their
// games, opens the table, answers as long as they are asked, and goes. A bot thinks for them, outside the server.
export async function playByPost(
  base: string,
  post: Post,
  people: readonly Person[],
  operator: string,
): Promise<Played> {
  await hurry(base, people, 0);
  const mailsBefore = post.came.length;
  await tallyOf(base);
  const [host, ...others] = people;
  if (!host) throw new Error('nobody is there to play');
  const seats = people.map(() => ({ by: 'player' as const }));
  const body = { game: 'ankh', seats, me: sitter(host), pace: paces.post, listed: true };
  const { id, invitations } = await host.call('POST /api/games', { body });
  for (const [n, person] of others.entries())
    await person.call('POST /api/games/:id/join', { id, body: sitter(person) }, invitations[n]?.secret);
  const told = people.map(({ address }) => post.came.filter(({ to }) => to === address).length);

  const setUp = await tallyOf(base);
  let state = await stateOf(base, id, operator);
  await tallyOf(base); // what the operator looked at is nobody's bill
  const [bot] = botsOf(ankh);
  if (!bot) throw new Error('Ankh has no bot');
  const chance = { fast: 7 };
  let [decisions, visits] = [0, 0];
  while (state.result === null) {
    const [seat = 0] = unanswered(state);
    const person = people[seat] ?? host;
    await post.next(person.address, told[seat] ?? 0);
    told[seat] = post.came.filter(({ to }) => to === person.address).length;
    visits++;
    await person.call('GET /api/desk', {});
    const page = await open(base, id, person);
    while (state.result === null && unanswered(state).includes(seat)) {
      const answer = answerOf(bot, ankh, state, seat, chance);
      const move = { moveId: random(10), seq: state.seq, answers: [answer] };
      const { seq } = await person.call('POST /api/games/:id/answers', { id, body: move });
      state = apply(ankh, state, seat, answer).state;
      if (state.seq !== seq) throw new Error(`the server is at ${seq}, the bot at ${state.seq}`);
      decisions++;
    }
    page.close();
  }
  const tally = sum(setUp, await tallyOf(base));
  return { tally, decisions, visits, mails: post.came.length - mailsBefore };
}

async function open(base: string, id: string, { secret }: Person): Promise<WebSocket> {
  const page = new WebSocket(`${base.replace('http', 'ws')}/api/games/${id}/live`, [protocol, secret]);
  await new Promise((resolve, reject) => {
    page.addEventListener('message', resolve, { once: true });
    page.addEventListener('error', () => reject(new Error('the table could not be opened')), { once: true });
  });
  return page;
}

// The position as the server has it, once: from then on the bot's own copy goes along with it.
async function stateOf(base: string, id: string, operator: string): Promise<State> {
  const headers = { authorization: `Bearer ${operator}` };
  const packed: RoomExport = await (await insist(`${base}/api/operator/games/${id}/record`, { headers })).json();
  return JSON.parse(String(packed.tables.state?.[0]?.state));
}

function sum(one: Tally, other: Tally): Tally {
  const add = <Counted extends Record<string, number>>(a: Counted, b: Counted): Counted => {
    const both = Object.entries(a).map(([name, value]) => [name, value + (b[name] ?? 0)]);
    return Object.fromEntries(both) as Counted;
  };
  return {
    requests: one.requests + other.requests,
    room: add(one.room, other.room),
    desk: add(one.desk, other.desk),
    database: add(one.database, other.database),
  };
}
