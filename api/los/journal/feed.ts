import { sql } from 'kysely';
import type { ChangeFeedPage, FeedChange } from '../../../domain/loan/change-feed.schemas';
import { LosError } from '../los-error';
import type { JournalConnection, JournalTransaction } from './journal-db';

/** Key of the advisory lock that orders the feed; an arbitrary number not used elsewhere in the database. */
const FEED_LOCK = 7_305_412;
/** Part of a statement that adds to the feed: takes the lock of a writer (see {@link addToFeed}). */
export const feedLock = sql`pg_advisory_xact_lock_shared(${sql.lit(FEED_LOCK)})`;
/** A reader that cannot get the lock within this time returns no changes and is called again. */
const LOCK_TIMEOUT = '250ms';

/**
 * Adds to the feed; must be the last step of a transaction. Feed numbers are assigned in another order than transactions
 * commit, so a reader could skip a number that becomes visible later. Therefore every writer holds a shared lock from before it
 * gets its number until it has committed, and a reader waits for all of them once (see {@link changesSince}). Writers do not
 * wait for each other. The lock is taken last, because a transaction that waits for a loan while holding it could deadlock with
 * a reader.
 */
export async function addToFeed(trx: JournalTransaction, entries: readonly FeedChange[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`select ${feedLock}`.execute(trx);
  await trx
    .insertInto('journal.changes')
    .values(
      entries.map((entry) => ({ loan_num: entry.loanNum, version: entry.version, operation_id: entry.operationId })),
    )
    .execute();
}

function startOf(cursor: string): number {
  if (!/^\d{0,15}$/.test(cursor)) throw new LosError('invalid', 'cursor-not-valid');
  return Number(cursor);
}

/**
 * The highest number below which nothing can still appear: the highest number seen before all writers of that moment had ended.
 * Null if a writer takes too long.
 */
async function stableEnd(db: JournalConnection): Promise<number | null> {
  const { end } = await db
    .selectFrom('journal.changes')
    .select((of) => of.fn.coalesce(of.fn.max('seq'), sql<number>`0`).as('end'))
    .executeTakeFirstOrThrow();
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx);
      await sql`select pg_advisory_xact_lock(${sql.lit(FEED_LOCK)})`.execute(trx);
    });
  } catch (error) {
    if (isLockTimeout(error)) return null;
    throw error;
  }
  return end;
}

const isLockTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03';

/** At most `limit` entries after the cursor, oldest first; never passes over one that commits later. */
export async function changesSince(db: JournalConnection, cursor: string, limit: number): Promise<ChangeFeedPage> {
  const start = startOf(cursor);
  const nothing: ChangeFeedPage = { cursor, changes: [] };
  const next = await db
    .selectFrom('journal.changes')
    .select('seq')
    .where('seq', '>', start)
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return nothing;
  const end = await stableEnd(db);
  if (end === null) return nothing;
  const rows = await db
    .selectFrom('journal.changes')
    .select(['seq', 'loan_num', 'version', 'operation_id'])
    .where('seq', '>', start)
    .where('seq', '<=', end)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return {
    cursor: String(rows.at(-1)?.seq ?? cursor),
    changes: rows.map((row) => ({ loanNum: row.loan_num, version: row.version, operationId: row.operation_id })),
  };
}
