import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { secretBytes } from '../../shared/api/secrets.ts';
import type { Seat } from '../../shared/engine/index.ts';
import { hashOf, randomText } from '../random.ts';
import { Refusing } from '../reply.ts';
import { type LinkRow, links } from './schema.ts';
import type { Db } from './store.ts';

export const handOverLasts = 14 * 86_400_000;
const mostKept = 50; // of a seat
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
    this.#makeRoom(seat);
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

  // Nobody fills a room with links: those that have done their work make room, and open ones have an end.
  #makeRoom(seat: Seat): void {
    const ofSeat = eq(links.seat, seat);
    const count = () => this.#db.select({ hash: links.hash }).from(links).where(ofSeat).all().length;
    if (count() < mostKept) return;
    this.#db
      .delete(links)
      .where(and(ofSeat, eq(links.until, usedUp)))
      .run();
    if (count() >= mostKept) throw new Refusing('not-now', `${mostKept} links to this seat are open already.`);
  }
}

export const isOpen = ({ until }: LinkRow, now: number): boolean => until === null || now < until;
