import { addDays, pacificDate } from '../format/date';
import { pacificInstant, pacificMidnight } from '../format/pacific-day';
import { isBusinessDay, isBusinessTime } from '../loan/business-hours';
import type { BusinessHours } from '../loan/business-hours.schemas';
import { type Message, message } from '../messages/message';
import type { DeskHours } from './lock.schemas';
import type { ExpiryRolling } from './lock-kinds';

/** A lender that works on one day of a year is open within this many days. */
const MOST_DAYS = 400;

/** The first business day at or after a day, or at or before it with a step of -1; the day itself if there is none in a year. */
export function businessDayFrom(date: string, hours: BusinessHours, step: 1 | -1 = 1): string {
  for (let days = 0; days < MOST_DAYS; days += 1) {
    const day = addDays(date, days * step);
    if (isBusinessDay(day, hours)) return day;
  }
  return date;
}

export interface RolledExpiry {
  readonly expiresOn: string;
  /** The weekend day or holiday that it would have been; null if it was not moved. */
  readonly rolledFrom: string | null;
}

interface ExpiryRules {
  readonly hours: BusinessHours;
  readonly rolling: ExpiryRolling;
}

/** The day through which a lock is good that lasts some days from a date (decision "LOCK, expiry"). */
export function expiryAfter(from: string, days: number, { hours, rolling }: ExpiryRules): RolledExpiry {
  const due = addDays(from, days);
  if (rolling === 'none' || isBusinessDay(due, hours)) return { expiresOn: due, rolledFrom: null };
  return { expiresOn: businessDayFrom(due, hours, rolling === 'next' ? 1 : -1), rolledFrom: due };
}

/** The last instant of a Pacific day. */
export const endOfPacificDay = (day: string): string =>
  new Date(Date.parse(pacificMidnight(addDays(day, 1))) - 1).toISOString();

/** The minute after the last one inside. */
function closingTime(closes: string): string {
  const [hours = 0, minutes = 0] = closes.split(':').map(Number);
  const after = hours * 60 + minutes + 1;
  return `${String(Math.floor(after / 60)).padStart(2, '0')}:${String(after % 60).padStart(2, '0')}`;
}

const closesAt = (day: string, closes: string): Date =>
  closes === '23:59' ? new Date(pacificMidnight(addDays(day, 1))) : pacificInstant(day, closingTime(closes));

const weekdays = [
  'weekday-sunday',
  'weekday-monday',
  'weekday-tuesday',
  'weekday-wednesday',
  'weekday-thursday',
  'weekday-friday',
  'weekday-saturday',
] as const;
const isInRow = (days: readonly number[]): boolean =>
  days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);

/** The hours of the lock desk in words: 'Monday to Friday, 9:00 AM to 3:59 PM Pacific time'. */
export function deskHoursText({ days, opens, closes }: BusinessHours): Message {
  const times = { opens: { clock: opens }, closes: { clock: closes } };
  const [first, last] = [weekdays[days[0] ?? 1], weekdays[days.at(-1) ?? 5]];
  return isInRow(days) && days.length > 1 && first && last
    ? message('lock-desk-hours', { first: message(first), last: message(last), ...times })
    : message('lock-desk-hours-on-business-days', times);
}

/** The lock desk at a moment: open or not, and until when. */
export function deskHoursAt(now: Date, hours: BusinessHours): DeskHours {
  const { opens, closes, days } = hours;
  const today = pacificDate(now);
  const isOpen = isBusinessTime(now, hours);
  const opensLater = isBusinessDay(today, hours) && now < pacificInstant(today, opens);
  const next = businessDayFrom(opensLater ? today : addDays(today, 1), hours);
  const until = isOpen ? closesAt(today, closes) : pacificInstant(next, opens);
  return { opens, closes, days: [...days], isOpen, until: until.toISOString(), words: deskHoursText(hours) };
}
