import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableCard } from '../../../shared/api/desk.ts';
import { idBytes, secretBytes, userBytes } from '../../../shared/api/secrets.ts';
import { paces } from '../../../shared/clock/index.ts';
import type { Laid } from '../laid.ts';
import { random } from './people.ts';

export const games = 10_000;
export const players = 2_000;
export const tablesOnADesk = 20;
const day = 86_400_000;

export type Filled = { cookies: string[]; desks: Laid[] };

// A service as it is after years: most games are over, a third is being played, some wait for players. The index is
// written into the database of a server that is down; `desks` are those of the first players, to be laid by the Worker.
export function fill(data: string, sample: number): Filled {
  const folder = join(data, 'd1', 'miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
  if (!file) throw new Error(`there is no database in ${folder}`);
  const db = new DatabaseSync(join(folder, file));
  const now = Date.now();
  const people = Array.from({ length: players }, (_, n) => ({
    id: random(userBytes),
    name: `Player ${n}`,
    secret: random(secretBytes),
  }));
  db.exec('BEGIN');
  const user = db.prepare("INSERT INTO users VALUES (?, ?, ?, 'UTC', 'en', ?, NULL)");
  const session = db.prepare("INSERT INTO sessions VALUES (?, ?, ?, 'Firefox on Linux', ?, ?, ?)");
  for (const { id, name, secret } of people) {
    user.run(id, name, `${id}@example.org`, now);
    session.run(createHash('sha256').update(secret).digest('hex'), random(10), id, now, now, now + 180 * day);
  }
  const table =
    db.prepare(`INSERT INTO tables (id, version, game, name, options, pace, seats, taken, open, players, phase,
    listed, watch, made_at, begun_at, ended_at, result) VALUES (?, 1, ?, ?, '{}', ?, 4, ?, ?, ?, ?, ?, 'anyone', ?, ?, ?, ?)`);
  const seat = db.prepare('INSERT INTO table_players VALUES (?, ?, 1, ?, ?)');
  const ids = Array.from({ length: games }, (_, n) => {
    const id = random(idBytes);
    const phase = n % 10 === 0 ? 'gathering' : n % 10 < 4 ? 'playing' : 'over';
    const seated = [0, 1, 2, 3].map((i) => people[(n * 7 + i * 13) % players]).slice(0, phase === 'gathering' ? 2 : 4);
    const names = [0, 1, 2, 3].map((i) => seated[i]?.name ?? null);
    const result = phase === 'over' ? JSON.stringify({ winners: [n % 4], scores: [], how: 'points' }) : null;
    const game = n % 3 === 0 ? 'theocratia' : 'ankh';
    const times = [now - n * 1000, phase === 'gathering' ? null : now, phase === 'over' ? now : null] as const;
    const taken = [seated.length, 4 - seated.length] as const;
    table.run(
      id,
      game,
      `Table ${n}`,
      JSON.stringify(paces.post),
      ...taken,
      JSON.stringify(names),
      phase,
      Math.floor(n / 10) % 2, // listed
      ...times,
      result,
    );
    for (const [i, person] of seated.entries())
      seat.run(id, i, person?.id ?? null, result ? Number(i === n % 4) : null);
    return id;
  });
  db.exec('COMMIT');
  db.close();
  const card = (n: number): TableCard => ({
    id: ids[n % games] ?? '',
    version: 1,
    game: 'ankh',
    name: `Table ${n}`,
    seat: 0,
    opponents: ['Ada', 'Grace', 'Hedy'],
    phase: n % 2 === 0 ? 'over' : 'playing',
    seq: 40,
    asked: null,
    pace: paces.post,
    result: n % 2 === 0 ? { winners: [1], scores: [], how: 'points' } : null,
    changedAt: now - n,
  });
  const desks = people.slice(0, sample).map(({ id, name }, n) => ({
    user: { id, name, address: `${id}@example.org`, zone: 'UTC', language: 'en' as const },
    cards: Array.from({ length: tablesOnADesk }, (_, i) => card(n * tablesOnADesk + i)),
  }));
  return { cookies: people.map(({ secret }) => `ostracon-session=${secret}`), desks };
}
