import type { LarField, LarRow } from '../lar-fields';
import { applicationEdits } from './application-edits';
import { creditEdits } from './credit-edits';
import type { Edit } from './edit';
import { peopleEdits } from './people-edits';
import { qualityEdits } from './quality-edits';
import { termsEdits } from './terms-edits';

/** Every published edit that one row is enough to check. */
export const rowEdits: readonly Edit[] = [
  ...applicationEdits,
  ...peopleEdits,
  ...creditEdits,
  ...termsEdits,
  ...qualityEdits,
];

/** An edit that a row does not pass, and the field to correct first. */
export interface EditFinding {
  readonly edit: string;
  readonly field: LarField;
}

/** What is wrong with a row, or unusual in it: of the fields of an edit, a blank one is corrected first. */
export const findingsOf = (row: LarRow, missing: readonly LarField[]): EditFinding[] =>
  rowEdits
    .filter(({ passes }) => !passes(row))
    .map(({ id, fields }) => ({ edit: id, field: fields.find((field) => missing.includes(field)) ?? fields[0] }));
