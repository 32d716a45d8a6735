import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import { isActive } from './active-loans';
import type { OpenConditionRow } from './reports.tables';

type Db = Kysely<PortalDb>;

/** Those of the loans that are active. */
export async function activeAmong(db: Db, loanNums: readonly string[]): Promise<string[]> {
  if (loanNums.length === 0) return [];
  const { rows } = await sql<{ loan_num: string }>`
    select loan_num from portal.pipeline loan
    where loan_num = any(${sql.val([...loanNums])}::text[]) and ${isActive} order by loan_num`.execute(db);
  return rows.map(({ loan_num }) => loan_num);
}

/** Active loans whose conditions have not been read yet. */
export async function unreadLoans(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ loan_num: string }>`
    select loan_num from portal.pipeline loan left join portal.condition_reads seen using (loan_num)
    where seen.loan_num is null and ${isActive} order by loan_num limit ${limit}`.execute(db);
  return rows.map(({ loan_num }) => loan_num);
}

/** Replaces the open conditions of loans. */
export async function storeConditions(
  db: Db,
  loanNums: readonly string[],
  rows: readonly OpenConditionRow[],
  at: Date,
): Promise<void> {
  if (loanNums.length === 0) return;
  await db
    .insertInto('portal.condition_reads')
    .values(loanNums.map((loan_num) => ({ loan_num, at })))
    .onConflict((conflict) => conflict.column('loan_num').doUpdateSet({ at }))
    .execute();
  await db
    .deleteFrom('portal.open_conditions')
    .where('loan_num', 'in', [...loanNums])
    .execute();
  if (rows.length > 0)
    await db
      .insertInto('portal.open_conditions')
      .values([...rows])
      .execute();
}
