import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { daysFrom, oneOf, search } from '../http/list-filters';
import { caseless, type List } from '../http/list-query';

/** The Pacific date that the rows are selected with. */
const today = sql`clock.today`;

const condition = (filter: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`(${filter})`;

/** Monthly payments whose days of grace are over; null once rate or payment is another one, which is not calculated here. */
export const missingMonths = sql<
  number | null
>`(case when record.next_due is null and record.principal > 0 then null when record.next_due + record.late_days < ${today} then
  (extract(year from age(${today} - record.late_days - 1, record.next_due)) * 12
    + extract(month from age(${today} - record.late_days - 1, record.next_due)))::int + 1 else 0 end)`;

/** Loans in servicing as a list. */
export const servicedList: List = {
  unit: 'loans',
  sorts: {
    loanNum: 'record.loan_num',
    borrower: 'loan.borrower_key',
    status: 'loan.status_rank',
    branch: caseless('loan.sBranchName'),
    company: caseless('loan.sOriginatingCompanyName'),
    firstDue: 'record.first_due',
    nextDue: 'record.next_due',
    payment: 'record.payment',
    missing: missingMonths,
    lastPaid: 'record.last_paid',
    principal: 'record.principal',
    escrowBalance: 'record.escrow_balance',
    unapplied: 'record.unapplied',
    transferDate: 'record.transfer_date',
  },
  filters: {
    q: search('record.loan_num', 'loan.borrower_key'),
    status: oneOf('loan.sStatusT'),
    late: z.literal(true).transform(() => condition(sql`${missingMonths} > 0`)),
    short: z.literal(true).transform(() => condition(sql`record.escrow_balance < 0`)),
    transferred: z.boolean().transform((is) => condition(sql`(record.transfer_date is not null) = ${is}`)),
    nextDue: daysFrom('record.next_due', today),
  },
  first: ['nextDue', 'ASC'],
  key: 'record.loan_num',
};

/** Sorts and filters that show what was paid. */
export const ofPayments: ReadonlySet<string> = new Set([
  ...([
    'nextDue',
    'payment',
    'missing',
    'lastPaid',
    'principal',
    'escrowBalance',
    'unapplied',
    'late',
    'short',
  ] as const),
]);
