import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';

/** What the queue shows of a loan, from the pipeline index. */
export interface DeskLoan {
  readonly loanNum: string;
  readonly first: string;
  readonly last: string;
  readonly branch: string;
  readonly company: string;
}

export async function deskLoans(
  db: Kysely<PortalDb>,
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
    .execute();
  return new Map(rows.map((row) => [row.loanNum, row]));
}

export interface ExpiringCount {
  readonly date: string;
  readonly onTime: number;
  readonly late: number;
}

const LOCKED = '1';

/** Active locks by the day on which they expire, split by whether their estimated closing is later. */
export async function expiringCounts(
  db: Kysely<PortalDb>,
  from: string,
  to: string,
  branch: string | null,
): Promise<readonly ExpiringCount[]> {
  const { rows } = await sql<ExpiringCount>`
    select "sRLckdExpiredD" as date,
      (count(*) filter (where "sEstCloseD" <= "sRLckdExpiredD" or "sEstCloseD" = 'infinity'))::int as "onTime",
      (count(*) filter (where "sEstCloseD" > "sRLckdExpiredD" and "sEstCloseD" <> 'infinity'))::int as late
    from portal.pipeline
    where tab = 0 and "sRateLockStatusT" = ${LOCKED} and "sRLckdExpiredD" between ${from}::date and ${to}::date
      and (${branch}::text is null or branch_key = ${branch})
    group by 1 order by 1`.execute(db);
  return rows;
}
