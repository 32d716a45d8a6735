import type { BatchRow } from '../../domain/batch/batch.schemas';
import { englishText } from '../../domain/messages/english-text';
import type { AppContext } from '../app-context';
import type { CsvColumn } from '../http/csv';
import { type ListPage, type ListQuery, pageOf } from '../http/list-query';
import { recordFile } from '../http/record-file';
import { batchRowList } from './batch-lists';

const rowsOf = ({ db }: AppContext) =>
  db
    .selectFrom('portal.batch_rows as record')
    .select(['record.row', 'record.loan_num', 'record.reference', 'record.result', 'record.problems']);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const batchRow = ({ row, loan_num: loanNum, reference, result, problems }: Row): BatchRow => ({
  ...{ id: String(row), row, loanNum, reference, result },
  problems: Object.entries(problems ?? {}).map(([field, wording]) => ({
    ...{ field, message: englishText(wording), wording },
  })),
});

/** A page of the rows of a batch. */
export async function batchRows(portal: AppContext, query: ListQuery): Promise<ListPage<BatchRow>> {
  const page = await pageOf(rowsOf(portal), batchRowList, query);
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
        .problems.map(({ field, message: text }) => `${field}: ${text}`)
        .join(' ') || null,
  ],
];

/** The report of a batch as CSV. */
export const batchRowsFile = async (portal: AppContext, query: ListQuery) =>
  recordFile({ rows: rowsOf(portal), list: batchRowList, columns, name: 'batch-report' }, query);
