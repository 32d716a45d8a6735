import { applyLoanChange } from '../../../domain/application/change/loan-change';
import type { LoanDocument } from '../../../domain/loan/document';
import { fieldChanges } from '../journal/field-changes';

/**
 * The next version of a loan after a write (the previous one is null for a new loan): computed fields are recalculated, and the
 * version is incremented. A write that changed nothing leaves the loan unchanged.
 */
export function nextVersion(stored: LoanDocument | null, changed: LoanDocument, now: Date): LoanDocument {
  const next = applyLoanChange(changed, {});
  if (stored !== null && fieldChanges(stored, next).length === 0) return stored;
  return { ...next, version: (stored?.version ?? 0) + 1, sLastModifiedT: now.toISOString() };
}
