import { addDays } from '../format/date';
import { type DayRange, datesOf } from '../format/days';
import type { DeskReport } from '../pages/report-pages';
import { reportShapes } from './report-shapes';

type Filter = Readonly<Record<string, unknown>>;

/** The days of a month, `2026-03`. */
function monthSpan(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, to: addDays(`${next}-01`, -1) };
}

const isRange = (value: unknown): value is DayRange => typeof value === 'object' && value !== null;

/** The filter of a report's list that finds the rows of a group, among those that its figures are of. */
export function groupFilter(report: DeskReport, by: string, key: string, filter: Filter, today: string): Filter {
  if (by !== 'month') return { ...filter, [by]: [key] };
  const { period } = reportShapes[report];
  const month = monthSpan(key);
  const asked = filter[period];
  const { from = month.from, to = month.to } = isRange(asked) ? datesOf(asked, today) : month;
  return {
    ...filter,
    [period]: { from: from > month.from ? from : month.from, to: to < month.to ? to : month.to },
  };
}
