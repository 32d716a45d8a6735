import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';

/** Indexed loans of some statuses after that number that a table has no row of, at most `limit`, in their order. */
export async function loansWithout(
  db: Kysely<PortalDb>,
  { table, statuses }: { readonly table: keyof PortalDb & string; readonly statuses: readonly string[] },
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ loan_num: string }>`
    select loan.loan_num from portal.pipeline loan
    where loan.loan_num > ${after} and loan."sStatusT" = any(${sql.val([...statuses])}::text[])
      and not exists (select from ${sql.table(table)} held where held.loan_num = loan.loan_num)
    order by loan.loan_num limit ${limit}`.execute(db);
  return rows.map(({ loan_num }) => loan_num);
}
