import { complianceInput, LOCKED } from '../../compliance/compliance-input';
import { highCostTests } from '../../compliance/high-cost';
import { worksheetOf } from '../../fees/worksheet';
import type { LoanDocument } from '../../loan/document';
import { centsOf } from '../../numbers/cents';
import type { AporWeek } from '../../pricing/apor';
import type { FinalAction } from '../action-taken';
import { isOpenEnd } from '../purpose';

/** Note less prepaid finance charges, as the Closing Disclosure has it; undefined for a loan without fees. */
function amountFinancedOf(loan: LoanDocument): number | undefined {
  const note = centsOf(loan.sFinalLAmt ?? loan.sLAmtCalc);
  if (note === undefined || !loan.fees?.length) return undefined;
  return note - worksheetOf(loan).totals.financeCharges;
}

/** The loan as it closed: at the rate that was locked, and on the day of its consummation, otherwise of the final action. */
const asClosed = (loan: LoanDocument, date: string): LoanDocument => ({
  ...loan,
  sRateLockStatusT: LOCKED,
  sConsummationD: loan.sConsummationD ?? loan.sClosedD ?? date,
});

/**
 * Whether a closed loan is high-cost by the tests of rate, points and fees, and prepayment penalty (12 CFR 1026.32(a)(1)). Undefined while
 * a test lacks something, such as the APR, the compensation of the originator or the amount of a prepayment penalty.
 */
export function calculatedHoepa(
  loan: LoanDocument,
  { date }: FinalAction,
  apor: readonly AporWeek[],
): boolean | undefined {
  // Lines of credit have limits and fees of their own; a rate that was never set has no spread.
  if (isOpenEnd(loan) || !loan.sRLckdD) return undefined;
  const facts = { today: date, apor, program: undefined, scenario: undefined, amountFinanced: amountFinancedOf(loan) };
  const whole = highCostTests(complianceInput(asClosed(loan, date), facts)).at(-1);
  return whole?.verdict === 'fails' ? true : whole?.verdict === 'passes' ? false : undefined;
}
