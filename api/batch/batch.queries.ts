import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { BatchTotals } from '../../domain/batch/batch.schemas';
import type { RowResult } from '../../domain/batch/batch-fields';
import type { PortalDb } from '../db/portal-db';
import type { Before, FieldProblems, RowInput } from './batch.tables';
import type { RowOutcome, WorkRow } from './batch-work';

type Db = Kysely<PortalDb>;
type Trx = Transaction<PortalDb>;

/** Rows of one insert. */
const AT_A_TIME = 5_000;

interface NewRow {
  readonly row: number;
  readonly input: RowInput;
  readonly reference: string | null;
  readonly key: string;
  /** Of a row that is refused as it is. */
  readonly problems: FieldProblems | null;
}

export async function addRows(trx: Trx, batchId: string, rows: readonly NewRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += AT_A_TIME) {
    await sql`
      insert into portal.batch_rows (batch_id, row, loan_num, reference, key, input, result, problems)
      select ${batchId}::uuid, given.row, left(given.input->>'loanNum', 36), left(given.reference, 200), left(given.key, 600), given.input,
        case when given.problems is null then 'waiting' else 'refused' end, given.problems
      from jsonb_to_recordset(${JSON.stringify(rows.slice(first, first + AT_A_TIME))}::jsonb)
        as given (row integer, reference text, key text, input jsonb, problems jsonb)`.execute(trx);
  }
}

/** What the file had, in its order. */
export async function givenRows(db: Db, batchId: string): Promise<readonly { row: number; input: RowInput }[]> {
  return db
    .selectFrom('portal.batch_rows')
    .select(['row', 'input'])
    .where('batch_id', '=', batchId)
    .where('result', '<>', 'missing')
    .orderBy('row')
    .execute();
}

const workColumns = ['row', 'loan_num', 'key', 'input', 'before'] as const;

/** The next rows with one of these results, in the order of the file. */
export async function nextRows(
  db: Db,
  batchId: string,
  results: readonly RowResult[],
  limit: number,
): Promise<WorkRow[]> {
  return db
    .selectFrom('portal.batch_rows')
    .select(workColumns)
    .where('batch_id', '=', batchId)
    .where('result', 'in', [...results])
    .orderBy('row')
    .limit(limit)
    .execute();
}

/** Rows before this one that have one of the keys and were not refused. */
export async function earlierRows(
  db: Db,
  batchId: string,
  before: number,
  keys: readonly string[],
): Promise<WorkRow[]> {
  return db
    .selectFrom('portal.batch_rows')
    .select(workColumns)
    .where('batch_id', '=', batchId)
    .where('key', 'in', [...keys])
    .where('row', '<', before)
    .where('result', '<>', 'refused')
    .orderBy('row')
    .execute();
}

/** Records what became of rows. Only the worker of the batch's order works on them. */
export async function storeOutcomes(db: Db, batchId: string, outcomes: readonly RowOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    update portal.batch_rows held set result = given.result, problems = given.problems
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as given (row integer, result text, problems jsonb)
    where held.batch_id = ${batchId}::uuid and held.row = given.row`.execute(db);
}

/** Remembers what a loan had, before it is written, so that a later try knows whether it was. */
export async function markSaving(db: Db, batchId: string, row: number, before: Before): Promise<void> {
  await db
    .updateTable('portal.batch_rows')
    .set({ result: 'saving', before: JSON.stringify(before) })
    .where('batch_id', '=', batchId)
    .where('row', '=', row)
    .execute();
}

/** Gives all rows with one result another. */
export async function moveRows(db: Db, batchId: string, from: RowResult, to: RowResult): Promise<void> {
  await db
    .updateTable('portal.batch_rows')
    .set({ result: to })
    .where('batch_id', '=', batchId)
    .where('result', '=', from)
    .execute();
}

export async function totalsOf(db: Db, batchId: string): Promise<BatchTotals> {
  const count = (...results: RowResult[]) =>
    sql<number>`(count(*) filter (where result in (${sql.join(results)})))::int`;
  return db
    .selectFrom('portal.batch_rows')
    .where('batch_id', '=', batchId)
    .select([
      sql<number>`count(*)::int`.as('rows'),
      count('waiting').as('waiting'),
      count('ready', 'saving').as('ready'),
      count('saved').as('saved'),
      count('unchanged').as('unchanged'),
      count('refused').as('refused'),
      count('not-saved').as('notSaved'),
      count('undone').as('undone'),
      count('kept').as('kept'),
      count('matches').as('matches'),
      count('differs').as('differs'),
      count('missing').as('missing'),
    ])
    .executeTakeFirstOrThrow();
}

/** The different texts that the rows of a batch have for a field. */
export async function fieldTexts(db: Db, batchId: string, field: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct input->>${field} as text from portal.batch_rows
    where batch_id = ${batchId}::uuid and coalesce(input->>${field}, '') <> ''`.execute(db);
  return rows.map(({ text }) => text);
}

/** Adds loans that were funded on these days and that no row of the batch names, once. */
export async function addMissing(
  db: Db,
  batchId: string,
  seen: RawBuilder<{ loan_num: string }>,
  { first, last, problems }: { readonly first: string; readonly last: string; readonly problems: FieldProblems },
): Promise<void> {
  await sql`
    insert into portal.batch_rows (batch_id, row, loan_num, key, input, result, problems)
    select ${batchId}::uuid,
      (select max(row) from portal.batch_rows where batch_id = ${batchId}::uuid) + row_number() over (order by loan.loan_num),
      loan.loan_num, loan.loan_num, '{}'::jsonb, 'missing', ${JSON.stringify(problems)}::jsonb
    from portal.pipeline loan
    where loan."sFundD" between ${first}::date and ${last}::date
      and loan.loan_num in (select loan_num from (${seen}) seen)
      and not exists (
        select from portal.batch_rows row where row.batch_id = ${batchId}::uuid and row.loan_num = loan.loan_num
      )`.execute(db);
}
