import type { z } from 'zod';
import type { CountedDay } from '../../domain/disclosure/calendar/business-days';
import {
  afterClosingDisclosure,
  closingDisclosureDue,
  cureDue,
  rescissionEnds,
} from '../../domain/disclosure/calendar/disclosure-clock';
import type { importantDates } from '../../domain/fees/closing-view.schemas';
import type { LoanDocument } from '../../domain/loan/document';

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

const PRIMARY = '0';

/** Only a refinance of the borrower's own dwelling can be rescinded (12 CFR 1026.23(a) and (f)). */
const isRescindable = ({ sLPurposeT, sOccTPe }: LoanDocument): boolean =>
  sLPurposeT !== undefined && sLPurposeT !== null && sLPurposeT !== '0' && (sOccTPe ?? PRIMARY) === PRIMARY;

function deadlinesOf(loan: LoanDocument): Deadline[] {
  const closing = loan.sConsummationD ?? loan.sEstCloseD;
  const { sInitialClosingDisclosureIssuedD: sent, sInitialClosingDisclosureReceivedD: received } = loan;
  const evidence = received ?? undefined;
  return [
    ...(closing ? [deadline('closingDisclosureDue', closingDisclosureDue(closing))] : []),
    ...(sent
      ? [deadline('earliestConsummation', afterClosingDisclosure({ sent, method: 'electronic', evidence }))]
      : []),
    ...(closing && isRescindable(loan) ? [deadline('rescissionEnds', rescissionEnds(closing))] : []),
    ...(loan.sConsummationD ? [deadline('cureDue', { date: cureDue(loan.sConsummationD), skipped: [] })] : []),
  ];
}

/** The dates of a closing and its deadlines. */
export const importantDatesOf = (loan: LoanDocument): Dates => ({
  version: loan.version,
  sEstCloseD: loan.sEstCloseD ?? null,
  sConsummationD: loan.sConsummationD ?? null,
  sDisbursementD: loan.sDisbursementD ?? null,
  sSchedDueD1: loan.sSchedDueD1 ?? null,
  deadlines: deadlinesOf(loan),
});
