import { emptyDocument, type LoanDocument, type NewLoanDocument } from '../../loan/document';
import { fieldSpec } from '../../loan/fields/field-table';
import { applyLoanChange, validateLoanChange } from './loan-change';

/**
 * The loan with the unsaved values, computed by the server's rules. A value that cannot be parsed yet, such as half an amount,
 * is ignored.
 */
export function draftLoan(loan: LoanDocument, typed: Readonly<Record<string, unknown>>): LoanDocument {
  const { id: _, version: __, ...values } = typed;
  return applyLoanChange(loan, validateLoanChange(values, loan).changes);
}

/** The values that are stated, not computed. */
export const withoutComputed = (values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fieldSpec(name)?.computed !== true));

/** The new loan that a draft makes, with its computed values. What the LOS would refuse is left out. */
export function newLoanOf(draft: NewLoanDocument): NewLoanDocument {
  const stated = { ...withoutComputed(draft), applicants: draft.applicants.map(withoutComputed) };
  return applyLoanChange(emptyDocument(), validateLoanChange(stated).changes);
}
