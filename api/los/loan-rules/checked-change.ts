import { withoutComputed } from '../../../domain/application/change/draft';
import { applyLoanChange, validateLoanChange } from '../../../domain/application/change/loan-change';
import type { Problem } from '../../../domain/format/parsed';
import { scoreSourceCodes } from '../../../domain/loan/codes/borrower-codes';
import { bureaus, REPORTED } from '../../../domain/loan/credit-score';
import { emptyDocument, type LoanDocument, type NewLoanDocument } from '../../../domain/loan/document';
import { parseField } from '../../../domain/loan/field-value';
import { employeeFields } from '../../../domain/loan/fields/employee-fields';
import { LosError } from '../los-error';

type Input = Readonly<Record<string, unknown>>;

const isAssignment = (name: string): name is keyof typeof employeeFields => Object.hasOwn(employeeFields, name);

const invalid = (fields: Readonly<Record<string, Problem>>): LosError =>
  new LosError('invalid', 'values-do-not-fit', { fields });

/** The loan with a change. Throws `invalid` with a message for each field that was refused. */
export function checkedChange(loan: LoanDocument, change: Input): LoanDocument {
  const { changes, fields } = validateLoanChange(change, loan);
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return applyLoanChange(loan, changes);
}

/**
 * A new loan from a draft, with its computed fields recalculated. Only a draft may assign employees to the loan: with a change,
 * users could lose access to it.
 */
export function checkedDraft(draft: NewLoanDocument): NewLoanDocument {
  const entries = Object.entries(draft);
  const { changes, fields } = validateLoanChange({
    ...withoutComputed(Object.fromEntries(entries.filter(([name]) => !isAssignment(name)))),
    applicants: draft.applicants.map(withoutComputed),
  });
  const assignments: Record<string, unknown> = {};
  const refused: Record<string, Problem> = { ...fields };
  for (const [name, value] of entries) {
    if (!isAssignment(name)) continue;
    const parsed = parseField(employeeFields[name], value);
    if (parsed.ok) assignments[name] = parsed.value;
    else refused[name] = parsed.problem;
  }
  for (const name of ['sBranchChannelT', 'sLPurposeT'] as const) if (!draft[name]) refused[name] ??= 'required';
  if (Object.keys(refused).length > 0) throw invalid(refused);
  return withStatedSources(applyLoanChange(emptyDocument(), { ...changes, ...assignments }), draft);
}

const sourceNames = ['B', 'C'].flatMap((who) => bureaus.map((bureau) => `a${who}${bureau}ScoreSourceT`));

/** Only a draft may state where its bureau scores are from, such as an imported file. */
function withStatedSources(loan: NewLoanDocument, draft: NewLoanDocument): NewLoanDocument {
  const applicants = loan.applicants.map((applicant, index) => {
    const stated = Object.entries(draft.applicants[index] ?? {}).filter(
      ([name, code]) =>
        sourceNames.includes(name) && code !== REPORTED && Object.hasOwn(scoreSourceCodes, String(code)),
    );
    return { ...applicant, ...Object.fromEntries(stated) };
  });
  return { ...loan, applicants };
}
