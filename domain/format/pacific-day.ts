import { pacificDate } from './date';

/** Hours that Pacific time is behind UTC, in summer and in winter. */
const BEHIND = [7, 8] as const;

/** The instant at which a day (`2026-11-20`) begins in Pacific time, ISO 8601. */
export function pacificMidnight(day: string): string {
  const begins = BEHIND.map((hours) => new Date(`${day}T0${hours}:00:00.000Z`)).find(
    (at) => pacificDate(at) === day && pacificDate(new Date(at.getTime() - 1)) !== day,
  );
  return (begins ?? new Date(`${day}T08:00:00.000Z`)).toISOString();
}
