import { type Kysely, type RawBuilder, sql } from 'kysely';
import { pausedStatuses } from '../../domain/loan/figures';
import type { PortalDb } from '../db/portal-db';

/** What the queue shows of a loan, from the pipeline index. */
export interface DeskLoan {
  readonly loanNum: string;
  readonly first: string;
  readonly last: string;
  readonly branch: string;
  readonly company: string;
}

/** The loans that the user sees, as a statement that finds their numbers. */
export type SeenLoans = RawBuilder<{ loan_num: string }>;

/** Those of some loans that the user sees. */
export async function deskLoans(
  db: Kysely<PortalDb>,
  seen: SeenLoans,
  loanNums: readonly string[],
): Promise<ReadonlyMap<string, DeskLoan>> {
  if (loanNums.length === 0) return new Map();
  const rows = await db
    .selectFrom('portal.pipeline')
    .select([
      'loan_num as loanNum',
      'aBFirstNm as first',
      'aBLastNm as last',
      'sBranchName as branch',
      'sOriginatingCompanyName as company',
    ])
    .where('loan_num', 'in', [...loanNums])
    .where(sql<boolean>`loan_num in (select loan_num from (${seen}) seen)`)
    .execute();
  return new Map(rows.map((row) => [row.loanNum, row]));
}

export interface ExpiringCount {
  readonly date: string;
  readonly onTime: number;
  readonly late: number;
}

const LOCKED = '1';

/** Active locks of active and paused loans by the day on which they expire, split by whether their estimated closing is later. */
export async function expiringCounts(
  db: Kysely<PortalDb>,
  seen: SeenLoans,
  from: string,
  to: string,
): Promise<readonly ExpiringCount[]> {
  const { rows } = await sql<ExpiringCount>`
    select "sRLckdExpiredD" as date,
      (count(*) filter (where "sEstCloseD" <= "sRLckdExpiredD" or "sEstCloseD" = 'infinity'))::int as "onTime",
      (count(*) filter (where "sEstCloseD" > "sRLckdExpiredD" and "sEstCloseD" <> 'infinity'))::int as late
    from portal.pipeline
    where (tab = 0 or "sStatusT" in (${sql.join(pausedStatuses)})) and "sRateLockStatusT" = ${LOCKED}
      and "sRLckdExpiredD" between ${from}::date and ${to}::date and loan_num in (select loan_num from (${seen}) seen)
    group by 1 order by 1`.execute(db);
  return rows;
}
