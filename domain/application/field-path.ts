import { type RecordListName, recordLists } from '../loan/document';
import { coborrowerName } from '../loan/fields/coborrower-twin';
import { fieldSpec } from '../loan/fields/field-table';
import type { Owner } from '../loan/records';
import { placeOfList } from './change/change-checker';

/**
 * Where a field stands in a loan document, as text: `sPurchPrice`, `applicants.0.aCSsn`, `assets.<record id>.value`, or a list
 * as a whole, `assets`.
 */
export type FieldPath = string;

/** A place taken apart. `name` is the one of the field table, `asset.value`; absent where the place is a whole list. */
export interface FieldPathParts {
  readonly name?: string;
  readonly application?: number;
  readonly list?: RecordListName;
  readonly recordId?: string;
}

const isList = (text: string): text is RecordListName => recordLists.some((list) => list === text);

/** What a place names; undefined where the text names nothing. */
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

/** The place of a borrower's or application's field, by the borrower's name of it. */
export function borrowerFieldPath(owner: Owner, name: string): FieldPath {
  return `applicants.${owner.charAt(0)}.${owner.endsWith('C') ? coborrowerName(name) : name}`;
}

/** The place of a field of a record, by its name in the field table or by the plain one. */
export function recordFieldPath(list: RecordListName, recordId: string, name: string): FieldPath {
  return `${list}.${recordId}.${name.slice(name.indexOf('.') + 1)}`;
}

/** Whose field a place names by itself: a borrower's, or the borrower's for what an application says together. */
export function ownerOfFieldPath({ name, application }: FieldPathParts): Owner | undefined {
  if (application === undefined || name === undefined) return undefined;
  const who = fieldSpec(name)?.place === 'coborrower' ? 'C' : 'B';
  return `${application === 1 ? '1' : '0'}${who}`;
}
