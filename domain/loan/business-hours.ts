import { pacific, pacificDate } from '../format/date';
import type { BusinessHours } from './business-hours.schemas';
import { federalHolidays, weekday } from './federal-holidays';

/** Monday to Friday, 9:00 to 15:59 Pacific time, closed on federal holidays (CONST-01); the default of the general setting. */
export const defaultBusinessHours: BusinessHours = {
  opens: '09:00',
  closes: '15:59',
  days: [1, 2, 3, 4, 5],
  closedOnFederalHolidays: true,
  holidays: [],
};

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: pacific, hour: '2-digit', minute: '2-digit' });

function isHoliday(date: string, hours: BusinessHours): boolean {
  if (hours.holidays.includes(date)) return true;
  if (!hours.closedOnFederalHolidays) return false;
  const year = Number(date.slice(0, 4));
  // New Year's Day on a Saturday is observed in the previous year.
  return [year, year + 1].some((one) => federalHolidays(one).some(({ observed }) => observed === date));
}

/** Whether the lender works on a day (`2026-11-20`). */
export const isBusinessDay = (date: string, hours: BusinessHours): boolean =>
  hours.days.includes(weekday(date)) && !isHoliday(date, hours);

/** Whether an instant lies inside business hours (CONST-01): Friday 15:59 does, 16:00 does not. */
export function isBusinessTime(instant: Date, hours: BusinessHours): boolean {
  const time = clock.format(instant);
  return isBusinessDay(pacificDate(instant), hours) && time >= hours.opens && time <= hours.closes;
}
