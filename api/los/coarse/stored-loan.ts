import { applyLoanChange } from '../../../domain/application/change/loan-change';
import type { LoanDocument } from '../../../domain/loan/document';
import { fieldChanges } from '../journal/field-changes';
import type { CoarseContext } from './coarse-context';
import type { SavedLoan } from './coarse-los';
import { withKeptValues } from './kept-values';

interface StoredLoan {
  /** The saved loan. */
  readonly loan: LoanDocument;
  /** The loan in the next version, if someone changed other fields in the LOS at the same time. */
  readonly outside?: LoanDocument;
}

/** A field of a record is the record's: `assets[x].value` was saved with a new `assets[x]`. */
const ofRecord = (field: string): string => field.replace(/\].*$/, ']');

/**
 * The announced loan with the values that the LOS keeps in another form, if only fields that were saved differ. Other fields were
 * changed in the LOS between the load and the save.
 */
export function storedLoan(
  { coarse }: Pick<CoarseContext, 'coarse'>,
  announced: LoanDocument,
  before: LoanDocument | null,
  saved: SavedLoan | undefined,
): StoredLoan {
  if (!saved?.loan) return { loan: announced };
  const { version, sLastModifiedT } = announced;
  const kept = { ...withKeptValues(saved.loan, announced, coarse.lacks), version };
  const differing = fieldChanges(announced, kept);
  if (differing.length === 0) return { loan: announced };
  const stored = { ...applyLoanChange(kept, {}), version, sLastModifiedT };
  if (before === null) return { loan: stored };
  const own = new Set(fieldChanges(before, announced).map(({ field }) => field));
  const isOwn = differing.every(({ field }) => own.has(field) || own.has(ofRecord(field)));
  return isOwn ? { loan: stored } : { loan: announced, outside: { ...stored, version: version + 1 } };
}
