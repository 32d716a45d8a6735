import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { ownValue } from '../../domain/tables/own-value';
import { type ListFilter, oneOf, search, yesNo } from '../http/list-filters';
import type { List } from '../http/list-query';

/** Runs of batch pricing as a list. */
export const runList: List = {
  unit: 'runs',
  sorts: { createdAt: 'record.created_at', by: 'record.name', loans: 'record.loans' },
  filters: { q: search('record.name', 'record.login') },
  first: ['createdAt', 'DESC'],
  key: 'record.id',
};

/** The loan was changed since it was priced. */
export const isChanged = sql<boolean>`coalesce(loan.version > record.version, false)`;

const outcomes: Readonly<Record<string, ReturnType<typeof sql<SqlBool>>>> = {
  gain: sql<SqlBool>`record.gain > 0`,
  loss: sql<SqlBool>`record.gain < 0`,
  same: sql<SqlBool>`record.gain = 0`,
  unknown: sql<SqlBool>`record.gain is null`,
};

const outcome: ListFilter = z.union([z.string().max(10), z.array(z.string().max(10)).max(10)]).transform((names) => {
  const chosen = [names].flat().flatMap((name) => ownValue(outcomes, name) ?? []);
  return chosen.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(chosen, sql` or `)})`;
});

/** The loans of runs as a list; the filter `run` names the run. */
export const runLoanList: List = {
  unit: 'loans',
  sorts: {
    loanNum: 'record.loan_num',
    borrower: 'loan.borrower_key',
    status: 'loan.status_rank',
    program: 'record.program',
    noteRate: 'record.rate',
    amount: 'record.amount',
    lockDays: 'record.lock_days',
    before: 'record.before',
    price: 'record.price',
    change: sql`(record.price - record.before)`,
    gain: 'record.gain',
    state: 'record.state',
  },
  filters: {
    run: oneOf('record.run_id'),
    q: search('record.loan_num', 'loan.borrower_key', 'record.program'),
    outcome,
    isLocked: yesNo('record.is_locked'),
    state: oneOf('record.state'),
    save: oneOf('record.save_state'),
    changed: z.literal(true).transform(() => sql<SqlBool>`${isChanged}`),
  },
  first: ['gain', 'ASC'],
  key: 'record.loan_num',
};
