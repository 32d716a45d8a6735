import { placeOfList } from '../../../domain/application/change/change-checker';
import type { RecordListName } from '../../../domain/loan/document';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-fields';
import type { Owner } from '../../../domain/loan/records';

/** The part of a section form that contains a group of fields. */
export type FieldHolder =
  | { readonly kind: 'loan' }
  | { readonly kind: 'borrower'; readonly owner: Owner }
  | { readonly kind: 'record'; readonly list: RecordListName; readonly index: number };

export const ofLoan: FieldHolder = { kind: 'loan' };

/** Name in the field table. Layouts use the primary borrower's field names, and record fields without their list. */
export function fieldNameOf(holder: FieldHolder, name: string): string {
  if (holder.kind === 'record') return `${placeOfList[holder.list]}.${name}`;
  return holder.kind === 'borrower' && holder.owner.endsWith('C') ? coborrowerName(name) : name;
}

/** Form path of a holder; empty for top-level fields. */
export function pathOf(holder: FieldHolder): string {
  if (holder.kind === 'record') return `${holder.list}.${holder.index}`;
  return holder.kind === 'borrower' ? `applicants.${holder.owner[0]}` : '';
}

/** Form path of a field. */
export function sourceOf(holder: FieldHolder, name: string): string {
  const path = pathOf(holder);
  if (holder.kind === 'record') return `${path}.${name}`;
  return path === '' ? name : `${path}.${fieldNameOf(holder, name)}`;
}
