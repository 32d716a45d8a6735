import { type Calculations, calculationsOf } from '../../../domain/application/calculations/calculations';
import type { NewLoanDocument } from '../../../domain/loan/document';

/** Several parts of a page show the calculations of the same loan. */
const known = new WeakMap<NewLoanDocument, Calculations>();

/** A loan's calculations, cached per document. Documents are immutable, so a change makes a new one. */
export function knownCalculations(loan: NewLoanDocument): Calculations {
  const calculations = known.get(loan) ?? calculationsOf(loan);
  known.set(loan, calculations);
  return calculations;
}
