import { type Kysely, sql } from 'kysely';
import type { LoanDocument } from '../../domain/loan/document';
import type { PortalDb } from '../db/portal-db';

/** A table with at most one row for each loan, which follows the pipeline, and what a later row sets besides the loan number. */
interface LoanTable<Name extends string> {
  readonly name: Name;
  readonly columns: readonly (keyof PortalDb[Name & keyof PortalDb] & string)[];
}

/**
 * Stores what follows from loans whose pipeline rows were just written, and removes the rows of loans that have none any more. A
 * loan whose pipeline row has another version is left out: its own writer stores it.
 */
export async function storeLoanRows<Name extends keyof PortalDb & string>(
  db: Kysely<PortalDb>,
  { name, columns }: LoanTable<Name>,
  loans: readonly LoanDocument[],
  rows: readonly { readonly loan_num: string }[],
): Promise<void> {
  if (loans.length === 0) return;
  const versions = JSON.stringify(loans.map(({ sLNm, version }) => ({ loan_num: sLNm, version })));
  const table = sql.table(name);
  const assignments = sql.join(columns.map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`));
  await sql`
    with current as materialized (
      select p.loan_num from portal.pipeline p
      join jsonb_to_recordset(${versions}::jsonb) as seen (loan_num text, version integer) using (loan_num, version)
      order by p.loan_num
      for share of p
    ), gone as (
      delete from ${table} where loan_num in (select loan_num from current)
        and loan_num <> all(${sql.val(rows.map((row) => row.loan_num))}::text[])
    )
    insert into ${table} as held
    select row.* from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) row
    join current using (loan_num)
    order by row.loan_num
    on conflict (loan_num) do update set ${assignments}
    where held.version <= excluded.version`.execute(db);
}
