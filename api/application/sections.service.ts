import type { AnySectionAnswer } from '../../domain/application/section.schemas';
import { type Section, type SectionName, sectionValues } from '../../domain/application/sections';
import { isBlank } from '../../domain/application/visibility/condition';
import type { LoanDocument } from '../../domain/loan/document';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import type { Problem } from '../../domain/messages/field-texts';
import type { AppContext } from '../app-context';
import { AppError, invalid } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertVersion, changeLoan, type Input, maskLoan } from '../loan/loan.service';

/** A section as it is returned: its list as `records`, with social security numbers masked. */
export function readSection(loan: LoanDocument, section: Section): AnySectionAnswer {
  const { version, ...values } = sectionValues(maskLoan(loan), section);
  const { records: main } = section;
  if (main === undefined) return { ...values, version };
  const { [main]: records, ...others } = values;
  return { version, records, ...others };
}

/** The names in the request that do not belong to the section, at the top level or inside an application. */
function foreignNames(section: Section, sent: Input): string[] {
  const known = new Set<string>([...section.loan, ...section.lists, ...section.applicants]);
  if (section.applicants.length > 0) known.add('applicants');
  const atTop = Object.keys(sent).filter((name) => !known.has(name));
  const listed: unknown[] = Array.isArray(sent.applicants) ? sent.applicants : [];
  const inside = listed.flatMap((one, index) =>
    Object.keys(typeof one === 'object' && one !== null ? one : {})
      .filter((name) => !known.has(name))
      .map((name) => `applicants[${index}].${name}`),
  );
  return [...atTop, ...inside];
}

/**
 * The section's own fields from a request. Throws `invalid` (422) for a field of another section, so that the caller does not
 * assume it was saved.
 */
function ownFields(section: Section, { records, ...sent }: Input): Input {
  const { records: main } = section;
  if (records !== undefined && main === undefined) {
    throw invalid('fields-of-other-section', { records: 'unknown-field' });
  }
  const fields = main !== undefined && records !== undefined ? { ...sent, [main]: records } : sent;
  const foreign = foreignNames(section, fields).map((name) => [
    name,
    fieldSpec(name) ? 'wrong-place' : 'unknown-field',
  ]);
  if (foreign.length > 0) throw invalid('fields-of-other-section', Object.fromEntries(foreign));
  return fields;
}

/**
 * A section cannot remove an application or add one without a name: borrowers have their own calls, which ask what happens to
 * their records.
 */
function assertApplications(loan: LoanDocument, { applicants }: Input): void {
  const sent: readonly unknown[] = Array.isArray(applicants) ? applicants : [];
  const fields = sent.flatMap((one, index): [string, Problem][] => {
    if (one === null) return [[`applicants[${index}]`, 'wrong-place']];
    const values: Input = typeof one === 'object' ? { ...one } : {};
    const isNew = index >= loan.applicants.length && !Object.values(values).every(isBlank);
    const isNamed = !isBlank(values.aBFirstNm) || !isBlank(values.aBLastNm);
    return isNew && !isNamed ? [[`applicants[${index}].aBLastNm`, 'required']] : [];
  });
  if (fields.length > 0) throw invalid('fields-not-valid', Object.fromEntries(fields));
}

/** Names refused fields as they were sent: `records[0].value`. */
const asSent = (error: AppError, main: string): AppError =>
  error.withFieldNames((name) =>
    name === main || name.startsWith(`${main}[`) ? `records${name.slice(main.length)}` : name,
  );

/** Changes a section of a loan. A list is replaced as a whole; a record without an ID is new. */
export async function changeSection(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  change: { readonly name: SectionName; readonly section: Section; readonly sent: Input },
) {
  const { name, section, sent } = change;
  const { version, ...input } = sent;
  assertVersion(loan, Number(version));
  const fields = ownFields(section, input);
  assertApplications(loan, fields);
  const request = { version: Number(version), fields, action: `loan.${name}` as const };
  try {
    return readSection(await changeLoan(portal, caller, loan, request), section);
  } catch (error) {
    const { records: main } = section;
    throw main !== undefined && 'records' in sent && error instanceof AppError ? asSent(error, main) : error;
  }
}
