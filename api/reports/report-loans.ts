import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { relativeSpan } from '../../domain/contract/list-parameters.schemas';
import { daysFromToday } from '../../domain/format/days';
import { channelCodes } from '../../domain/loan/codes/loan-codes';
import { statusLabel } from '../../domain/loan/status';
import type { ReportLoan } from '../../domain/reports/report-row.schemas';
import { ownValue } from '../../domain/tables/own-value';
import type { CsvColumn } from '../http/csv';
import { type Condition, type ListFilter, oneOf, search } from '../http/list-filters';
import { caseless } from '../http/list-query';

/** What the rows of every report have of their loan; what is missing is '' or null. */
export interface LoanColumns {
  readonly id: string;
  readonly loanNum: string;
  readonly borrower: string | null;
  readonly status: string;
  readonly amount: string | null;
  readonly channel: string;
  readonly branch: string;
  readonly officer: string;
  readonly program: string;
}

/** The columns of `portal.pipeline loan` that all reports select, and the date of the report. */
export const loanSelect = sql`
  clock.today, loan.loan_num as "loanNum", loan.borrower_key as "borrowerKey", loan.status_rank as "statusRank", loan."sStatusT" as status,
  nullif(trim(loan."aBFirstNm" || ' ' || loan."aBLastNm"), '') as borrower,
  nullif(loan."sFinalLAmt", '-infinity') as amount, loan."sBranchChannelT" as channel, loan."sBranchName" as branch,
  loan."sEmployeeLoanRepName" as officer, loan."sLpTemplateNm" as program`;

export const loanSorts = {
  loanNum: 'row.loanNum',
  borrower: 'row.borrowerKey',
  status: 'row.statusRank',
  amount: 'row.amount',
  channel: 'row.channel',
  branch: caseless('row.branch'),
  officer: caseless('row.officer'),
  program: caseless('row.program'),
} as const;

export const loanFilters = {
  q: search('row.loanNum', 'row.borrowerKey'),
  channel: oneOf('row.channel'),
  branch: oneOf('row.branch'),
  officer: oneOf('row.officer'),
  program: oneOf('row.program'),
} as const;

export const places = {
  channel: sql.ref('row.channel'),
  branch: sql.ref('row.branch'),
  officer: sql.ref('row.officer'),
  program: sql.ref('row.program'),
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>;

/** The end of a span: a date, or so many days from the date of the report. */
function dayOf(end: string): RawBuilder<unknown> {
  const days = daysFromToday(end);
  return days === undefined ? sql`${end}::date` : sql`row.today + ${days}::int`;
}

/** The date lies in the span, whose ends may count from today. */
export const within = (column: string): ListFilter =>
  relativeSpan.transform(
    ({ from = '-infinity', to = 'infinity' }): Condition =>
      sql<SqlBool>`(${sql.ref(column)} between ${dayOf(from)} and ${dayOf(to)})`,
  );

export const monthOf = (column: string): RawBuilder<unknown> => sql`to_char(${sql.ref(column)}, 'YYYY-MM')`;

export const count = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`count(*) filter (where ${which})`;

/** A share of rows in percent. */
export const percent = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`round(100.0 * (${part}) / nullif(${whole}, 0), 1)::text`;

const known = (value: string): string | null => (value === '' ? null : value);

export const reportLoan = (row: LoanColumns): ReportLoan => ({
  id: row.id,
  loanNum: row.loanNum,
  borrower: row.borrower,
  status: known(row.status),
  amount: row.amount,
  channel: known(row.channel),
  branch: known(row.branch),
  officer: known(row.officer),
  program: known(row.program),
});

const channelLabel = (code: string | null): string | null =>
  code === null ? null : (ownValue<string>(channelCodes, code) ?? code);

/** The columns that the files of all reports have. */
export const loanFileColumns: readonly CsvColumn<ReportLoan>[] = [
  ['Loan Number', (row) => row.loanNum],
  ['Borrower', (row) => row.borrower],
  ['Status', (row) => statusLabel(row.status)],
  ['Loan Amount', (row) => row.amount],
  ['Channel', (row) => channelLabel(row.channel)],
  ['Branch', (row) => row.branch],
  ['Loan Officer', (row) => row.officer],
  ['Program', (row) => row.program],
];
