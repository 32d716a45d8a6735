import { addMonths } from '../format/date';
import type { LoanDocument } from '../loan/document';
import type { ServicingTerms } from './servicing-terms';

/** The note may charge for a prepayment. */
const MAY_CHARGE = '1';

/** The last day of the period in which a prepayment is charged for; null without one. A period of unknown length never ends. */
export function penaltyThrough(
  loan: LoanDocument,
  terms: Pick<ServicingTerms, 'firstDue' | 'payments'>,
): string | null {
  if (loan.sPrepmtPenaltyT !== MAY_CHARGE) return null;
  const from = loan.sClosedD ?? loan.sDisbursementD ?? loan.sFundD ?? terms.firstDue;
  return addMonths(from, loan.sPrepmtPeriodMonths ?? terms.payments);
}
