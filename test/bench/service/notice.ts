import { usualSettings } from '../../../shared/api/desk.ts';
import { secretBytes } from '../../../shared/api/secrets.ts';
import type { Laid } from '../laid.ts';
import { compared, type Figure, quantile } from '../measure.ts';
import { insist, type Person, type Post, random, sitter } from './people.ts';

const tables = 30;
const grace = 1_000; // two minutes for people; the desks here are told otherwise
const longest = 1_000; // ms after the grace, by which a notice is to be with the mail server

// From the reply to a move until the mail about it is with the mail server, whole, less the grace.
export async function noticeFigures(base: string, post: Post, [ada, grace_]: [Person, Person]): Promise<Figure[]> {
  await hurry(base, [ada, grace_], grace);
  const waits: number[] = [];
  for (let n = 0; n < tables; n++) {
    const before = post.came.filter(({ to }) => to === grace_.address).length;
    const seats = [{ by: 'player' as const }, { by: 'player' as const }];
    const me = { ...sitter(ada), secret: random(secretBytes) };
    const made = await ada.call('POST /api/games', { body: { game: 'goofspiel', options: { cards: 5 }, seats, me } });
    const body = { ...sitter(grace_), secret: random(secretBytes) };
    const { table } = await grace_.call('POST /api/games/:id/join', { id: made.id, body }, made.invitations[0]?.secret);
    const bid = { moveId: random(10), seq: table.seq ?? 0, answers: [1] };
    // Grace is done with the first trick, and with Ada's bid she is asked for the second.
    await grace_.call('POST /api/games/:id/answers', { id: made.id, body: bid });
    await ada.call('POST /api/games/:id/answers', {
      id: made.id,
      body: { ...bid, moveId: random(10), seq: bid.seq + 1 },
    });
    const moved = Date.now();
    waits.push((await post.next(grace_.address, before)).at - moved - grace);
  }
  const limit = 'the most allowed';
  return [
    compared('from a move to its notice after the grace, p50', quantile(waits, 0.5), 'ms', limit, longest, 'less'),
    compared('from a move to its notice after the grace, p99', quantile(waits, 0.99), 'ms', limit, longest, 'less'),
  ];
}

// Their desks tell them sooner than people may choose.
export async function hurry(base: string, people: readonly Person[], milliseconds: number): Promise<void> {
  const desks: Laid[] = people.map(({ id, name, address }) => ({
    user: { id, name, address, zone: 'UTC', language: 'en' },
    cards: [],
    settings: { ...usualSettings, delay: milliseconds / 60_000 },
  }));
  await insist(`${base}/api/bench/desks`, { method: 'POST', body: JSON.stringify(desks) });
}
