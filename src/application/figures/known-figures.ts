import { type Figures, figuresOf } from '../../../domain/application/figures/figures';
import type { NewLoanDocument } from '../../../domain/loan/document';

/** A page shows the figures of one loan in several parts. */
const known = new WeakMap<NewLoanDocument, Figures>();

/** All figures of a loan, worked out once for each loan document there is: a changed loan is another document. */
export function knownFigures(loan: NewLoanDocument): Figures {
  const figures = known.get(loan) ?? figuresOf(loan);
  known.set(loan, figures);
  return figures;
}
