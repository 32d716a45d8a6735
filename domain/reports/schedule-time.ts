import { addDays, pacificDate } from '../format/date';
import { pacificInstant } from '../format/pacific-day';
import { weekday } from '../loan/federal-holidays';

/** Monday to Friday, as `weekday` numbers them. */
export const scheduleDays = [1, 2, 3, 4, 5] as const;

/** Hours at which emails are sent, Pacific time. */
export const scheduleHours = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;

/** The first time after an instant that an email is due: at an hour, Pacific time, of one of the days. */
export function nextDue(weekdays: readonly number[], hour: number, after: Date): Date {
  const time = `${String(hour).padStart(2, '0')}:00`;
  for (let day = pacificDate(after); ; day = addDays(day, 1)) {
    const at = pacificInstant(day, time);
    if (at > after && weekdays.includes(weekday(day))) return at;
  }
}
