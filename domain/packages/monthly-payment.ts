import { calculationCents } from '../application/calculations/calculation';
import { calculationsOf } from '../application/calculations/calculations';
import { worksheetOf } from '../fees/worksheet';
import type { LoanDocument } from '../loan/document';
import { centsOrZero } from '../numbers/cents';
import type { Cents } from '../numbers/fixed';
import { escrowYear } from './escrow-statement';

/** The parts of the first monthly payment in cents. */
export interface MonthlyPayment {
  readonly principalAndInterest: Cents;
  readonly insurance: Cents;
  readonly escrow: Cents;
  readonly total: Cents;
}

export function monthlyPaymentOf(loan: LoanDocument): MonthlyPayment {
  const principalAndInterest = calculationCents(calculationsOf(loan).payment) ?? 0;
  const insurance = centsOrZero(loan.sProMIns);
  const escrow = escrowYear(loan, worksheetOf(loan))?.payment ?? 0;
  return { principalAndInterest, insurance, escrow, total: principalAndInterest + insurance + escrow };
}
