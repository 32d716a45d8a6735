import { type Kysely, sql } from 'kysely';
import { pausedStatuses } from '../../domain/loan/figures';
import type { PortalDb } from '../db/portal-db';

export interface WatchedLock {
  readonly loanNum: string;
  readonly expiresOn: string;
  readonly daysLeft: number;
  /** The alerts that went out for this expiry; 0: it is marked as expired. */
  readonly sent: readonly number[];
}

/** The work of one round; the next one goes on. */
const MOST = 500;

/** Locked; suspended may be the lock, which runs on, or a request. */
const RUNNING = ['1', '3'] as const;

/** Locks of active and paused loans that expire by a day, with the alerts that went out; those that have had their last are left out. */
export async function watchedLocks(
  db: Kysely<PortalDb>,
  today: string,
  until: string,
): Promise<readonly WatchedLock[]> {
  const { rows } = await sql<WatchedLock>`
    select loan."loan_num" as "loanNum", loan."sRLckdExpiredD" as "expiresOn",
      loan."sRLckdExpiredD" - ${today}::date as "daysLeft", coalesce(sent.ahead, '{}') as sent
    from portal.pipeline loan
    left join lateral (
      select array_agg(days_ahead) as ahead from portal.lock_alerts alert
      where alert.loan_num = loan.loan_num and alert.expires_on = loan."sRLckdExpiredD"
    ) sent on true
    where (tab = 0 or "sStatusT" in (${sql.join(pausedStatuses)}))
      and "sRateLockStatusT" in (${sql.join(RUNNING)}) and "sRLckdExpiredD" <= ${until}::date
      and "sRLckdExpiredD" > '-infinity'::date and not (coalesce(sent.ahead, '{}') @> array[0])
    order by "sRLckdExpiredD", loan_num limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}

/** Notes an alert; false if another process has. */
export async function noteAlert(
  db: Kysely<PortalDb>,
  { loanNum, expiresOn }: WatchedLock,
  daysAhead: number,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('portal.lock_alerts')
    .values({ loan_num: loanNum, expires_on: expiresOn, days_ahead: daysAhead, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
