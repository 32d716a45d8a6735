import { type BusinessCalendar, type CountedDay, countBusinessDays } from '../disclosure/calendar/business-days';
import { addDays } from '../format/date';
import type { LoanValues } from '../loan/document';

/**
 * Days of 12 CFR 1002.14: the notice after the application, the copy before consummation, and receipt after mailing. The rule asks for
 * the copy `promptly` upon completion; seven calendar days are the lender's own reading of it.
 */
export const valuationDays = { notice: 3, promptly: 7, copy: 3, receipt: 3, waiver: 3, withoutClosing: 30 } as const;

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

/** The last version of the report of an appraisal, and the copies of it. The versions before it need none. */
export interface Valued {
  readonly appraisal: string;
  readonly reportVersion: number;
  /** When it was received or, if that was later, accepted. */
  readonly completedOn: string;
  readonly copies: readonly CopySent[];
}

export interface ValuationFacts {
  readonly loan: Pick<
    LoanValues,
    | 'sAppReceivedD'
    | 'sAppSubmittedD'
    | 'sSubmitD'
    | 'sConsummationD'
    | 'sEstCloseD'
    | 'sLienPosT'
    | 'sCanceledD'
    | 'sWithdrawnD'
    | 'sRejectD'
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
  readonly appraisal: string | null;
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

const plainDay = (date: string): CountedDay => ({ date, skipped: [] });
const earlier = (one: CountedDay, other: CountedDay): CountedDay => (other.date < one.date ? other : one);

/**
 * When the borrower has a copy: on the day that evidence shows, in person on that day, by mail otherwise three business days after it was
 * sent. An electronic copy is never presumed to be received; null until it is.
 */
export function copyReceivedOn({ method, sentOn, receivedOn }: CopySent, general: BusinessCalendar): CountedDay | null {
  if (receivedOn !== null) return plainDay(receivedOn);
  if (method === 'in-person') return plainDay(sentOn);
  return method === 'mail' ? countBusinessDays(sentOn, valuationDays.receipt, general) : null;
}

/** The copy that a borrower has first; if none is received yet, the last one that was sent. */
function copyFor(copies: readonly CopySent[], borrower: string, general: BusinessCalendar) {
  const all = copies
    .filter((copy) => copy.borrower === borrower)
    .map((copy) => ({ copy, received: copyReceivedOn(copy, general) }));
  const [first] = all
    .flatMap((one) => (one.received ? [{ ...one, received: one.received }] : []))
    .toSorted((one, other) => one.received.date.localeCompare(other.received.date));
  return first ?? all.at(-1);
}

type More = Partial<Pick<ValuationRow, 'appraisal' | 'reportVersion' | 'borrower' | 'method'>>;

function rowOf(
  step: ValuationStep,
  today: string,
  day: CountedDay | null,
  done: string | null,
  more: More = {},
): ValuationRow {
  const isLate = day !== null && day.date < (done ?? today);
  const state = isLate ? 'late' : done === null ? 'open' : 'done';
  return { ...{ step, day, done, state, appraisal: null, reportVersion: null, borrower: null, method: null }, ...more };
}

const endOf = ({ sCanceledD, sWithdrawnD, sRejectD }: ValuationFacts['loan']): string | undefined =>
  sCanceledD ?? sWithdrawnD ?? sRejectD ?? undefined;

/**
 * The last day on which the borrower must have the copy: promptly upon completion or three business days before closing, whichever is
 * earlier; after a waiver at closing, and 30 days after a loan ended. Null after a waiver without a closing date.
 */
function copyDue({ completedOn }: Valued, { loan, waivedOn }: ValuationFacts, general: BusinessCalendar) {
  const ended = endOf(loan);
  if (ended !== undefined && waivedOn !== null) return plainDay(addDays(ended, valuationDays.withoutClosing));
  const closing = loan.sConsummationD ?? loan.sEstCloseD;
  if (waivedOn !== null && (!closing || mayWaiveOn(waivedOn, closing, general)))
    return closing ? plainDay(closing) : null;
  const promptly = plainDay(addDays(completedOn, valuationDays.promptly));
  return closing ? earlier(promptly, countBusinessDays(closing, -valuationDays.copy, general)) : promptly;
}

function valuationRows(
  valued: Valued,
  facts: ValuationFacts,
  general: BusinessCalendar,
  today: string,
): ValuationRow[] {
  const due = copyDue(valued, facts, general);
  const { appraisal, reportVersion } = valued;
  return facts.borrowers.flatMap((borrower): ValuationRow[] => {
    const found = copyFor(valued.copies, borrower, general);
    if (found === undefined) return [rowOf('copy', today, due, null, { appraisal, reportVersion, borrower })];
    const { copy, received } = found;
    const isThere = received !== null && received.date <= today;
    const more = { appraisal, reportVersion, borrower, method: copy.method };
    // The copy is in time if the borrower has it by the last day, whenever it was sent.
    const { state } = rowOf('copy', today, due, received?.date ?? null);
    return [
      { ...rowOf('copy', today, due, copy.sentOn, more), state },
      { ...rowOf('received', today, received, isThere ? received.date : null, more), state: isThere ? 'done' : 'open' },
    ];
  });
}

/** The first day on which the loan may close with the copies of every valuation; null while a borrower lacks one. */
function firstClosing(
  { valuations, borrowers, waivedOn }: ValuationFacts,
  general: BusinessCalendar,
): CountedDay | null {
  const days = valuations.flatMap(({ copies }) =>
    borrowers.map((borrower) => copyFor(copies, borrower, general)?.received?.date),
  );
  const latest = days.some((day) => day === undefined) ? undefined : days.toSorted().at(-1);
  if (latest === undefined) return null;
  const ordinary = countBusinessDays(latest, valuationDays.copy, general);
  if (waivedOn === null) return ordinary;
  const waived = countBusinessDays(waivedOn, valuationDays.waiver, general);
  return earlier(ordinary, waived.date < latest ? plainDay(latest) : waived);
}

/** The first day to close, and whether the loan closed before it. */
function closingRow(first: CountedDay, { sConsummationD }: ValuationFacts['loan'], today: string): ValuationRow {
  const closed = sConsummationD ?? null;
  const state = closed === null ? 'open' : closed < first.date ? 'late' : closed <= today ? 'done' : 'open';
  return { ...rowOf('closing', today, first, closed), state };
}

/** The day from which the notice is timed, as the Loan Estimate that has it; the registration is only the last guess. */
export const applicationDay = ({
  sAppReceivedD,
  sAppSubmittedD,
  sSubmitD,
}: Pick<LoanValues, 'sAppReceivedD' | 'sAppSubmittedD' | 'sSubmitD'>): string | null =>
  sAppReceivedD ?? sAppSubmittedD ?? sSubmitD ?? null;

/** The clock of Regulation B for copies of valuations, from the notice to closing; empty for a loan that it does not apply to. */
export function valuationClock(facts: ValuationFacts, general: BusinessCalendar, today: string): ValuationRow[] {
  const { loan, noticeOn, waivedOn, valuations } = facts;
  if (!appliesTo(loan)) return [];
  const application = applicationDay(loan);
  const closing = loan.sConsummationD ?? loan.sEstCloseD;
  const noticeDue = application ? countBusinessDays(application, valuationDays.notice, general) : null;
  const waiverDue = closing ? countBusinessDays(closing, -valuationDays.waiver, general) : null;
  const first = firstClosing(facts, general);
  return [
    rowOf('notice', today, noticeDue, noticeOn),
    ...(waivedOn === null ? [] : [rowOf('waiver', today, waiverDue, waivedOn)]),
    ...valuations.flatMap((valued) => valuationRows(valued, facts, general, today)),
    ...(first === null ? [] : [closingRow(first, loan, today)]),
  ];
}
