import { sql } from 'kysely';
import type { PriceRunLoan } from '../../domain/investor/price-run.schemas';
import { lockStatusCodes } from '../../domain/loan/codes/status-codes';
import { statusLabel } from '../../domain/loan/status';
import { thousandthsOf } from '../../domain/numbers/cents';
import { formatThousandths } from '../../domain/numbers/fixed';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import type { CsvColumn } from '../http/csv';
import { type ListPage, type ListQuery, pageOf } from '../http/list-query';
import { recordFile } from '../http/record-file';
import { selectLoans } from '../loan/loan.service';
import { isChanged, runLoanList } from './price-run-lists';

/** The loans of runs that the actor may see. */
async function runLoanRows(portal: AppContext, actor: Actor) {
  const seen = await selectLoans(portal, actor);
  return portal.db
    .selectFrom('portal.price_run_loans as record')
    .innerJoin('portal.pipeline as loan', 'loan.loan_num', 'record.loan_num')
    .where(sql<boolean>`record.loan_num in (select loan_num from (${seen}) seen)`)
    .select([
      ...(['record.loan_num', 'record.state', 'record.program', 'record.rate', 'record.amount'] as const),
      ...(['record.is_locked', 'record.lock_days', 'record.before', 'record.price', 'record.gain'] as const),
      ...(['record.save_state', 'loan.aBFirstNm', 'loan.aBLastNm', 'loan.sStatusT'] as const),
      isChanged.as('is_changed'),
    ]);
}

type Row = Awaited<ReturnType<Awaited<ReturnType<typeof runLoanRows>>['execute']>>[number];

function changeOf({ price, before }: Row): string | null {
  const [now, then] = [thousandthsOf(price), thousandthsOf(before)];
  return now === undefined || then === undefined ? null : formatThousandths(now - then);
}

const runLoan = (row: Row): PriceRunLoan => ({
  id: row.loan_num,
  loanNum: row.loan_num,
  borrower: [row.aBFirstNm, row.aBLastNm].filter(Boolean).join(' ') || null,
  status: row.sStatusT || null,
  isLocked: row.is_locked,
  program: row.program,
  noteRate: row.rate,
  amount: row.amount,
  lockDays: row.lock_days,
  before: row.before,
  price: row.price,
  change: changeOf(row),
  gain: row.gain,
  state: row.state,
  // The saved price is itself a change of the loan.
  isChanged: row.is_changed && row.save_state !== 'saved',
  save: row.save_state,
});

/** A page of the loans of a run. */
export async function runLoans(portal: AppContext, actor: Actor, query: ListQuery): Promise<ListPage<PriceRunLoan>> {
  const page = await pageOf(await runLoanRows(portal, actor), runLoanList, query);
  return { ...page, rows: page.rows.map(runLoan) };
}

const columns: readonly CsvColumn<Row>[] = [
  ['Loan Number', (row) => row.loan_num],
  ['Borrower', (row) => runLoan(row).borrower],
  ['Status', (row) => statusLabel(row.sStatusT)],
  ['Lock Status', (row) => lockStatusCodes[row.is_locked ? '1' : '0']],
  ['Program', (row) => row.program],
  ['Note Rate', (row) => row.rate],
  ['Amount', (row) => row.amount],
  ['Lock Term', (row) => row.lock_days?.toString() ?? null],
  ['Price Before', (row) => row.before],
  ['Price Today', (row) => row.price],
  ['Change', changeOf],
  ['Gain or Loss', (row) => row.gain],
  ['Result', (row) => row.state],
  ['Changed Since', (row) => (runLoan(row).isChanged ? 'Yes' : 'No')],
  ['Saved', (row) => row.save_state],
];

/** The loans that a filter finds as CSV. */
export const runLoansFile = async (portal: AppContext, actor: Actor, query: ListQuery) =>
  recordFile({ rows: await runLoanRows(portal, actor), list: runLoanList, columns, name: 'batch-pricing' }, query);
