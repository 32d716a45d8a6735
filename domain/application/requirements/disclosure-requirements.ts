import type { NewLoanDocument } from '../../loan/document';
import { readingOf } from '../visibility/field-visibility';
import { firstBorrowerRules } from './borrower-rules';
import { type FieldRule, isMissing } from './field-rule';
import { loanRules } from './loan-rules';

const ofDisclosure = (rules: readonly FieldRule[]): FieldRule[] =>
  rules.filter(({ stages }) => stages.includes('disclosure'));

const ofBorrower = ofDisclosure(firstBorrowerRules);
const ofLoan = ofDisclosure(loanRules);

/** Names of all fields required for a disclosure. */
export const disclosureFieldNames: readonly string[] = [...ofBorrower, ...ofLoan].map(({ name }) => name);

/** Names of the required fields that a loan lacks. */
export function missingForDisclosure(loan: Partial<NewLoanDocument>): ReadonlySet<string> {
  const person = readingOf(loan.applicants?.[0] ?? {}, loan);
  const whole = readingOf(loan, loan);
  return new Set([
    ...ofBorrower.filter((needed) => isMissing(needed, person, loan)).map(({ name }) => name),
    ...ofLoan.filter((needed) => isMissing(needed, whole, loan)).map(({ name }) => name),
  ]);
}
