import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../api/db/portal-db';
import { type IndexColumnName, indexColumns } from '../api/loan/pipeline/columns';
import { type IndexRow, upsertRows } from '../api/loan/pipeline/index.queries';
import { indexRowOf } from '../api/loan/pipeline/index-row';
import { foldTotals } from '../api/loan/pipeline/totals.queries';
import { demoLoansOrder } from './pipeline-loans';

type Db = Kysely<PortalDb>;

const BATCH = 5_000;
/** Loans that are generated; more are copies of them. */
const GENERATED = 50_000;
/** How far the loan is away whose names a copy takes. It has no factor in common with the number of generated loans. */
const STEP = 7_919;

/** What a copy takes from another loan: its borrowers. */
const ofBorrower: ReadonlySet<IndexColumnName> = new Set([
  'borrower_key',
  'search_text',
  'aBFirstNm',
  'aBLastNm',
  'aCFirstNm',
  'aCLastNm',
]);

const names = Object.keys(indexColumns) as IndexColumnName[];
const columns = sql.join(names.map((name) => sql.id(name)));

async function generate(db: Db, count: number): Promise<void> {
  let rows: IndexRow[] = [];
  for (const loan of demoLoansOrder(count)) {
    rows.push(indexRowOf(loan));
    if (rows.length < BATCH) continue;
    await upsertRows(db, rows);
    rows = [];
  }
  await upsertRows(db, rows);
}

/** The column of a copy: the number continues where the others end. */
function copied(name: IndexColumnName, copy: number, generated: number) {
  if (name !== 'loan_num') return sql.id(ofBorrower.has(name) ? 'borrower' : 'loan', name);
  return sql`left(loan.loan_num, 4) || (substr(loan.loan_num, 5)::int + ${sql.lit(copy * generated)})`;
}

/** One statement for each copy, so that the triggers write its names and totals at once. */
async function copy(db: Db, loans: number, generated: number): Promise<void> {
  await sql`
    create temporary table generated as
    select (row_number() over (order by loan_num) - 1)::int as place, p.* from portal.pipeline p`.execute(db);
  await sql`create index on generated (place)`.execute(db);
  await sql`analyze generated`.execute(db);
  for (let made = generated; made < loans; made += generated) {
    const number = made / generated;
    const values = sql.join(names.map((name) => copied(name, number, generated)));
    await sql`
      insert into portal.pipeline (${columns}, indexed_at)
      select ${values}, clock_timestamp()
      from generated loan
      join generated borrower
        on borrower.place = (loan.place + ${sql.lit(number * STEP)}) % ${sql.lit(generated)}
      where loan.place < ${sql.lit(loans - made)}`.execute(db);
  }
  await sql`drop table generated`.execute(db);
}

/**
 * Fills the pipeline with that many loans and all that follows from them. The first ones are generated; the others are copies with
 * numbers of their own and the names of another loan, which takes a tenth of the time. `db` is one connection.
 */
export async function fillPipeline(db: Db, loans: number, most = GENERATED): Promise<void> {
  const generated = Math.min(loans, most);
  await generate(db, generated);
  await copy(db, loans, generated);
  await foldTotals(db);
}
