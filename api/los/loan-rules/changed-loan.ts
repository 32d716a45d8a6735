import { type LoanDocument, recordLists } from '../../../domain/loan/document';
import type { LoanChange } from '../../../domain/loan/loan-document.schemas';
import { LosError } from '../los-error';
import { checkedChange } from './checked-change';
import { withRecordIds } from './record-ids';

/** Throws `stale` with the current loan if the caller read another version. */
export function assertCurrent(stored: LoanDocument, version: number): void {
  if (stored.version === version) return;
  throw new LosError('stale', 'stale', { current: stored });
}

/** The loan with a change. Throws `stale`, or `invalid` with fields if a value is invalid. */
export function changedLoan(stored: LoanDocument, { version, changes }: LoanChange, newId: () => string): LoanDocument {
  assertCurrent(stored, version);
  return checkedChange(stored, withRecordIds(changes, recordLists, newId));
}
