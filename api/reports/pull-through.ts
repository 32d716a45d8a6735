import { sql } from 'kysely';
import type { z } from 'zod';
import type { pullThroughRow } from '../../domain/reports/report-row.schemas';
import { reportWords } from '../../domain/reports/report-words';
import { oneOf } from '../http/list-filters';
import type { ReportSource } from './report';
import {
  count,
  type LoanColumns,
  loanFilters,
  loanSelect,
  loanSorts,
  monthOf,
  percent,
  places,
  reportLoan,
  within,
} from './report-loans';

type Row = Readonly<z.infer<typeof pullThroughRow>>;
type Found = LoanColumns & Pick<Row, 'applied' | 'outcome' | 'outcomeOn'>;

const is = (outcome: string) => count(sql`row.outcome = ${outcome}`);

/** Applications that have reached an outcome. */
export const pullThrough: ReportSource<Found, Row> = {
  name: 'pull-through',
  rows: async (_, { from, isSeen }) => sql`
    select loan.loan_num as id, ${loanSelect}, history.applied, history.outcome, history.outcome_on as "outcomeOn"
    from ${from} join portal.loan_history history using (loan_num)
    where history.outcome is not null and history.applied is not null and ${isSeen}`,
  list: {
    unit: 'applications',
    sorts: { ...loanSorts, applied: 'row.applied', outcome: 'row.outcome', outcomeOn: 'row.outcomeOn' },
    filters: {
      ...loanFilters,
      applied: within('row.applied'),
      outcome: oneOf('row.outcome'),
      outcomeOn: within('row.outcomeOn'),
    },
    first: ['outcomeOn', 'DESC'],
    key: 'row.id',
  },
  by: { month: monthOf('row.applied'), ...places },
  measures: () => ({
    applications: sql`count(*)`,
    funded: is('funded'),
    canceled: is('canceled'),
    denied: is('denied'),
    withdrawn: is('withdrawn'),
    pullThrough: percent(is('funded'), sql`count(*)`),
  }),
  answer: (row) => ({ ...reportLoan(row), applied: row.applied, outcome: row.outcome, outcomeOn: row.outcomeOn }),
  columns: [
    ['Application Date', (row) => row.applied],
    ['Outcome', (row) => reportWords.outcome[row.outcome]],
    ['Outcome Date', (row) => row.outcomeOn],
  ],
};
