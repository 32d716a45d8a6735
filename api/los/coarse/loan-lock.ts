import { sql } from 'kysely';
import type { CoarseContext } from './coarse-context';

/** First key of this adapter's advisory locks; an arbitrary number not used elsewhere in the database. */
const LOCKS = 7_305_414;

type Locking = Pick<CoarseContext, 'locks'>;

/**
 * Works on a loan while no other writer of any portal does. The lock ends with its connection, so that a portal that dies
 * blocks no other.
 */
export function withLoan<T>({ locks }: Locking, loanNum: string, act: () => Promise<T>): Promise<T> {
  return locks.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS)}, hashtext(${loanNum}))`.execute(trx);
    return act();
  });
}

/** Works on a loan unless another writer does; answers whether it did. */
export function withFreeLoan({ locks }: Locking, loanNum: string, act: () => Promise<void>): Promise<boolean> {
  return locks.transaction().execute(async (trx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(LOCKS)}, hashtext(${loanNum})) as mine`.execute(trx);
    if (!rows[0]?.mine) return false;
    await act();
    return true;
  });
}
