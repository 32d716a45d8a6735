import { type RecordListName, recordLists } from '../loan/document';
import { coborrowerName } from '../loan/fields/coborrower-fields';
import { fieldSpec } from '../loan/fields/field-table';
import type { Owner } from '../loan/records';
import { placeOfList } from './change/change-checker';

/**
 * The location of a field in a loan document as text: `sPurchPrice`, `applicants.0.aCSsn`, `assets.<record id>.value`, or a
 * complete list, `assets`.
 */
export type FieldPath = string;

/** A parsed path. `name` is the field table's name, `asset.value`; absent for a complete list. */
export interface FieldPathParts {
  readonly name?: string;
  readonly application?: number;
  readonly list?: RecordListName;
  readonly recordId?: string;
}

const isList = (text: string): text is RecordListName => recordLists.some((list) => list === text);

/** Parses a path; undefined if it is not valid. */
export function parseFieldPath(path: FieldPath): FieldPathParts | undefined {
  const first = path.indexOf('.');
  if (first < 0) return isList(path) ? { list: path } : { name: path };
  const head = path.slice(0, first);
  const last = path.lastIndexOf('.');
  const name = path.slice(last + 1);
  if (first === last || name === '') return undefined;
  const middle = path.slice(first + 1, last);
  if (head === 'applicants') return /^\d$/.test(middle) ? { name, application: Number(middle) } : undefined;
  return isList(head) ? { name: `${placeOfList[head]}.${name}`, list: head, recordId: middle } : undefined;
}

/** The path of a borrower's or application's field, by the borrower's field name. */
export function borrowerFieldPath(owner: Owner, name: string): FieldPath {
  return `applicants.${owner.charAt(0)}.${owner.endsWith('C') ? coborrowerName(name) : name}`;
}

/** The path of a record's field, by its name in the field table or its short name. */
export function recordFieldPath(list: RecordListName, recordId: string, name: string): FieldPath {
  return `${list}.${recordId}.${name.slice(name.indexOf('.') + 1)}`;
}

/** The owner that a path states: a borrower, or the first borrower for an application-level field. */
export function ownerOfFieldPath({ name, application }: FieldPathParts): Owner | undefined {
  if (application === undefined || name === undefined) return undefined;
  const who = fieldSpec(name)?.place === 'coborrower' ? 'C' : 'B';
  return `${application === 1 ? '1' : '0'}${who}`;
}
