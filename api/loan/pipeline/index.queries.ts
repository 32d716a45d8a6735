import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { PipelineIndexRow } from '../loan.tables';
import { companyOf, loginOf } from './assigned-key';
import { type IndexColumnName, indexColumns } from './columns';

type Db = Kysely<PortalDb>;

/** A row to write; the database sets its write time. */
export type IndexRow = Omit<PipelineIndexRow, 'indexed_at'>;

const names = Object.keys(indexColumns) as IndexColumnName[];
const columns = sql.join(names.map((name) => sql.id(name)));
const assignments = sql.join(
  [...names.filter((name) => name !== 'loan_num'), 'indexed_at'].map(
    (name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`,
  ),
);

/** Who wrote the loans, as live updates name them. */
export interface Writer {
  readonly login: string;
  readonly name: string;
}

/** How rows are written. */
export interface Writing {
  /** Also overwrites rows written before then, whatever their version, because the LOS was read after that. */
  readonly since?: Date | undefined;
  /** Of all the loans; unknown if they have several. */
  readonly by?: Writer;
}

/**
 * Part of a statement with a table `written`: writes rows, each only over an older version of itself, so that writers may arrive in any
 * order. Rows are written in order of their numbers, so that two batches cannot deadlock.
 */
export function writingRows(rows: readonly IndexRow[], { since, by }: Writing): RawBuilder<unknown> {
  const newer = since
    ? sql`p.version < excluded.version or p.indexed_at < ${since}`
    : sql`p.version < excluded.version`;
  const words = sortedOnce(rows.flatMap((row) => row.search_text.trim().split(' ')));
  const assigned = sortedOnce(rows.flatMap((row) => row.assigned));
  // The triggers of the table, which record live changes, read these until the transaction ends.
  return sql`
    writer as materialized (
      select set_config('portal.by_login', ${by?.login ?? ''}, true), set_config('portal.by_name', ${by?.name ?? ''}, true)
    ), words as (
      insert into portal.pipeline_words (word)
      select word from unnest(${sql.val(words)}::text[]) word on conflict do nothing
    ), assignees as (
      insert into portal.pipeline_assignees (login, company_key)
      select login, company from unnest(
        ${sql.val(assigned.map(loginOf))}::text[], ${sql.val(assigned.map(companyOf))}::text[]
      ) as assigned (login, company) on conflict do nothing
    ), written as (
      insert into portal.pipeline as p (${columns}, indexed_at)
      select ${columns}, clock_timestamp()
      from writer, jsonb_populate_recordset(null::portal.pipeline, ${JSON.stringify(rows)}::jsonb) order by loan_num
      on conflict (loan_num) do update set ${assignments} where ${newer}
      returning loan_num, version, branch_key, company_key, assigned
    )`;
}

/** Writes rows, and nothing else of their loans. */
export async function upsertRows(db: Db, rows: readonly IndexRow[]): Promise<void> {
  if (rows.length > 0) await sql`with ${writingRows(rows, {})} select`.execute(db);
}

/** Distinct and sorted, for the same reason. */
const sortedOnce = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '').sort();

/** Of these loans, those whose row is missing, older than the version, or (with `since`) was written before then. */
export async function outdatedLoans(
  db: Db,
  loans: readonly { readonly loanNum: string; readonly version: number }[],
  since?: Date,
): Promise<string[]> {
  if (loans.length === 0) return [];
  const fresh = since ? sql`and p.indexed_at >= ${since}` : sql``;
  const { rows } = await sql<{ loan_num: string }>`
    select distinct seen.loan_num
    from unnest(${sql.val(loans.map((loan) => loan.loanNum))}::text[], ${sql.val(loans.map((loan) => loan.version))}::int[])
      as seen (loan_num, version)
    where not exists (
      select from portal.pipeline p
      where p.loan_num = seen.loan_num and p.version >= seen.version ${fresh}
    )`.execute(db);
  return rows.map((row) => row.loan_num);
}

/** The database clock, which also stamps the rows. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date(0);
}

/** Loans whose rows were written before then, by number. */
export async function untouchedLoans(db: Db, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('portal.pipeline')
    .select('loan_num')
    .where('indexed_at', '<', since)
    .orderBy('loan_num')
    .limit(limit)
    .execute();
  return rows.map((row) => row.loan_num);
}

/** Removes the rows of these loans, unless written since. */
export async function removeUntouched(db: Db, loanNums: readonly string[], since: Date): Promise<number> {
  if (loanNums.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('portal.pipeline')
    .where('loan_num', 'in', [...loanNums])
    .where('indexed_at', '<', since)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
