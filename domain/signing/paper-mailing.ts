import { type BusinessCalendar, countBusinessDays, specificCalendar } from '../disclosure/calendar/business-days';
import { clockDays, estimateDue } from '../disclosure/calendar/disclosure-clock';
import { revisionDay } from '../disclosure/changes/revision-day';
import { correctionDue, correctionReasons } from '../disclosure/closing/closing-clock';
import { revisedEstimateDue } from '../disclosure/estimate/estimate-clock';
import { type EstimateDates, outsideEstimate } from '../disclosure/estimate/outside-estimate';
import { pacificDate } from '../format/date';
import type { LoanDocument } from '../loan/document';
import type { ClosingDisclosureRecord } from '../loan/fees/closing-lists';
import { paperDay } from './follow-up';
import { heldDisclosure } from './held-disclosure';
import type { SigningKind } from './signing-kinds';

/** Why a package goes out on paper: a signer asked for it, withdrew their consent, or did not open it within three business days. */
export const paperReasons = ['paper', 'withdrawn', 'no-answer'] as const;
export type PaperReason = (typeof paperReasons)[number];

/** What became of a package that was to go out on paper. `replaced`: it was sent again, with the same purpose and title. */
export const mailingStates = ['due', 'mailed', 'signed', 'declined', 'voided', 'replaced'] as const;
export type MailingState = (typeof mailingStates)[number];

type Dated = Pick<LoanDocument, 'sAppSubmittedD' | 'sConsummationD' | 'sEstCloseD' | 'closingDisclosures' | 'cocs'> &
  EstimateDates;

interface Sent {
  readonly kind: SigningKind;
  readonly sentAt: string;
  /** Of its documents. */
  readonly fileIds: readonly string[];
}

/** Business days from mailing to the first day of closing: presumed receipt, if it counts, and the wait after it. */
const beforeClosing = {
  estimate: clockDays.estimateWait,
  revisedEstimate: clockDays.receipt + clockDays.lastEstimate,
  closingDisclosure: clockDays.receipt + clockDays.closingDisclosure,
} as const;

/** The last day that leaves so many business days before closing. */
function lastBefore({ sConsummationD, sEstCloseD }: Dated, days: number): string | undefined {
  const closing = sConsummationD ?? sEstCloseD;
  return closing ? countBusinessDays(closing, -days, specificCalendar).date : undefined;
}

const earliest = (...days: readonly (string | undefined)[]): string | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0];

/**
 * Of a Closing Disclosure, by what it is: three business days after it counts as received for the first and for one that starts the wait
 * again; otherwise it is received by closing (19(f)(2)(i)). One that discloses changes instead of a Loan Estimate also has their day
 * (19(e)(4)(i)). One that corrects what was disclosed before closing has its own days (19(f)(2)(iii) to (v)).
 */
function closingDisclosureDay(
  held: ClosingDisclosureRecord | undefined,
  loan: Dated,
  general: BusinessCalendar,
): string | undefined {
  if (held?.kind === 'corrected') {
    const reason = correctionReasons.find((each) => each === held.reason);
    const { sConsummationD: closing } = loan;
    return reason && held.learned && closing ? correctionDue(reason, held.learned, closing) : undefined;
  }
  const waits = held === undefined || held.kind !== 'revised' || held.restarts.length > 0;
  const changes = held ? (loan.cocs ?? []).filter(({ closing }) => closing === held.number) : [];
  const due = held && revisionDay(changes, held, general)?.date;
  return earliest(due, lastBefore(loan, waits ? beforeClosing.closingDisclosure : clockDays.receipt));
}

function legalDay({ kind, fileIds, sentAt }: Sent, loan: Dated, general: BusinessCalendar): string | undefined {
  switch (kind) {
    case 'initial-disclosures': {
      // After one from outside the portal it is a revised one, for which no change sets a day.
      if (outsideEstimate(loan)) return earliest(paperDay(sentAt), lastBefore(loan, beforeClosing.revisedEstimate));
      const due = loan.sAppSubmittedD ? estimateDue(loan.sAppSubmittedD, general).date : paperDay(sentAt);
      return earliest(due, lastBefore(loan, beforeClosing.estimate));
    }
    case 'redisclosure': {
      const number = heldDisclosure(kind, loan, fileIds);
      const held = loan.loanEstimates?.find((each) => each.number === number);
      if (held === undefined) return undefined;
      const due = revisedEstimateDue(held, loan, general)?.date ?? paperDay(sentAt);
      return earliest(due, lastBefore(loan, beforeClosing.revisedEstimate));
    }
    case 'closing-disclosure': {
      const number = heldDisclosure(kind, loan, fileIds);
      return closingDisclosureDay(
        loan.closingDisclosures?.find((each) => each.number === number),
        loan,
        general,
      );
    }
    case 'other':
      return undefined;
  }
}

/**
 * The latest day on which a package can be mailed on paper in time: for a Loan Estimate, the last day to deliver it or place it in the
 * mail (12 CFR 1026.19(e)(1)(iii) and (4)(i)), and early enough for the days before closing: seven, and for a revised one four after it
 * counts as received ((e)(4)(ii)); for a Closing Disclosure, the last day from which it counts as received three business days before
 * closing (19(f)(1)(ii) and (iii)), by closing, or the day of a correction after it, and that of a change which it discloses
 * ((e)(4)(i)). Without such a day, the third business day after it was sent. Never before it was sent.
 */
export function mailBy(sent: Sent, loan: Dated, general: BusinessCalendar): string {
  const day = legalDay(sent, loan, general) ?? paperDay(sent.sentAt);
  const first = pacificDate(sent.sentAt);
  return day < first ? first : day;
}
