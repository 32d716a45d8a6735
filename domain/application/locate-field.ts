import type { NewLoanDocument, RecordListName } from '../loan/document';
import type { FieldSpec } from '../loan/fields/field';
import { fieldSpec } from '../loan/fields/field-table';
import type { LoanRecord, Owner } from '../loan/records';
import { loanPath } from '../pages/loan-path';
import { BORROWER_PAGE, COMPLIANCE_PAGE, pageOfFieldName, pageOfList, stepPages } from './field-pages';
import { type FieldPath, ownerOfFieldPath, parseFieldPath } from './field-path';

/** Stands for the compliance tests, which are no field. */
export const COMPLIANCE_PATH = 'compliance';

/** The field at a path: its specification and its owner. */
export interface LocatedField {
  readonly name: string;
  readonly spec: FieldSpec;
  readonly owners: readonly Owner[];
  readonly list?: RecordListName;
  readonly record?: LoanRecord;
}

/** The field at a path of this document; undefined for a complete list, an unknown field, or a missing record. */
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

/** The borrower, if the page belongs to one. */
interface Whose {
  readonly owner?: Owner;
  readonly document?: Partial<Pick<NewLoanDocument, RecordListName>>;
}

/**
 * The page behind `/loans/{loanNum}/` that edits the field at a path. Previous homes are edited with the borrower who lived
 * there: the given owner, otherwise the document's, otherwise the first borrower. Undefined if no page edits it.
 */
export function pageOfField(path: FieldPath, { owner, document }: Whose = {}): string | undefined {
  if (path === 'submission') return stepPages.submission;
  if (path === COMPLIANCE_PATH) return COMPLIANCE_PAGE;
  const parts = parseFieldPath(path);
  if (parts === undefined) return undefined;
  const { list, name } = parts;
  const page = list ? pageOfList(list) : pageOfFieldName(name ?? '');
  if (page !== BORROWER_PAGE) return page;
  const owned = list && document?.[list]?.find(({ id }) => id === parts.recordId)?.owners[0];
  return `${BORROWER_PAGE}/${ownerOfFieldPath(parts) ?? owner ?? owned ?? '0B'}`;
}

/** The address that opens the field's page and scrolls to the field; the loan's address if no page edits it. */
export function linkToField(loanNum: string, path: FieldPath, whose?: Whose): string {
  const page = pageOfField(path, whose);
  const isPlace = path === COMPLIANCE_PATH || (parseFieldPath(path) !== undefined && path !== 'submission');
  const at = isPlace ? `?at=${encodeURIComponent(path)}` : '';
  return page === undefined ? loanPath(loanNum) : `${loanPath(loanNum)}/${page}${at}`;
}
