import type { LoanDocument } from '../../domain/loan/document';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import type { Actor } from '../http/actor';
import { AppError, invalid } from '../http/app-error';
import type { Portal } from '../portal';
import { changeLoan, type Input } from './loan.service';
import type { FormSection, ListSection } from './sections';
import { maskLoan } from './ssn-mask';

const picked = (values: object, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));

/** A list of the loan with the version it belongs to. */
export const readList = (loan: LoanDocument, { list }: ListSection) => ({ version: loan.version, records: loan[list] });

/** Replaces a list of the loan. What is refused is named as it was sent: `records[0].value`. */
export async function changeList(
  portal: Portal,
  actor: Actor,
  loan: LoanDocument,
  section: ListSection,
  change: { readonly version: number; readonly records: readonly unknown[]; readonly requestId: string },
) {
  const { version, records, requestId } = change;
  try {
    const fields = { [section.list]: records };
    const action = `loan.${section.name}`;
    return readList(await changeLoan(portal, actor, loan, { version, fields, action, requestId }), section);
  } catch (error) {
    throw error instanceof AppError && error.details.fields ? inRecords(error, section, error.details.fields) : error;
  }
}

function inRecords(error: AppError, { list }: ListSection, fields: Readonly<Record<string, string>>): AppError {
  const renamed = Object.entries(fields).map(([name, message]) => [
    name.startsWith(`${list}[`) ? `records${name.slice(list.length)}` : name,
    message,
  ]);
  return new AppError(error.code, error.status, error.message, {
    ...error.details,
    fields: Object.fromEntries(renamed),
  });
}

/** The fields of a form with the version of the loan; `applicants` has those of each application. */
export function readForm(loan: LoanDocument, section: FormSection): { version: number } & Record<string, unknown> {
  const ofApplicants = new Set(section.applicants);
  const applicants = maskLoan(loan).applicants.map((applicant) => picked(applicant, ofApplicants));
  return {
    ...picked(loan, new Set(section.loan)),
    ...(section.applicants.length > 0 ? { applicants } : {}),
    ...picked(loan, new Set(section.lists)),
    version: loan.version,
  };
}

/**
 * What a form may change: its own fields and no others. Throws `invalid` (422) on a field of another section, so that a slip
 * of a caller is not taken for saved.
 */
export function formChange(section: FormSection, sent: Input): Input {
  const known = new Set<string>([...section.loan, ...section.lists, ...section.applicants]);
  if (section.applicants.length > 0) known.add('applicants');
  const atTop = Object.keys(sent).filter((name) => !known.has(name));
  const inside = Array.isArray(sent.applicants)
    ? sent.applicants.flatMap((one, index) =>
        Object.keys(typeof one === 'object' && one !== null ? one : {})
          .filter((name) => !known.has(name))
          .map((name) => `applicants[${index}].${name}`),
      )
    : [];
  const foreign = [...atTop, ...inside];
  if (foreign.length > 0) {
    const fields = foreign.map((name) => [
      name,
      fieldSpec(name) ? 'This field does not belong here.' : 'There is no such field.',
    ]);
    throw invalid('Some fields do not belong to this section.', Object.fromEntries(fields));
  }
  return sent;
}
