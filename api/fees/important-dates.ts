import type { z } from 'zod';
import type { CountedDay } from '../../domain/disclosure/calendar/business-days';
import { closingDisclosureDue, cureDue, rescissionEnds } from '../../domain/disclosure/calendar/disclosure-clock';
import { firstConsummation } from '../../domain/disclosure/closing/closing-clock';
import type { importantDates } from '../../domain/fees/closing-view.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { isRescindable } from '../../domain/loan/purpose';
import { invalid } from '../http/app-error';

type Dates = z.output<typeof importantDates>;
type Deadline = Dates['deadlines'][number];

const deadline = (code: Deadline['code'], { date, skipped }: CountedDay): Deadline => ({
  code,
  date,
  skipped: skipped.map(({ date: day, reason }) => ({
    date: day,
    holiday: reason.kind === 'holiday' ? reason.name : null,
  })),
});

function deadlinesOf(loan: LoanDocument): Deadline[] {
  const closing = loan.sConsummationD ?? loan.sEstCloseD;
  const first = firstConsummation(loan);
  return [
    ...(closing ? [deadline('closingDisclosureDue', closingDisclosureDue(closing))] : []),
    ...(first ? [deadline('earliestConsummation', first)] : []),
    ...(closing && isRescindable(loan) ? [deadline('rescissionEnds', rescissionEnds(closing))] : []),
    ...(loan.sConsummationD ? [deadline('cureDue', { date: cureDue(loan.sConsummationD), skipped: [] })] : []),
  ];
}

/** Throws 422 for an application, which starts the clock of the Loan Estimate, that would be received in the future. */
export function assertApplicationDay(
  loan: LoanDocument,
  { sAppSubmittedD: received }: { readonly sAppSubmittedD?: string | null | undefined },
  today: string,
): void {
  if (received && received !== loan.sAppSubmittedD && received > today) {
    throw invalid('fields-not-valid', { sAppSubmittedD: 'estimate-in-future' });
  }
}

/** The dates of a closing and its deadlines. */
export const importantDatesOf = (loan: LoanDocument): Dates => ({
  version: loan.version,
  sAppSubmittedD: loan.sAppSubmittedD ?? null,
  sEstCloseD: loan.sEstCloseD ?? null,
  sConsummationD: loan.sConsummationD ?? null,
  sDisbursementD: loan.sDisbursementD ?? null,
  sSchedDueD1: loan.sSchedDueD1 ?? null,
  deadlines: deadlinesOf(loan),
});
