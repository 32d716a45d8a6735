import { borrowerFieldPath, type FieldPath, recordFieldPath } from '../../../domain/application/field-path';
import { isBlank } from '../../../domain/application/visibility/condition';
import type { NewLoanDocument, RecordListName } from '../../../domain/loan/document';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-fields';
import type { SaidValue } from '../../../domain/loan/loan-import.schemas';
import type { LoanRecord, Owner } from '../../../domain/loan/records';
import { type FieldGroup, fieldOf } from '../layout/layout';

/** A field of a loan that is not saved yet, with what the file says where the words differ. */
export interface PreviewRow {
  readonly place: FieldPath;
  readonly value: unknown;
  readonly said: SaidValue | undefined;
  /** The loan setup adds it. */
  readonly isDefault: boolean;
}

export interface PreviewGroup {
  readonly key: string;
  readonly rows: readonly PreviewRow[];
}

/** The loan as it will be: the file's values and those that the loan setup adds. */
export interface Preview {
  readonly loan: NewLoanDocument;
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly said: ReadonlyMap<FieldPath, SaidValue>;
}

export function previewOf(
  loan: NewLoanDocument,
  said: readonly SaidValue[],
  defaults: Readonly<Record<string, unknown>>,
): Preview {
  return { loan, defaults, said: new Map(said.map((one) => [one.place, one])) };
}

interface Holder {
  readonly values: object;
  readonly placeOf: (field: string) => FieldPath;
  readonly nameOf?: (field: string) => string;
  readonly defaults?: Readonly<Record<string, unknown>>;
}

/** The groups of fields that have a value, or of which the file says something. */
function groupsOf(groups: readonly FieldGroup[], { said }: Preview, holder: Holder): PreviewGroup[] {
  const { values, placeOf, nameOf = (field) => field, defaults = {} } = holder;
  const rowOf = (field: string): PreviewRow[] => {
    const place = placeOf(field);
    const own: unknown = Reflect.get(values, nameOf(field));
    const isDefault = own === undefined && Object.hasOwn(defaults, field);
    const value = isDefault ? defaults[field] : own;
    return isBlank(value) && !said.has(place) ? [] : [{ place, value, said: said.get(place), isDefault }];
  };
  return groups
    .map(({ key, fields }) => ({ key, rows: fields.map(fieldOf).flatMap(rowOf) }))
    .filter(({ rows }) => rows.length > 0);
}

export const loanGroups = (groups: readonly FieldGroup[], preview: Preview): PreviewGroup[] =>
  groupsOf(groups, preview, { values: preview.loan, placeOf: (field) => field, defaults: preview.defaults });

export const borrowerGroups = (groups: readonly FieldGroup[], preview: Preview, owner: Owner): PreviewGroup[] =>
  groupsOf(groups, preview, {
    values: preview.loan.applicants[Number(owner[0])] ?? {},
    placeOf: (field) => borrowerFieldPath(owner, field),
    nameOf: (field) => (owner.endsWith('C') ? coborrowerName(field) : field),
  });

export const recordGroups = (
  groups: readonly FieldGroup[],
  preview: Preview,
  list: RecordListName,
  record: LoanRecord,
): PreviewGroup[] =>
  groupsOf(groups, preview, { values: record, placeOf: (field) => recordFieldPath(list, record.id, field) });

/** Whether a value of the file could not be imported. */
export const hasProblem = (groups: readonly PreviewGroup[]): boolean =>
  groups.some(({ rows }) => rows.some(({ said }) => said?.imported === false));
