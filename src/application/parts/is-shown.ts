import { applies } from '../../../domain/application/visibility/field-visibility';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { fieldNameOf, type TitleHolder } from './title-holder';

/** What carries the fields of the holder in a document; nothing yet is an empty one. */
function valuesOf(holder: TitleHolder, document: Partial<NewLoanDocument>): object {
  if (holder.kind === 'record') return document[holder.list]?.[holder.index] ?? {};
  return holder.kind === 'borrower' ? (document.applicants?.[Number(holder.owner[0])] ?? {}) : document;
}

/** Whether a field is asked as things stand in the form. */
export function isShown(name: string, holder: TitleHolder, document: Partial<NewLoanDocument>): boolean {
  return applies(fieldNameOf(holder, name), valuesOf(holder, document), document);
}
