import { type LoanDocument, recordLists } from '../../../domain/loan/document';
import type { LoanChange } from '../../../domain/loan/loan-document.schemas';
import { LosError } from '../los-error';
import { changed } from './checked-change';
import { withRecordIds } from './record-ids';

/** Throws `stale` with the current loan where the writer read another version. */
export function assertCurrent(held: LoanDocument, version: number): void {
  if (held.version === version) return;
  throw new LosError('stale', 'stale', { current: held });
}

/** The loan with a change. Throws `stale`, or `invalid` with fields where a value does not fit. */
export function changedLoan(held: LoanDocument, { version, changes }: LoanChange, newId: () => string): LoanDocument {
  assertCurrent(held, version);
  return changed(held, withRecordIds(changes, recordLists, newId));
}
