import { addDays, daysBetween } from '../../format/date';
import type { EmploymentRecord, ResidenceRecord } from '../../loan/records';

/** How far back the residence and employment history must go. */
export const HISTORY_MONTHS = 24;
const HISTORY_DAYS = 730;

/** A gap of up to a month between two jobs needs no explanation (Fannie Mae Selling Guide B3-3.1-03). */
const GAP_DAYS = 31;

/** Total months at current and previous homes; undefined while one is unknown. */
export function monthsAtHomes(present: unknown, homes: readonly ResidenceRecord[]): number | undefined {
  const all = [present, ...homes.map(({ months }) => months)];
  return all.every((months) => typeof months === 'number') ? all.reduce((sum, months) => sum + months, 0) : undefined;
}

/** A time without work between two jobs, first and last day. */
export interface Gap {
  readonly from: string;
  readonly to: string;
}

export interface WorkHistory {
  /** Whole months since the first job began. */
  readonly months: number;
  readonly reachesBack: boolean;
  /** Of the last two years, the earliest first. */
  readonly gaps: readonly Gap[];
}

interface Span {
  readonly start: string;
  readonly end: string;
}

const spanOf = ({ status, startDate, endDate }: EmploymentRecord, today: string): Span | undefined => {
  const end = status === '1' ? endDate : today;
  return startDate && end ? { start: startDate, end } : undefined;
};

function gapsBetween(spans: readonly Span[], since: string): Gap[] {
  const gaps: Gap[] = [];
  let end = spans[0]?.end ?? since;
  for (const span of spans) {
    if (span.start > since && daysBetween(end, span.start) > GAP_DAYS) {
      gaps.push({ from: addDays(end, 1), to: addDays(span.start, -1) });
    }
    if (span.end > end) end = span.end;
  }
  return gaps;
}

/** How far back a borrower's jobs go, and the gaps between them; undefined while a date is missing. */
export function workHistory(jobs: readonly EmploymentRecord[], today: string): WorkHistory | undefined {
  const spans = jobs.flatMap((job) => spanOf(job, today) ?? []).sort((a, b) => (a.start < b.start ? -1 : 1));
  const first = spans[0];
  if (first === undefined || spans.length < jobs.length) return undefined;
  const since = addDays(today, -HISTORY_DAYS);
  return {
    months: Math.max(0, Math.floor((daysBetween(first.start, today) * 12) / 365.25)),
    reachesBack: first.start <= since,
    gaps: gapsBetween(spans, since),
  };
}
