import { sql } from 'kysely';
import { z } from 'zod';
import type { conditionAgeRow } from '../../domain/reports/report-row.schemas';
import { reportWords } from '../../domain/reports/report-words';
import { oneOf } from '../http/list-filters';
import { isActive } from './active-loans';
import type { ReportSource } from './report';
import {
  count,
  type LoanColumns,
  loanFilters,
  loanSelect,
  loanSorts,
  places,
  reportLoan,
  within,
} from './report-loans';

type Row = Readonly<z.infer<typeof conditionAgeRow>>;
type Found = LoanColumns &
  Pick<Row, 'conditionId' | 'condition' | 'category' | 'owedBy' | 'createdOn' | 'ageDays' | 'waitingDays'>;

const INTERNAL = 'Internal';

const age = sql`case
  when row."ageDays" <= 3 then '0-3' when row."ageDays" <= 7 then '4-7' when row."ageDays" <= 14 then '8-14'
  when row."ageDays" <= 30 then '15-30' else '31+' end`;
const owed = (owner: string) => count(sql`row."owedBy" = ${owner}`);

/** Open conditions of active and paused loans. */
export const conditionsAge: ReportSource<Found, Row> = {
  name: 'conditions-age',
  rows: async (_, { from, isSeen }) => sql`
    select loan.loan_num || ' ' || held.condition_id as id, ${loanSelect}, held.condition_id as "conditionId",
      held.category || ' ' || held.number as condition, held.number, held.category,
      case when held.state = 'submitted' then 'underwriter' when held.category = ${INTERNAL} then 'lender'
        else 'originator' end as "owedBy",
      held.created_on as "createdOn", greatest(0, clock.today - held.created_on) as "ageDays",
      greatest(0, clock.today - held.waiting_since) as "waitingDays"
    from ${from} join portal.open_conditions held using (loan_num)
    where ${isActive} and ${isSeen}`,
  list: {
    unit: 'conditions',
    sorts: {
      ...loanSorts,
      condition: 'row.number',
      category: 'row.category',
      owedBy: 'row.owedBy',
      createdOn: 'row.createdOn',
      ageDays: 'row.ageDays',
      waitingDays: 'row.waitingDays',
    },
    filters: {
      ...loanFilters,
      age: z
        .union([z.string().max(10), z.array(z.string().max(10)).max(20)])
        .transform((keys) => sql<boolean>`(${age}) = any(${[keys].flat()}::text[])`),
      owedBy: oneOf('row.owedBy'),
      category: oneOf('row.category'),
      createdOn: within('row.createdOn'),
    },
    first: ['ageDays', 'DESC'],
    key: 'row.id',
  },
  by: { age, owedBy: sql.ref('row.owedBy'), category: sql.ref('row.category'), ...places },
  measures: () => ({
    conditions: sql`count(*)`,
    originator: owed('originator'),
    lender: owed('lender'),
    underwriter: owed('underwriter'),
    loans: sql`count(distinct row."loanNum" collate "C")`,
    oldest: sql`max(row."ageDays")`,
  }),
  answer: (row) => ({
    ...reportLoan(row),
    conditionId: row.conditionId,
    condition: row.condition,
    category: row.category,
    owedBy: row.owedBy,
    createdOn: row.createdOn,
    ageDays: row.ageDays,
    waitingDays: row.waitingDays,
  }),
  columns: [
    ['Condition', (row) => row.condition],
    ['Owed By', (row) => reportWords.owedBy[row.owedBy]],
    ['Added', (row) => row.createdOn],
    ['Age in Days', (row) => String(row.ageDays)],
    ['Days in State', (row) => String(row.waitingDays)],
  ],
};
