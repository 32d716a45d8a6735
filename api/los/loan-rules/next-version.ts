import { applyLoanChange } from '../../../domain/application/change/loan-change';
import type { LoanDocument } from '../../../domain/loan/document';
import { fieldChanges } from '../journal/field-changes';

/**
 * The loan that a write leaves of the one before (null: there was none): computed fields follow, and the version grows by one. A write that changed nothing leaves the
 * loan as it was.
 */
export function nextVersion(stored: LoanDocument | null, changed: LoanDocument, now: Date): LoanDocument {
  const next = applyLoanChange(changed, {});
  if (stored !== null && fieldChanges(stored, next).length === 0) return stored;
  return { ...next, version: (stored?.version ?? 0) + 1, sLastModifiedT: now.toISOString() };
}
