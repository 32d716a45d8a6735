import type { ClosingLists } from './fees/closing-lists';
import type { loanFields } from './fields/loan-fields';
import type { originatorFields, purchaseCreditFields } from './fields/urla-loan-fields';
import type { Applicant, FieldValues, LoanRecord, LoanRecords, Owner } from './records';

/** The value of any field as JSON carries it. */
export type FieldJson = string | number | boolean | readonly string[] | null;

/** The top-level values of a loan document, by LOS name. */
export type LoanValues = FieldValues<typeof loanFields> &
  FieldValues<typeof purchaseCreditFields> &
  FieldValues<typeof originatorFields>;

/** A loan that is about to be created or was read from a file: it has no number, status or version yet. */
export type NewLoanDocument = LoanValues & LoanRecords & ClosingLists & { applicants: Applicant[] };

/**
 * A loan as stored in the LOS: fields under their LOS names, one or two applications (up to four borrowers), and the lists.
 * `version` starts at 1 and is incremented by every change.
 */
export type LoanDocument = NewLoanDocument & { version: number; sLNm: string; sStatusT: string };

/** Whether a value from outside is a loan document, as far as its form depends on nothing that was entered. */
export function isLoanDocument(value: unknown): value is LoanDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { version, sLNm, applicants }: { version?: unknown; sLNm?: unknown; applicants?: unknown } = value;
  return typeof version === 'number' && typeof sLNm === 'string' && Array.isArray(applicants);
}

/** The lists of a loan document, in the order in which they are shown. */
export const recordLists = [
  'employments',
  'incomes',
  'assets',
  'liabilities',
  'reos',
  'residences',
  'vestings',
] as const satisfies readonly (keyof LoanRecords)[];

export type RecordListName = (typeof recordLists)[number];

/** A loan has at most two applications, each of a borrower and a co-borrower. */
export const maxApplications = 2;

/** A loan without any value yet. */
export function emptyDocument(): NewLoanDocument {
  return {
    applicants: [{}],
    employments: [],
    incomes: [],
    assets: [],
    liabilities: [],
    reos: [],
    residences: [],
    vestings: [],
  };
}

/** A field at the top of the document or, failing that, of its first application (`aOccT`, `aBLastNm`). */
export function loanValue(document: Partial<NewLoanDocument>, name: string): FieldJson | undefined {
  const holder = Object.hasOwn(document, name) ? document : (document.applicants?.[0] ?? {});
  const value: unknown = Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined;
  return isFieldJson(value) ? value : undefined;
}

function isFieldJson(value: unknown): value is FieldJson {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** First and last name, 'Ann Lee', of the borrower or co-borrower. Empty without a name (LOAN-14). */
export function applicantName(applicant: Applicant | undefined, who: 'B' | 'C' = 'B'): string {
  if (!applicant) return '';
  const parts = who === 'B' ? [applicant.aBFirstNm, applicant.aBLastNm] : [applicant.aCFirstNm, applicant.aCLastNm];
  return parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}

/** The display name of a loan: its first borrower's. */
export function loanDisplayName(document: Pick<LoanDocument, 'applicants'>): string {
  return applicantName(document.applicants[0]);
}

/** The borrowers of a loan: those with a name, and always the first. */
export function borrowersOf(document: Pick<LoanDocument, 'applicants'>): Owner[] {
  return document.applicants.slice(0, maxApplications).flatMap((applicant, index) => {
    const found: Owner[] = [];
    const number = index === 0 ? '0' : '1';
    if (index === 0 || applicantName(applicant, 'B') !== '') found.push(`${number}B`);
    if (applicantName(applicant, 'C') !== '') found.push(`${number}C`);
    return found;
  });
}

/** Name of one of the four borrowers. */
export function borrowerName(document: Pick<LoanDocument, 'applicants'>, owner: Owner): string {
  return applicantName(document.applicants[Number(owner[0])], owner[1] === 'C' ? 'C' : 'B');
}

/** The records that belong to any of the given borrowers. */
export function recordsOf<T extends LoanRecord>(records: readonly T[], owners: readonly Owner[]): T[] {
  return records.filter((record) => record.owners.some((owner) => owners.includes(owner)));
}
