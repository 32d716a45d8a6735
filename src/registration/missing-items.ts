import type { LenderRequirement } from '../../domain/application/requirements/lender-requirements';
import { type LoanDocument, loanValue, recordsOf } from '../../domain/loan/document';
import type { EmploymentRecord } from '../../domain/loan/records';

/** The total income is worked out from jobs: what is entered for it is the job that pays it. */
export type EnteredRequirement = Exclude<LenderRequirement, 'sLTotI' | 'sLpTemplateNm'>;

export type MissingForm = Record<EnteredRequirement, string | null> & {
  readonly employment: { readonly employer: string | null; readonly monthlyIncome: string | null };
};

/** What a person enters of the missing items; the program is chosen on its own page. */
export function enteredRequirements(missing: readonly LenderRequirement[]): EnteredRequirement[] {
  return missing.filter((need): need is EnteredRequirement => need !== 'sLTotI' && need !== 'sLpTemplateNm');
}

export const needsJob = (missing: readonly LenderRequirement[]): boolean => missing.includes('sLTotI');

const PREVIOUS_JOB = '1';

/** The present job of the first borrower whose income was left open, if there is one. */
function openJob(loan: LoanDocument): EmploymentRecord | undefined {
  return recordsOf(loan.employments ?? [], ['0B']).find((job) => job.status !== PREVIOUS_JOB && !job.monthlyIncome);
}

const NOTHING = [null, undefined, ''] as const;

/**
 * The form as it opens: nothing entered, and the employer of a job whose income is missing. What is asked for but was given
 * by somebody else meanwhile stands there with their value.
 */
export function emptyMissing(
  loan: LoanDocument,
  asked: readonly LenderRequirement[],
  missing: readonly LenderRequirement[] = asked,
): MissingForm {
  const given = (need: EnteredRequirement): string | null => {
    const value = missing.includes(need) ? null : loanValue(loan, need);
    return (NOTHING as readonly unknown[]).includes(value) ? null : String(value);
  };
  const values = Object.fromEntries(enteredRequirements(asked).map((need) => [need, given(need)]));
  const employer = openJob(loan)?.employer ?? null;
  return { ...(values as Record<EnteredRequirement, string | null>), employment: { employer, monthlyIncome: null } };
}

function jobsWith(loan: LoanDocument, { employment }: MissingForm, id: string): EmploymentRecord[] {
  const jobs = loan.employments ?? [];
  const open = openJob(loan);
  if (open) return jobs.map((job) => (job === open ? { ...job, ...employment } : job));
  return [...jobs, { id, owners: ['0B'], ...employment }];
}

/** The change of the loan, with the version it was read with; what was left empty stays as it is. */
export function missingChange(
  loan: LoanDocument,
  missing: readonly LenderRequirement[],
  form: MissingForm,
  id: string,
): Record<string, unknown> {
  const entered = enteredRequirements(missing).filter((need) => form[need] !== null && form[need] !== '');
  const paid = needsJob(missing) && form.employment.monthlyIncome;
  return {
    version: loan.version,
    ...Object.fromEntries(entered.map((need) => [need, form[need]])),
    ...(paid ? { employments: jobsWith(loan, form, id) } : {}),
  };
}

export interface Conflict {
  readonly name: EnteredRequirement;
  readonly mine: string;
  readonly theirs: string;
}

/** Items that somebody else filled in meanwhile with another value. */
export function conflictsOf(
  current: LoanDocument,
  missing: readonly LenderRequirement[],
  form: MissingForm,
): Conflict[] {
  return enteredRequirements(missing).flatMap((name) => {
    const mine = form[name];
    const theirs = loanValue(current, name);
    return mine && theirs && String(theirs) !== mine ? [{ name, mine, theirs: String(theirs) }] : [];
  });
}
