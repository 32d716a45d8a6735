import { type Kysely, sql, type Transaction } from 'kysely';
import type { BatchTotals } from '../../domain/batch/batch.schemas';
import type { RowResult } from '../../domain/batch/batch-fields';
import type { PortalDb } from '../db/portal-db';
import type { RowInput } from './batch.tables';
import type { RowOutcome, WorkRow } from './batch-work';

type Db = Kysely<PortalDb>;
type Trx = Transaction<PortalDb>;

/** Rows of one insert. */
const AT_A_TIME = 5_000;

interface NewRow {
  readonly row: number;
  readonly input: RowInput;
}

export async function addRows(trx: Trx, batchId: string, rows: readonly NewRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += AT_A_TIME) {
    await sql`
      insert into portal.batch_rows (batch_id, row, loan_num, reference, input)
      select ${batchId}::uuid, given.row, left(given.input->>'loanNum', 36), left(given.input->>'reference', 60), given.input
      from jsonb_to_recordset(${JSON.stringify(rows.slice(first, first + AT_A_TIME))}::jsonb)
        as given (row integer, input jsonb)`.execute(trx);
  }
}

/** The next rows with this result, in the order of the file. */
export async function nextRows(db: Db, batchId: string, result: RowResult, limit: number): Promise<WorkRow[]> {
  return db
    .selectFrom('portal.batch_rows')
    .select(['row', 'reference', 'input'])
    .where('batch_id', '=', batchId)
    .where('result', '=', result)
    .orderBy('row')
    .limit(limit)
    .execute();
}

/** Rows before this one that have one of the references and were not refused. */
export async function earlierRows(
  db: Db,
  batchId: string,
  before: number,
  references: readonly string[],
): Promise<WorkRow[]> {
  return db
    .selectFrom('portal.batch_rows')
    .select(['row', 'reference', 'input'])
    .where('batch_id', '=', batchId)
    .where('reference', 'in', [...references])
    .where('row', '<', before)
    .where('result', '<>', 'refused')
    .orderBy('row')
    .execute();
}

/** Records what became of rows, if nothing else did since they were read. */
export async function storeOutcomes(
  db: Db,
  batchId: string,
  from: RowResult,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await sql`
    update portal.batch_rows held set result = given.result, problems = given.problems
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as given (row integer, result text, problems jsonb)
    where held.batch_id = ${batchId}::uuid and held.row = given.row and held.result = ${from}`.execute(db);
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
  const count = (result: RowResult) => sql<number>`(count(*) filter (where result = ${result}))::int`;
  return db
    .selectFrom('portal.batch_rows')
    .where('batch_id', '=', batchId)
    .select([
      sql<number>`count(*)::int`.as('rows'),
      count('waiting').as('waiting'),
      count('ready').as('ready'),
      count('saved').as('saved'),
      count('unchanged').as('unchanged'),
      count('refused').as('refused'),
      count('not-saved').as('notSaved'),
      count('undone').as('undone'),
      count('kept').as('kept'),
    ])
    .executeTakeFirstOrThrow();
}
