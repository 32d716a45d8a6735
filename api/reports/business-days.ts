import { addDays } from '../../domain/format/date';
import { isBusinessDay } from '../../domain/loan/business-hours';
import type { BusinessHours } from '../../domain/loan/business-hours.schemas';

/** Years before and after today that loans are timed in. */
const BEFORE = 12;
const AFTER = 1;

let last: { readonly key: string; readonly days: readonly string[] } | undefined;

/** The days on which the lender works, in order, around today. They only change with the lender's hours and the year. */
export function businessDays(hours: BusinessHours, today: string): readonly string[] {
  const year = Number(today.slice(0, 4));
  const key = JSON.stringify([year, hours.days, hours.closedOnFederalHolidays, hours.holidays]);
  if (last?.key === key) return last.days;
  const days: string[] = [];
  const end = `${year + AFTER}-12-31`;
  for (let day = `${year - BEFORE}-01-01`; day <= end; day = addDays(day, 1)) {
    if (isBusinessDay(day, hours)) days.push(day);
  }
  last = { key, days };
  return days;
}
