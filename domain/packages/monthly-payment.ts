import { calculationCents } from '../application/calculations/calculation';
import { paymentFiguresOf } from '../application/calculations/calculations';
import { escrowedInsurance } from '../fees/escrow-payment';
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
  const principalAndInterest = calculationCents(paymentFiguresOf(loan).payments.payment) ?? 0;
  const worksheet = worksheetOf(loan);
  // Insurance that the escrow account pays is part of the escrow payment.
  const insurance = Math.max(0, centsOrZero(loan.sProMIns) - escrowedInsurance(loan, worksheet));
  const escrow = escrowYear(loan, worksheet)?.payment ?? 0;
  return { principalAndInterest, insurance, escrow, total: principalAndInterest + insurance + escrow };
}
