import { pacific, pacificDate } from './date';

/** Hours that Pacific time is behind UTC, in summer and in winter. */
const BEHIND = [7, 8] as const;

/** The instant at which a day (`2026-11-20`) begins in Pacific time, ISO 8601. */
export function pacificMidnight(day: string): string {
  const begins = BEHIND.map((hours) => new Date(`${day}T0${hours}:00:00.000Z`)).find(
    (at) => pacificDate(at) === day && pacificDate(new Date(at.getTime() - 1)) !== day,
  );
  return (begins ?? new Date(`${day}T08:00:00.000Z`)).toISOString();
}

const pacificTime = new Intl.DateTimeFormat('en-GB', { timeZone: pacific, hour: '2-digit', minute: '2-digit' });

/**
 * The instant of a Pacific clock time (`15:59`) on a day. The hour that is skipped in spring counts as winter time; of the hour
 * that comes twice in fall, it is the first.
 */
export function pacificInstant(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const [summer, winter] = BEHIND.map(
    (behind) => new Date(Date.parse(`${day}T00:00:00.000Z`) + ((hours + behind) * 60 + minutes) * 60_000),
  ) as [Date, Date];
  return pacificDate(summer) === day && pacificTime.format(summer) === time ? summer : winter;
}
