import { placeOfList } from '../../../domain/application/change/change-checker';
import type { RecordListName } from '../../../domain/loan/document';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-twin';
import type { Owner } from '../../../domain/loan/records';

/** What in the form of a section holds a group of fields. */
export type TitleHolder =
  | { readonly kind: 'loan' }
  | { readonly kind: 'borrower'; readonly owner: Owner }
  | { readonly kind: 'record'; readonly list: RecordListName; readonly index: number };

export const ofLoan: TitleHolder = { kind: 'loan' };

/** Name in the field table: a layout names the borrower's fields, and those of a record without their list. */
export function fieldNameOf(holder: TitleHolder, name: string): string {
  if (holder.kind === 'record') return `${placeOfList[holder.list]}.${name}`;
  return holder.kind === 'borrower' && holder.owner.endsWith('C') ? coborrowerName(name) : name;
}

/** Where the form keeps the values of a holder; empty for those at the top. */
export function pathOf(holder: TitleHolder): string {
  if (holder.kind === 'record') return `${holder.list}.${holder.index}`;
  return holder.kind === 'borrower' ? `applicants.${holder.owner[0]}` : '';
}

/** Where the form keeps a field. */
export function sourceOf(holder: TitleHolder, name: string): string {
  const path = pathOf(holder);
  if (holder.kind === 'record') return `${path}.${name}`;
  return path === '' ? name : `${path}.${fieldNameOf(holder, name)}`;
}
