import { sql } from 'kysely';
import { formatDate, pacificDate } from '../../domain/format/date';
import { statusLabel } from '../../domain/loan/status';
import type { ServicedLoan } from '../../domain/servicing/serviced-loan.schemas';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { notAuthorized } from '../http/app-error';
import type { CsvColumn } from '../http/csv';
import { type ListPage, type ListQuery, pageOf } from '../http/list-query';
import { recordFile } from '../http/record-file';
import { selectLoans } from '../loan/loan.service';
import { missingMonths, ofPayments, servicedList } from './serviced-list';

async function servicedRows(portal: AppContext, actor: Actor) {
  const day = sql<{ today: string }>`(select ${pacificDate(portal.clock())}::date as today)`;
  const seen = await selectLoans(portal, actor);
  return portal.db
    .selectFrom('portal.servicing_positions as record')
    .innerJoin('portal.pipeline as loan', 'loan.loan_num', 'record.loan_num')
    .innerJoin(day.as<'clock'>('clock'), (join) => join.onTrue())
    .where(sql<boolean>`record.loan_num in (select loan_num from (${seen}) seen)`)
    .select([
      ...(['record.loan_num', 'record.first_due', 'record.next_due', 'record.payment', 'record.last_paid'] as const),
      ...(['record.principal', 'record.escrow_balance', 'record.unapplied', 'record.transfer_date'] as const),
      ...(['loan.aBFirstNm', 'loan.aBLastNm', 'loan.sStatusT', 'loan.sBranchName'] as const),
      ...(['loan.sOriginatingCompanyName'] as const),
      missingMonths.as('missing'),
    ]);
}

type ServicedRow = Awaited<ReturnType<Awaited<ReturnType<typeof servicedRows>>['execute']>>[number];

const shown = (row: ServicedRow): ServicedLoan => ({
  id: row.loan_num,
  loanNum: row.loan_num,
  borrower: [row.aBFirstNm, row.aBLastNm].filter(Boolean).join(' ') || null,
  status: row.sStatusT || null,
  branch: row.sBranchName || null,
  company: row.sOriginatingCompanyName || null,
  firstDue: row.first_due,
  nextDue: row.next_due,
  payment: row.payment,
  missing: row.missing,
  lastPaid: row.last_paid,
  principal: row.principal,
  escrowBalance: row.escrow_balance,
  unapplied: row.unapplied,
  transferDate: row.transfer_date,
});

/** Users outside the lender see which loans are serviced, and not what was paid. */
const withoutPayments = (loan: ServicedLoan): ServicedLoan => ({
  ...loan,
  ...{ nextDue: null, payment: null, missing: null, lastPaid: null },
  ...{ principal: null, escrowBalance: null, unapplied: null },
});

/** What the actor may ask for. Throws 403 for a user outside the lender who sorts or filters by payments. */
function allowed<Query extends Pick<ListQuery, 'sort' | 'filter'>>({ isPml }: Actor, query: Query): Query {
  const names = [query.sort?.[0], ...Object.keys(query.filter ?? {})];
  if (isPml && names.some((name) => name !== undefined && ofPayments.has(name))) throw notAuthorized();
  return isPml && !query.sort ? { ...query, sort: ['loanNum', 'ASC'] as const } : query;
}

/** A page of the loans in servicing that the actor may see. */
export async function servicedLoans(
  portal: AppContext,
  actor: Actor,
  query: ListQuery,
): Promise<ListPage<ServicedLoan>> {
  const page = await pageOf(await servicedRows(portal, actor), servicedList, allowed(actor, query));
  const rows = page.rows.map(shown);
  return { ...page, rows: actor.isPml ? rows.map(withoutPayments) : rows };
}

const day = (value: string | null): string | null => (value === null ? null : formatDate(value));

const loanColumns: readonly CsvColumn<ServicedRow>[] = [
  ['Loan Number', (row) => row.loan_num],
  ['Borrower', (row) => shown(row).borrower],
  ['Status', (row) => statusLabel(row.sStatusT)],
  ['Branch', (row) => row.sBranchName || null],
  ['Company', (row) => row.sOriginatingCompanyName || null],
  ['First Payment Due', (row) => day(row.first_due)],
  ['Transfer', (row) => day(row.transfer_date)],
];

const paymentColumns: readonly CsvColumn<ServicedRow>[] = [
  ['Next Payment Due', (row) => day(row.next_due)],
  ['Months Missing', (row) => (row.missing === null ? null : String(row.missing))],
  ['Payment', (row) => row.payment],
  ['Last Paid', (row) => day(row.last_paid)],
  ['Principal', (row) => row.principal],
  ['Escrow Balance', (row) => row.escrow_balance],
  ['Not Applied', (row) => row.unapplied],
];

/** The loans in servicing that a filter finds as CSV. */
export async function servicedLoansFile(portal: AppContext, actor: Actor, query: ListQuery) {
  const columns = actor.isPml ? loanColumns : [...loanColumns, ...paymentColumns];
  const asked = allowed(actor, query);
  const rows = await servicedRows(portal, actor);
  return recordFile({ rows, list: servicedList, columns, name: 'servicing' }, asked);
}
