import { addDays } from '../../format/date';
import type { NewLoanDocument } from '../../loan/document';
import { type BusinessCalendar, countBusinessDays, specificCalendar } from '../calendar/business-days';
import { afterRevisedEstimate, clockDays, type DeliveryMethod, revisionDue } from '../calendar/disclosure-clock';

/** What the desk looks at before it approves a change. */
export interface ChangeChecks {
  /** Business days that are left to issue the revised disclosure, today not counted; undefined once they are over. */
  readonly daysLeft: number | undefined;
  /** Once a Closing Disclosure was issued, a corrected one discloses the change instead of a Loan Estimate (19(e)(4)(ii)). */
  readonly closingDisclosure: string | undefined;
  /** The closing, the last day to receive a revised Loan Estimate before it, and whether one that is emailed or handed over today is in time. */
  readonly closing:
    | { readonly date: string; readonly receiveBy: string; readonly holds: boolean; readonly holdsInPerson: boolean }
    | undefined;
}

export function changeChecks(
  loan: Pick<NewLoanDocument, 'sEstCloseD' | 'sConsummationD' | 'sInitialClosingDisclosureIssuedD'>,
  learned: string,
  today: string,
  general: BusinessCalendar,
): ChangeChecks {
  const due = revisionDue(learned, general).date;
  let daysLeft = 0;
  for (let day = addDays(today, 1); day <= due; day = addDays(day, 1)) if (general(day) === undefined) daysLeft += 1;
  const closing = loan.sConsummationD ?? loan.sEstCloseD;
  const holds = (method: DeliveryMethod): boolean =>
    closing !== undefined && closing !== null && afterRevisedEstimate({ sent: today, method }).date <= closing;
  return {
    daysLeft: today > due ? undefined : daysLeft,
    closingDisclosure: loan.sInitialClosingDisclosureIssuedD ?? undefined,
    closing: closing
      ? {
          date: closing,
          receiveBy: countBusinessDays(closing, -clockDays.lastEstimate, specificCalendar).date,
          holds: holds('electronic'),
          holdsInPerson: holds('in-person'),
        }
      : undefined,
  };
}

/**
 * Whether the Closing Disclosure shows a change instead of a Loan Estimate: one was issued, or even an estimate that is handed over today
 * comes too late for the closing (19(e)(4)(ii)).
 */
export const isForClosing = ({ closingDisclosure, closing }: ChangeChecks): boolean =>
  closingDisclosure !== undefined || closing?.holdsInPerson === false;
