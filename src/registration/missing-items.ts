import type { FieldPath } from '../../domain/application/field-path';
import { type LenderRequirement, lenderRequirements } from '../../domain/application/requirements/lender-requirements';
import { type LoanDocument, loanValue, recordsOf } from '../../domain/loan/document';
import type { EmploymentRecord } from '../../domain/loan/records';
import { type Merged, mergeRecord, sameValues } from '../../domain/records/merge';
import type { AddressSources } from '../fields/FillFromZip';

/** The total income is calculated from jobs, so the form asks for the income of one job. */
export type EnteredRequirement = Exclude<LenderRequirement, 'sLTotI' | 'sLpTemplateNm'>;

export type MissingForm = Record<EnteredRequirement, string | null> & {
  /** Version of the loan that the form shows. */
  readonly version: number;
  readonly employment: { readonly employer: string | null; readonly monthlyIncome: string | null };
};

/** The missing items that can be entered here. The program and the second application have their own pages. */
export function enteredRequirements(missing: readonly FieldPath[]): EnteredRequirement[] {
  return lenderRequirements.filter(
    (need): need is EnteredRequirement => need !== 'sLTotI' && need !== 'sLpTemplateNm' && missing.includes(need),
  );
}

/** The ZIP codes that the form can ask for. */
export const zips = ['aBZip', 'aCZip', 'sSpZip'] as const satisfies readonly EnteredRequirement[];

/** The parts of an address that its ZIP code fills, as far as the form asks for them; the server fills in the county. */
export function placeOfZip(zip: (typeof zips)[number], asked: readonly EnteredRequirement[]): AddressSources {
  const part = (name: string) => asked.find((one) => one === zip.replace('Zip', name));
  return { zip, city: part('City'), state: part('State') };
}

export const needsJob = (missing: readonly FieldPath[]): boolean => missing.includes('sLTotI');

const PREVIOUS_JOB = '1';

/** The first borrower's current job without an income, if any. */
function openJob(loan: LoanDocument): EmploymentRecord | undefined {
  return recordsOf(loan.employments ?? [], ['0B']).find((job) => job.status !== PREVIOUS_JOB && !job.monthlyIncome);
}

/** The loan's value of an item, as the form holds it. */
function given(loan: LoanDocument, need: EnteredRequirement): string | null {
  const value = loanValue(loan, need);
  return value === null || value === undefined || value === '' ? null : String(value);
}

/**
 * The initial form: missing items are empty, and the employer comes from the job without an income. Other items have
 * the value of the loan, because another user may enter one while its input is on the page.
 */
export function emptyMissing(loan: LoanDocument, missing: readonly FieldPath[]): MissingForm {
  const values = Object.fromEntries(
    enteredRequirements(lenderRequirements).map((need) => [need, missing.includes(need) ? null : given(loan, need)]),
  );
  const employer = openJob(loan)?.employer ?? null;
  return {
    ...(values as Record<EnteredRequirement, string | null>),
    version: loan.version,
    employment: { employer, monthlyIncome: null },
  };
}

function jobsWith(loan: LoanDocument, { employment }: MissingForm, id: string): EmploymentRecord[] {
  const jobs = loan.employments ?? [];
  const open = openJob(loan);
  if (open) return jobs.map((job) => (job === open ? { ...job, ...employment } : job));
  return [...jobs, { id, owners: ['0B'], ...employment }];
}

/** The change to save, with the version that was read. Leaves out empty and unchanged values. */
export function missingChange(
  loan: LoanDocument,
  missing: readonly FieldPath[],
  form: MissingForm,
  id: string,
): Record<string, unknown> {
  const entered = enteredRequirements(missing).filter((need) => form[need] && form[need] !== given(loan, need));
  const paid = needsJob(missing) && form.employment.monthlyIncome;
  return {
    version: loan.version,
    ...Object.fromEntries(entered.map((need) => [need, form[need]])),
    ...(paid ? { employments: jobsWith(loan, form, id) } : {}),
  };
}

/** Merges the entered values with those that another user saved meanwhile. An entered job is kept as is. */
export function mergeMissing(
  { employment: jobBefore, ...base }: MissingForm,
  { employment: myJob, ...mine }: MissingForm,
  { employment: theirJob, ...theirs }: MissingForm,
): Merged<MissingForm> {
  const { merged, conflicts } = mergeRecord(base, mine, theirs);
  return { merged: { ...merged, employment: sameValues(myJob, jobBefore) ? theirJob : myJob }, conflicts };
}
