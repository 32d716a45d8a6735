import { type Calculations, calculationsOf } from '../../../domain/application/calculations/calculations';
import type { NewLoanDocument } from '../../../domain/loan/document';

/** A page shows the figures of one loan in several parts. */
const known = new WeakMap<NewLoanDocument, Calculations>();

/** All figures of a loan, worked out once for each loan document there is: a changed loan is another document. */
export function knownCalculations(loan: NewLoanDocument): Calculations {
  const calculations = known.get(loan) ?? calculationsOf(loan);
  known.set(loan, calculations);
  return calculations;
}
