import { and, eq, gt, isNull } from 'drizzle-orm';
import { type VoteRow, votes } from './schema.ts';
import type { Db } from './store.ts';

export const voteLasts = 7 * 86_400_000;

// What the table votes on. Votes are no decisions of the game, so they stand beside its log.
export class Votes {
  readonly #db: Db;
  #open: VoteRow[] | undefined;
  constructor(db: Db) {
    this.#db = db;
  }

  open(now: number): VoteRow[] {
    this.#open ??= this.#db
      .select()
      .from(votes)
      .where(and(isNull(votes.outcome), gt(votes.openedAt, now - voteLasts)))
      .all();
    return this.#open.filter(({ openedAt }) => now < openedAt + voteLasts);
  }

  // How often the table has said no to this lately.
  refused(kind: VoteRow['kind'], seat: number | null, since: number): number {
    const about = seat === null ? isNull(votes.seat) : eq(votes.seat, seat);
    const same = and(eq(votes.kind, kind), about, eq(votes.outcome, 'failed'), gt(votes.openedAt, since));
    return this.#db.select({ id: votes.id }).from(votes).where(same).all().length;
  }

  keep({ id, ...row }: Omit<VoteRow, 'id'> & { id: number | undefined }): void {
    this.#open = undefined;
    if (id === undefined) this.#db.insert(votes).values(row).run();
    else this.#db.update(votes).set(row).where(eq(votes.id, id)).run();
  }
}
