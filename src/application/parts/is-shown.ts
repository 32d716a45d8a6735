import { applies } from '../../../domain/application/visibility/field-visibility';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { type FieldHolder, fieldNameOf } from './field-holder';

/** The object that contains the holder's fields in a document; empty if it does not exist yet. */
function valuesOf(holder: FieldHolder, document: Partial<NewLoanDocument>): object {
  if (holder.kind === 'record') return document[holder.list]?.[holder.index] ?? {};
  return holder.kind === 'borrower' ? (document.applicants?.[Number(holder.owner[0])] ?? {}) : document;
}

/** Whether a field applies to the current form values. */
export function isShown(name: string, holder: FieldHolder, document: Partial<NewLoanDocument>): boolean {
  return applies(fieldNameOf(holder, name), valuesOf(holder, document), document);
}
