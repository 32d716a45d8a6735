import { type BusinessCalendar, type CountedDay, countBusinessDays } from '../disclosure/calendar/business-days';
import { addDays } from '../format/date';
import type { LoanValues } from '../loan/document';

/** Days of 12 CFR 1002.14: the notice after the application, the copy before consummation, and receipt after mailing. */
export const valuationDays = { notice: 3, copy: 3, receipt: 3, waiver: 3, withoutClosing: 30 } as const;

export const valuationSteps = ['notice', 'waiver', 'copy', 'received', 'closing'] as const;
export type ValuationStep = (typeof valuationSteps)[number];

/** How a copy reaches a borrower. */
export const copyMethods = ['electronic', 'mail', 'in-person'] as const;
export type CopyMethod = (typeof copyMethods)[number];

/** A copy of a version of a report for one borrower. */
export interface CopySent {
  readonly borrower: string;
  readonly method: CopyMethod;
  readonly sentOn: string;
  /** With evidence of it; null without. */
  readonly receivedOn: string | null;
}

/** A version of a report, and the copies of it. */
export interface Valued {
  readonly reportVersion: number;
  readonly receivedOn: string;
  readonly copies: readonly CopySent[];
}

export interface ValuationFacts {
  readonly loan: Pick<
    LoanValues,
    'sAppSubmittedD' | 'sConsummationD' | 'sEstCloseD' | 'sLienPosT' | 'sCanceledD' | 'sWithdrawnD' | 'sRejectD'
  >;
  /** When the first Loan Estimate, which contains the notice, was issued (1026.37(m)(1)). */
  readonly noticeOn: string | null;
  /** When the borrowers waived the three business days; null if they did not. */
  readonly waivedOn: string | null;
  readonly valuations: readonly Valued[];
  readonly borrowers: readonly string[];
}

/** A step: its last day (for receipt the presumed one), the days that did not count, and when it was done. */
export interface ValuationRow {
  readonly step: ValuationStep;
  readonly reportVersion: number | null;
  readonly borrower: string | null;
  readonly day: CountedDay | null;
  readonly done: string | null;
  readonly method: CopyMethod | null;
  readonly state: 'done' | 'open' | 'late';
}

/** The rule is about first liens on a dwelling. */
export const appliesTo = ({ sLienPosT }: Pick<LoanValues, 'sLienPosT'>): boolean => (sLienPosT ?? '0') === '0';

/** Whether a waiver given on this day counts: at least three business days before consummation. */
export const mayWaiveOn = (day: string, closing: string, general: BusinessCalendar): boolean =>
  day <= countBusinessDays(closing, -valuationDays.waiver, general).date;

/** When the borrower has a copy: with evidence or in person on that day, otherwise three business days after it was sent. */
export function copyReceivedOn({ method, sentOn, receivedOn }: CopySent, general: BusinessCalendar): CountedDay {
  const presumed = countBusinessDays(sentOn, valuationDays.receipt, general);
  if (method === 'in-person') return { date: sentOn, skipped: [] };
  return receivedOn !== null && receivedOn < presumed.date ? { date: receivedOn, skipped: [] } : presumed;
}

type More = Partial<Pick<ValuationRow, 'reportVersion' | 'borrower' | 'method'>>;

function rowOf(
  step: ValuationStep,
  today: string,
  day: CountedDay | null,
  done: string | null,
  more: More = {},
): ValuationRow {
  const isLate = day !== null && day.date < (done ?? today);
  const state = isLate ? 'late' : done === null ? 'open' : 'done';
  return { ...{ step, day, done, state, reportVersion: null, borrower: null, method: null }, ...more };
}

const endOf = ({ sCanceledD, sWithdrawnD, sRejectD }: ValuationFacts['loan']): string | undefined =>
  sCanceledD ?? sWithdrawnD ?? sRejectD ?? undefined;

/** The last day to give the copy: three business days before closing, at closing after a waiver, 30 days after a loan ended. */
function copyDue({ loan, waivedOn }: ValuationFacts, general: BusinessCalendar): CountedDay | null {
  const ended = endOf(loan);
  const day = (date: string): CountedDay => ({ date, skipped: [] });
  if (ended !== undefined && waivedOn !== null) return day(addDays(ended, valuationDays.withoutClosing));
  const closing = loan.sConsummationD ?? loan.sEstCloseD;
  if (!closing) return null;
  return waivedOn !== null && mayWaiveOn(waivedOn, closing, general)
    ? day(closing)
    : countBusinessDays(closing, -valuationDays.copy, general);
}

function valuationRows(
  valued: Valued,
  facts: ValuationFacts,
  general: BusinessCalendar,
  today: string,
): ValuationRow[] {
  const due = copyDue(facts, general);
  const { reportVersion } = valued;
  return facts.borrowers.flatMap((borrower): ValuationRow[] => {
    const copy = valued.copies.find((each) => each.borrower === borrower);
    if (copy === undefined) return [rowOf('copy', today, due, null, { reportVersion, borrower })];
    const received = copyReceivedOn(copy, general);
    const isThere = copy.receivedOn !== null || received.date <= today;
    const more = { reportVersion, borrower, method: copy.method };
    return [
      rowOf('copy', today, due, copy.sentOn, more),
      { ...rowOf('received', today, received, isThere ? received.date : null, more), state: isThere ? 'done' : 'open' },
    ];
  });
}

/** The first day on which the loan may close with the copies that were sent. */
function firstClosing(
  { valuations, borrowers, waivedOn }: ValuationFacts,
  general: BusinessCalendar,
): CountedDay | null {
  const [last] = valuations.toSorted((one, other) => other.receivedOn.localeCompare(one.receivedOn));
  if (last === undefined) return null;
  const days = borrowers.map((borrower) => {
    const copy = last.copies.find((each) => each.borrower === borrower);
    return copy && copyReceivedOn(copy, general).date;
  });
  const latest = days.some((day) => day === undefined) ? undefined : days.toSorted().at(-1);
  if (latest === undefined) return null;
  return waivedOn === null ? countBusinessDays(latest, valuationDays.copy, general) : { date: latest, skipped: [] };
}

/** The clock of Regulation B for copies of valuations, from the notice to closing; empty for a loan that it does not apply to. */
export function valuationClock(facts: ValuationFacts, general: BusinessCalendar, today: string): ValuationRow[] {
  const { loan, noticeOn, waivedOn, valuations } = facts;
  if (!appliesTo(loan)) return [];
  const application = loan.sAppSubmittedD;
  const closing = loan.sConsummationD ?? loan.sEstCloseD;
  const noticeDue = application ? countBusinessDays(application, valuationDays.notice, general) : null;
  const waiverDue = closing ? countBusinessDays(closing, -valuationDays.waiver, general) : null;
  const first = firstClosing(facts, general);
  return [
    rowOf('notice', today, noticeDue, noticeOn),
    ...(waivedOn === null ? [] : [rowOf('waiver', today, waiverDue, waivedOn)]),
    ...valuations.flatMap((valued) => valuationRows(valued, facts, general, today)),
    ...(first === null
      ? []
      : [{ ...rowOf('closing', today, first, loan.sConsummationD ?? null), state: 'open' as const }]),
  ];
}
