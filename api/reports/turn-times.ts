import { sql } from 'kysely';
import type { z } from 'zod';
import type { turnTimeRow } from '../../domain/reports/report-row.schemas';
import { milestoneColumns, steps } from '../../domain/reports/report-shapes';
import { stepName } from '../../domain/reports/report-words';
import { oneOf } from '../http/list-filters';
import { lenderSettings } from '../reference/reference.service';
import { businessDays } from './business-days';
import type { ReportSource } from './report';
import {
  type LoanColumns,
  loanFilters,
  loanSelect,
  loanSorts,
  monthOf,
  places,
  reportLoan,
  within,
} from './report-loans';

type Row = Readonly<z.infer<typeof turnTimeRow>>;
type Found = LoanColumns & Pick<Row, 'step' | 'started' | 'reached' | 'businessDays' | 'calendarDays'>;

const dayOf = (code: keyof typeof milestoneColumns) => sql.ref(`history.${milestoneColumns[code]}`);

const quantile = (share: number, column: string) =>
  sql`round((percentile_cont(${sql.lit(share)}) within group (order by ${sql.ref(column)}))::numeric, 1)::text`;

/** The steps that loans have taken: every pair of milestones of which both were reached, in their order. */
export const turnTimes: ReportSource<Found, Row> = {
  name: 'turn-times',
  rows: async (portal, { from, isSeen, today }) => {
    const open = businessDays(await lenderSettings(portal.db), today);
    const taken = sql.join(steps.map(({ key, from, to }) => sql`(${key}::text, ${dayOf(from)}, ${dayOf(to)})`));
    return sql`
      select loan.loan_num || ' ' || taken.step as id, ${loanSelect}, taken.step, taken.started, taken.reached,
        width_bucket(taken.reached, days.open) - width_bucket(taken.started, days.open) as "businessDays",
        taken.reached - taken.started as "calendarDays"
      from ${from} join portal.loan_history history using (loan_num)
      cross join (select ${sql.val(open)}::date[] as open) days
      cross join lateral (values ${taken}) as taken (step, started, reached)
      where taken.reached >= taken.started and ${isSeen}`;
  },
  list: {
    unit: 'steps',
    sorts: {
      ...loanSorts,
      step: 'row.step',
      started: 'row.started',
      reached: 'row.reached',
      businessDays: 'row.businessDays',
      calendarDays: 'row.calendarDays',
    },
    filters: { ...loanFilters, step: oneOf('row.step'), reached: within('row.reached') },
    first: ['reached', 'DESC'],
    key: 'row.id',
  },
  by: { step: sql.ref('row.step'), month: monthOf('row.reached'), ...places },
  measures: () => ({
    loans: sql`count(*)`,
    medianBusiness: quantile(0.5, 'row.businessDays'),
    mostBusiness: quantile(0.9, 'row.businessDays'),
    medianCalendar: quantile(0.5, 'row.calendarDays'),
    mostCalendar: quantile(0.9, 'row.calendarDays'),
  }),
  answer: (row) => ({
    ...reportLoan(row),
    step: row.step,
    started: row.started,
    reached: row.reached,
    businessDays: row.businessDays,
    calendarDays: row.calendarDays,
  }),
  columns: [
    ['Step', (row) => stepName(row.step)],
    ['From', (row) => row.started],
    ['To', (row) => row.reached],
    ['Business Days', (row) => String(row.businessDays)],
    ['Calendar Days', (row) => String(row.calendarDays)],
  ],
};
