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

/** Days on which something happened: the application, which starts the clock of the Loan Estimate, and the list of providers. */
const pastDays = ['sAppSubmittedD', 'sProviderListGivenD'] as const;

/** Throws 422 for an application or a list of providers that would have been received or given in the future. */
export function assertPastDays(
  loan: LoanDocument,
  values: Readonly<Partial<Record<(typeof pastDays)[number], string | null | undefined>>>,
  today: string,
): void {
  const wrong = pastDays.filter((name) => {
    const day = values[name];
    return day && day !== loan[name] && day > today;
  });
  if (wrong.length > 0)
    throw invalid('fields-not-valid', Object.fromEntries(wrong.map((name) => [name, 'estimate-in-future' as const])));
}

/** The dates of a closing and its deadlines. */
export const importantDatesOf = (loan: LoanDocument): Dates => ({
  version: loan.version,
  sAppSubmittedD: loan.sAppSubmittedD ?? null,
  sProviderListGivenD: loan.sProviderListGivenD ?? null,
  sEstCloseD: loan.sEstCloseD ?? null,
  sConsummationD: loan.sConsummationD ?? null,
  sDisbursementD: loan.sDisbursementD ?? null,
  sSchedDueD1: loan.sSchedDueD1 ?? null,
  deadlines: deadlinesOf(loan),
});
