import { get } from 'react-hook-form';
import { placeOfList } from '../../../domain/application/change/change-checker';
import type { SectionValues } from '../../../domain/application/sections';
import { isBlank } from '../../../domain/application/visibility/condition';
import { applies } from '../../../domain/application/visibility/field-visibility';
import type { Problem } from '../../../domain/format/parsed';
import { type NewLoanDocument, recordLists } from '../../../domain/loan/document';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { checkField } from '../../fields/check-field';

/** Whether a field's input is rendered. False for another borrower's tab or a collapsed record. */
export const isRendered = (path: string): boolean => document.getElementsByName(path).length > 0;

/** A field's name in the field table: `residence.zip` for `residences.0.zip`. */
function nameOfPath(path: string): string {
  const [part = '', , key] = path.split('.');
  const list = recordLists.find((name) => name === part);
  return key === undefined ? part : list ? `${placeOfList[list]}.${key}` : key;
}

/** Whether the application shows the field at this form path, given the current values. */
export function isShownFor(path: string, loan: Partial<NewLoanDocument>): boolean {
  const name = nameOfPath(path);
  const holder: unknown = path.includes('.') ? get(loan, path.slice(0, path.lastIndexOf('.'))) : loan;
  if (fieldSpec(name) === undefined || typeof holder !== 'object' || holder === null) return false;
  return applies(name, holder, loan);
}

/** Form paths and values of the fields in the loan, its applications and its records. */
const fieldsIn = (values: SectionValues): [string, unknown][] => [
  ...Object.entries(values).filter(([name]) => fieldSpec(name) !== undefined),
  ...(['applicants', ...recordLists] as const).flatMap((part) =>
    (values[part] ?? []).flatMap((holder: object, index: number) =>
      Object.entries(holder).map(([name, value]): [string, unknown] => [`${part}.${index}.${name}`, value]),
    ),
  ),
];

/** Problems in edited fields without a rendered input. Saved values are left to the server's validation. */
export function hiddenProblems(
  values: SectionValues,
  saved: SectionValues,
  loan: Partial<NewLoanDocument>,
): readonly { readonly path: string; readonly problem: Problem }[] {
  return fieldsIn(values).flatMap(([path, value]) => {
    const spec = fieldSpec(nameOfPath(path));
    if (!spec || isBlank(value) || get(saved, path) === value) return [];
    const problem = checkField(spec, value, false);
    return problem && !isRendered(path) && isShownFor(path, loan) ? [{ path, problem }] : [];
  });
}
