import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { relativeSpan } from '../../domain/contract/list-parameters.schemas';
import { daysFromToday } from '../../domain/format/days';
import { type ListFilter, oneOf, search } from '../http/list-filters';
import { caseless, type List } from '../http/list-query';

const paid = sql`coalesce(record.originator_paid, 0)`;
const spread = sql`(100 - record.investor_points - record.lock_price)`;
/** The lender's margin, as {@link file://../../domain/investor/lender-position.ts} defines it. */
export const marginOf = sql`(${spread} - coalesce(round(${paid} * 100 / nullif(record.amount, 0), 3), 0))`;
export const marginAmountOf = sql`(round(record.amount * ${spread} / 100, 2) - ${paid})`;
/** Days from the end of the borrower's lock to that of the investor's. */
export const gapOf = sql`(record.investor_expires - record.lock_expires)`;
export const revenueOf = sql`round(record.amount * (0 - record.investor_points) / 100, 2)`;

/** The tab of funded loans: the end of their locks no longer matters. */
export const FUNDED = 2;

/** The commitment as filters name it: not yet allocated is a state of its own. */
const allocation = sql`coalesce(record.commitment_type, case when record.investor_expires is null then 'none' else 'other' end)`;

const condition = (filter: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`(${filter})`;

const flag = (filter: RawBuilder<unknown>): ListFilter => z.literal(true).transform(() => condition(filter));

/** The Pacific date of the report, which its rows are selected with. */
export const today = sql`clock.today`;

/** The end of a span: a date, or so many days from today. */
function dayOf(end: string): RawBuilder<unknown> {
  const days = daysFromToday(end);
  return days === undefined ? sql`${end}::date` : sql`${today} + ${days}::int`;
}

const within = (column: RawBuilder<unknown>): ListFilter =>
  relativeSpan.transform(({ from = '-infinity', to = 'infinity' }) =>
    condition(sql`${column} between ${dayOf(from)} and ${dayOf(to)}`),
  );

/** The lock report as a list. */
export const lockReportList: List = {
  unit: 'locks',
  sorts: {
    loanNum: 'record.loan_num',
    borrower: 'loan.borrower_key',
    status: 'loan.status_rank',
    expDate: 'record.lock_expires',
    remainingDays: 'record.lock_expires',
    brkLockTerm: 'record.lock_days',
    lockTerm: 'record.investor_days',
    curPrice: 'record.current_price',
    branch: caseless('loan.sBranchName'),
    company: caseless('loan.sOriginatingCompanyName'),
    loanType: 'record.loan_type',
    commitmentType: 'record.commitment_type',
    investorExpDate: 'record.investor_expires',
    gapDays: gapOf,
    estClosing: 'loan.sEstCloseD',
    amount: 'record.amount',
    lockPrice: 'record.lock_price',
    investorPrice: sql`(0 - record.investor_points)`,
    margin: marginOf,
    revenue: revenueOf,
  },
  filters: {
    q: search('record.loan_num', 'loan.borrower_key', 'record.investor_program'),
    status: oneOf('loan.sStatusT'),
    branch: oneOf('loan.sBranchName'),
    loanType: oneOf('record.loan_type'),
    commitmentType: z
      .union([z.string().max(10), z.array(z.string().max(10)).max(10)])
      .transform((values) => condition(sql`${allocation} = any(${[values].flat()}::text[])`)),
    expDate: within(sql`record.lock_expires`),
    expired: flag(sql`record.lock_expires < ${today}`),
    funded: z.boolean().transform((funded) => condition(sql`(loan.tab = ${FUNDED}) = ${funded}`)),
    uncovered: flag(sql`${gapOf} < 0`),
  },
  first: ['expDate', 'ASC'],
  key: 'record.loan_num',
};
