import type { LoanDocument } from '../../loan/document';
import { centsOrZero } from '../../numbers/cents';
import type { Cents } from '../../numbers/fixed';
import { calculationCents } from './calculation';
import { calculationsOf } from './calculations';

/** What the loan pays off, by the same calculation as the cash of the application. */
export const payoffsOf = (loan: LoanDocument): Cents =>
  (calculationCents(calculationsOf(loan).payoffBalance) ?? 0) || centsOrZero(loan.sRefPdOffAmt);
