import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { secretBytes } from '../../shared/api/secrets.ts';
import type { Seat } from '../../shared/engine/index.ts';
import { hashOf, randomText } from '../random.ts';
import { type LinkRow, links } from './schema.ts';
import type { Db } from './store.ts';

export const handOverLasts = 14 * 86_400_000;
const usedUp = 0; // a link that has done its work stays known, so that whoever opens it again is told so

// Links to seats besides the invitations a table is made with. Only their hashes are kept.
export class Links {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  find(secret: string): LinkRow | undefined {
    return this.#db
      .select()
      .from(links)
      .where(eq(links.hash, hashOf(secret)))
      .get();
  }

  add(seat: Seat, kind: LinkRow['kind'], until: number | null): string {
    const secret = randomText(secretBytes);
    this.#db
      .insert(links)
      .values({ hash: hashOf(secret), seat, kind, until })
      .run();
    return secret;
  }

  // No link to this seat opens anything any more.
  end(seat: Seat): void {
    const open = and(eq(links.seat, seat), or(isNull(links.until), gt(links.until, usedUp)));
    this.#db.update(links).set({ until: usedUp }).where(open).run();
  }
}

export const isOpen = ({ until }: LinkRow, now: number): boolean => until === null || now < until;
