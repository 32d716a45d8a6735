import { applyLoanChange } from '../../../domain/application/change/loan-change';
import type { LoanDocument } from '../../../domain/loan/document';
import { fieldChanges } from '../journal/field-changes';

/**
 * The loan that a write leaves of the one before (null: there was none): computed fields follow, and the version grows by one. A write that changed nothing leaves the
 * loan as it was.
 */
export function nextVersion(held: LoanDocument | null, changed: LoanDocument, now: Date): LoanDocument {
  const next = applyLoanChange(changed, {});
  if (held !== null && fieldChanges(held, next).length === 0) return held;
  return { ...next, version: (held?.version ?? 0) + 1, sLastModifiedT: now.toISOString() };
}
