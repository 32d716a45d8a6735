import { applyLoanChange } from '../../../domain/application/change/loan-change';
import type { LoanDocument } from '../../../domain/loan/document';
import { fieldChanges } from '../journal/field-changes';

/**
 * The loan that a write leaves: computed fields follow, and the version grows by one. A write that changed nothing leaves the
 * loan as it was.
 */
export function nextVersion(held: LoanDocument, changed: LoanDocument, now: Date): LoanDocument {
  const next = applyLoanChange(changed, {});
  if (fieldChanges(held, next).length === 0) return held;
  return { ...next, version: held.version + 1, sLastModifiedT: now.toISOString() };
}
