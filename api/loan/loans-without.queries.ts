import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';

/** Loans of one part. */
const BATCH = 500;

/** The indexed loans of some statuses that a table has no row of, in parts that fit one transaction. */
export async function* loansWithout(
  db: Kysely<PortalDb>,
  table: keyof PortalDb & string,
  statuses: readonly string[],
): AsyncGenerator<readonly string[]> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ loan_num: string }>`
      select loan.loan_num from portal.pipeline loan
      where loan.loan_num > ${after} and loan."sStatusT" = any(${sql.val([...statuses])}::text[])
        and not exists (select from ${sql.table(table)} held where held.loan_num = loan.loan_num)
      order by loan.loan_num limit ${sql.lit(BATCH)}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ loan_num }) => loan_num);
    after = last.loan_num;
  }
}
