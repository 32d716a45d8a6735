import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LoanDocument } from '../../domain/loan/document';
import type { PortalDb } from '../db/portal-db';

type Name = keyof PortalDb & string;

/** A table with at most one row for each loan, which follows the pipeline, and what a later row sets besides the loan number. */
interface LoanTable<Of extends Name> {
  readonly name: Of;
  readonly columns: readonly (keyof PortalDb[Of] & string)[];
  /** Columns that keep their value where a later row has none. */
  readonly lasting?: readonly (keyof PortalDb[Of] & string)[];
}

/** Rows for a table from some loans; loans without a row have none any more. */
export interface LoanRows {
  readonly table: LoanTable<Name>;
  readonly rows: readonly { readonly loan_num: string }[];
}

/** Typed by its table. */
export const loanRows = <Of extends Name>(table: LoanTable<Of>, rows: LoanRows['rows']): LoanRows => ({
  table: table as unknown as LoanTable<Name>,
  rows,
});

/** A table `seen` with the versions of the loans. */
export const seenVersions = (loans: readonly LoanDocument[]): RawBuilder<unknown> => {
  const versions = loans.map(({ sLNm, version }) => ({ loan_num: sLNm, version }));
  return sql`jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as seen (loan_num text, version integer)`;
};

/** Part of a statement whose table `current` has the loans of these rows: stores them, and removes those of loans without one. */
export function storingRows({ table: { name, columns, lasting = [] }, rows }: LoanRows): RawBuilder<unknown> {
  const table = sql.table(name);
  const [gone, stored] = ['gone', 'stored'].map((part) => sql.id(`${part}_${name.replace('portal.', '')}`));
  const set = (column: string, value: RawBuilder<unknown>) => sql`${sql.id(column)} = ${value}`;
  const assignments = sql.join([
    ...columns.map((column) => set(column, sql`excluded.${sql.id(column)}`)),
    ...lasting.map((column) => set(column, sql`coalesce(excluded.${sql.id(column)}, held.${sql.id(column)})`)),
  ]);
  return sql`${gone} as (
      delete from ${table} where loan_num in (select loan_num from current)
        and loan_num <> all(${sql.val(rows.map((row) => row.loan_num))}::text[])
    ), ${stored} as (
      insert into ${table} as held
      select row.* from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) row
      join current using (loan_num)
      order by row.loan_num
      on conflict (loan_num) do update set ${assignments}
      where held.version <= excluded.version
    )`;
}

/**
 * Stores what follows from loans whose pipeline rows were written before. A loan whose pipeline row has another version is left out: its
 * own writer stores it.
 */
export async function storeLoanRows(
  db: Kysely<PortalDb>,
  loans: readonly LoanDocument[],
  rows: LoanRows,
): Promise<void> {
  if (loans.length === 0) return;
  await sql`
    with current as materialized (
      select p.loan_num from portal.pipeline p join ${seenVersions(loans)} using (loan_num, version)
      order by p.loan_num
      for share of p
    ), ${storingRows(rows)}
    select`.execute(db);
}
