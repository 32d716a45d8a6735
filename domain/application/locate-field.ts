import type { NewLoanDocument, RecordListName } from '../loan/document';
import type { FieldSpec } from '../loan/fields/field';
import { fieldSpec } from '../loan/fields/field-table';
import type { LoanRecord, Owner } from '../loan/records';
import { BORROWER_PAGE, pageOfFieldName, pageOfList, stepPages } from './field-pages';
import { type FieldPath, ownerOfFieldPath, parseFieldPath } from './field-path';

/** The field behind a place: how it is kept, and whose it is. */
export interface LocatedField {
  readonly name: string;
  readonly spec: FieldSpec;
  readonly owners: readonly Owner[];
  readonly list?: RecordListName;
  readonly record?: LoanRecord;
}

/** The field that a place of this document names; undefined for a whole list, an unknown field, and what is not there. */
export function locateField(document: Partial<NewLoanDocument>, path: FieldPath): LocatedField | undefined {
  const parts = parseFieldPath(path);
  const spec = parts?.name === undefined ? undefined : fieldSpec(parts.name);
  if (parts?.name === undefined || spec === undefined) return undefined;
  const { name, list, application } = parts;
  if (list !== undefined) {
    const record = document[list]?.find(({ id }) => id === parts.recordId);
    return record && { name, spec, owners: record.owners, list, record };
  }
  const inApplication = ['application', 'borrower', 'coborrower'].includes(spec.place);
  if (inApplication !== (application !== undefined)) return undefined;
  if (application === undefined) return { name, spec, owners: [] };
  const owner = ownerOfFieldPath(parts);
  return document.applicants?.[application] && owner ? { name, spec, owners: [owner] } : undefined;
}

/** Whose page it is, where a page is one borrower's. */
interface Whose {
  readonly owner?: Owner;
  readonly document?: Partial<Pick<NewLoanDocument, RecordListName>>;
}

/**
 * The page behind `/loans/{loanNum}/` where the field of a place is edited. A former home is edited with the borrower who
 * lived there: the owner as given, else as the document says, else the first. Undefined for what no page edits.
 */
export function pageOfField(path: FieldPath, { owner, document }: Whose = {}): string | undefined {
  if (path === 'submission') return stepPages.submission;
  const parts = parseFieldPath(path);
  if (parts === undefined) return undefined;
  const { list, name } = parts;
  const page = list ? pageOfList(list) : pageOfFieldName(name ?? '');
  if (page !== BORROWER_PAGE) return page;
  const owned = list && document?.[list]?.find(({ id }) => id === parts.recordId)?.owners[0];
  return `${BORROWER_PAGE}/${ownerOfFieldPath(parts) ?? owner ?? owned ?? '0B'}`;
}

/** The address that opens the page of a place and moves to its field; of the loan where no page edits it. */
export function linkToField(loanNum: string, path: FieldPath, whose?: Whose): string {
  const page = pageOfField(path, whose);
  const at = parseFieldPath(path) === undefined || path === 'submission' ? '' : `?at=${encodeURIComponent(path)}`;
  return page === undefined ? `/loans/${loanNum}` : `/loans/${loanNum}/${page}${at}`;
}
