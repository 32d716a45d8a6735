import { sql } from 'kysely';
import type { BatchRow } from '../../domain/batch/batch.schemas';
import { loanScope } from '../../domain/loan/visibility';
import { englishText } from '../../domain/messages/english-text';
import { ownValue } from '../../domain/tables/own-value';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import type { CsvColumn } from '../http/csv';
import { type ListPage, type ListQuery, pageOf } from '../http/list-query';
import { recordFile } from '../http/record-file';
import { selectLoans } from '../loan/loan.service';
import { batchRowList } from './batch-lists';

/** Rows of the user's own batches, and of others those of loans that the user sees. */
async function rowsOf(portal: AppContext, actor: Actor) {
  const rows = portal.db
    .selectFrom('portal.batch_rows as record')
    .select(['record.row', 'record.loan_num', 'record.reference', 'record.result', 'record.problems', 'record.input']);
  if (loanScope(actor).kind === 'all') return { rows };
  const seen = await selectLoans(portal, actor);
  return {
    rows: rows
      .innerJoin('portal.batches as batch', 'batch.id', 'record.batch_id')
      .where(sql<boolean>`(batch.login = ${actor.login} or record.loan_num in (select loan_num from (${seen}) seen))`),
  };
}

type Row = Awaited<ReturnType<Awaited<ReturnType<typeof rowsOf>>['rows']['execute']>>[number];

const batchRow = ({ row, loan_num: loanNum, reference, result, problems, input }: Row): BatchRow => ({
  ...{ id: String(row), row, loanNum, reference, result },
  problems: Object.entries(problems ?? {}).map(([field, wording]) => ({
    ...{ field, value: ownValue<string>(input, field) || null, message: englishText(wording), wording },
  })),
});

/** A page of the rows of a batch. */
export async function batchRows(portal: AppContext, actor: Actor, query: ListQuery): Promise<ListPage<BatchRow>> {
  const { rows } = await rowsOf(portal, actor);
  const page = await pageOf(rows, batchRowList, query);
  return { ...page, rows: page.rows.map(batchRow) };
}

const columns: readonly CsvColumn<Row>[] = [
  ['Row', ({ row }) => String(row)],
  ['Loan Number', (row) => row.loan_num],
  ['Reference', (row) => row.reference],
  ['Result', (row) => row.result],
  [
    'Problems',
    (row) =>
      batchRow(row)
        .problems.map(({ field, value, message: text }) => `${field}${value === null ? '' : ` “${value}”`}: ${text}`)
        .join(' ') || null,
  ],
];

/** The report of a batch as CSV. */
export const batchRowsFile = async (portal: AppContext, actor: Actor, query: ListQuery) =>
  recordFile({ ...(await rowsOf(portal, actor)), list: batchRowList, columns, name: 'batch-report' }, query);
