import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { relativeSpan } from '../../domain/contract/list-parameters.schemas';
import { daysFromToday } from '../../domain/format/days';
import { type Condition, type ListFilter, oneOf, search } from '../http/list-filters';
import { caseless } from '../http/list-query';

/** The Pacific date of the report, which its rows are selected with. */
export const today = sql<string>`clock.today`;

/** The end of a span: a date, or so many days from today. */
function dayOf(end: string): RawBuilder<unknown> {
  const days = daysFromToday(end);
  return days === undefined ? sql`${end}::date` : sql`${today} + ${days}::int`;
}

/** The date lies in the span, whose ends may count from today. */
export const within = (column: RawBuilder<unknown>): ListFilter =>
  relativeSpan.transform(
    ({ from = '-infinity', to = 'infinity' }): Condition =>
      sql<SqlBool>`(${column} between ${dayOf(from)} and ${dayOf(to)})`,
  );

/** Sorts and filters by what every report says of a loan. */
export const loanSorts = {
  loanNum: 'loan.loan_num',
  borrower: 'loan.borrower_key',
  status: 'loan.status_rank',
  amount: 'loan.sFinalLAmt',
  channel: 'loan.sBranchChannelT',
  branch: caseless('loan.sBranchName'),
  officer: caseless('loan.sEmployeeLoanRepName'),
  program: caseless('loan.sLpTemplateNm'),
} as const;

export const loanFilters = {
  q: search('loan.loan_num', 'loan.borrower_key'),
  channel: oneOf('loan.sBranchChannelT'),
  branch: oneOf('loan.sBranchName'),
  officer: oneOf('loan.sEmployeeLoanRepName'),
  program: oneOf('loan.sLpTemplateNm'),
} as const;

export const loanColumns = [
  ...(['loan.loan_num', 'loan.aBFirstNm', 'loan.aBLastNm', 'loan.sStatusT', 'loan.sFinalLAmt'] as const),
  ...(['loan.sBranchChannelT', 'loan.sBranchName', 'loan.sEmployeeLoanRepName', 'loan.sLpTemplateNm'] as const),
] as const;

/** The pipeline index has an infinity or nothing in place of what is missing. */
export const known = (value: string): string | null => (value === '' || value.endsWith('nfinity') ? null : value);

interface FoundLoan {
  readonly loan_num: string;
  readonly aBFirstNm: string;
  readonly aBLastNm: string;
  readonly sStatusT: string;
  readonly sFinalLAmt: string;
  readonly sBranchChannelT: string;
  readonly sBranchName: string;
  readonly sEmployeeLoanRepName: string;
  readonly sLpTemplateNm: string;
}

export const reportLoan = (loan: FoundLoan) => ({
  id: loan.loan_num,
  loanNum: loan.loan_num,
  borrower: [loan.aBFirstNm, loan.aBLastNm].filter(Boolean).join(' ') || null,
  status: known(loan.sStatusT),
  amount: known(loan.sFinalLAmt),
  channel: known(loan.sBranchChannelT),
  branch: known(loan.sBranchName),
  officer: known(loan.sEmployeeLoanRepName),
  program: known(loan.sLpTemplateNm),
});
