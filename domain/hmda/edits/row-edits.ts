import type { LarField, LarRow } from '../lar-fields';
import { applicationEdits } from './application-edits';
import { creditEdits } from './credit-edits';
import type { Edit } from './edit';
import { peopleEdits } from './people-edits';
import { qualityEdits } from './quality-edits';
import { recorded } from './recorded';
import { termsEdits } from './terms-edits';

/** Every published edit that one row is enough to check. */
export const rowEdits: readonly Edit[] = [
  ...applicationEdits,
  ...peopleEdits,
  ...creditEdits,
  ...termsEdits,
  ...qualityEdits,
];

/** The values of a row on which an edit depends; undefined for one that it passes or that there is not. */
export function questionedValues(id: string, row: LarRow): Partial<LarRow> | undefined {
  const edit = rowEdits.find((one) => one.id === id);
  const checked = edit && recorded(row, edit.passes);
  return checked?.answer === false ? checked.read : undefined;
}

/** An edit that a row does not pass, and the field to correct first. */
export interface EditFinding {
  readonly edit: string;
  readonly field: LarField;
}

/**
 * What is wrong with a row, or unusual in it. Of the fields of an edit, one that the loan lacks is corrected first; such a field is
 * named once, although further edits follow from it.
 */
export function findingsOf(row: LarRow, missing: readonly LarField[]): EditFinding[] {
  const named = new Set<LarField>();
  return rowEdits
    .filter(({ passes }) => !passes(row))
    .flatMap(({ id, fields }) => {
      const lacking = fields.find((field) => missing.includes(field));
      if (lacking === undefined) return [{ edit: id, field: fields[0] }];
      if (named.has(lacking)) return [];
      named.add(lacking);
      return [{ edit: id, field: lacking }];
    });
}
