/** A calendar day as the number of days since 1 January 1970: quick to count with. */
export type Day = number;

const DAY_MS = 86_400_000;

export const dayOf = (date: string): Day => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** `2026-11-20`. */
export const dayText = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday. */
const weekday = (day: Day): number => (day + 4) % 7;

const isWorkday = (day: Day): boolean => weekday(day) !== 0 && weekday(day) !== 6;

/** That many working days (Monday to Friday) earlier; with 0, the day itself or the Friday before it. */
export function workdaysBefore(day: Day, count: number): Day {
  let found = day;
  while (!isWorkday(found)) found -= 1;
  for (let left = count; left > 0; left -= 1) {
    found -= 1;
    while (!isWorkday(found)) found -= 1;
  }
  return found;
}

/** That many working days later. */
export function workdaysAfter(day: Day, count: number): Day {
  let found = day;
  for (let left = count; left > 0; left -= 1) {
    found += 1;
    while (!isWorkday(found)) found += 1;
  }
  return found;
}

/** The first Sunday of a month (0 is January). */
function firstSunday(year: number, month: number): Day {
  const first = Date.UTC(year, month, 1) / DAY_MS;
  return first + ((7 - weekday(first)) % 7);
}

const summers = new Map<number, readonly [Day, Day]>();

/** From the second Sunday of March to the first of November the Pacific clock is one hour ahead (15 USC 260a). */
function isSummer(day: Day): boolean {
  const year = new Date(day * DAY_MS).getUTCFullYear();
  const known = summers.get(year) ?? ([firstSunday(year, 2) + 7, firstSunday(year, 10)] as const);
  summers.set(year, known);
  return day >= known[0] && day < known[1];
}

/** The instant of a Pacific time of day, in seconds since midnight. */
export const pacificInstant = (day: Day, seconds: number): string =>
  new Date(day * DAY_MS + (seconds + (isSummer(day) ? 7 : 8) * 3600) * 1000).toISOString();
