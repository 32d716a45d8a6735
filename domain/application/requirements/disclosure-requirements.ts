import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import type { Owner } from '../../loan/records';
import { applicationOf, borrowerPositions, isCoborrower } from '../borrowers/borrower-list';
import { borrowerFieldPath, type FieldPath } from '../field-path';
import type { Reading } from '../visibility/condition';
import { readingOf } from '../visibility/field-visibility';
import { disclosureRules, isApplicant } from './borrower-rules';
import { type FieldRule, isMissing } from './field-rule';
import { loanRules } from './loan-rules';

const rulesOfLoan = loanRules.filter(({ stages }) => stages.includes('disclosure'));

/** Something that a disclosure needs, of a borrower or of the loan. */
export interface DisclosureItem {
  /** The name in the field table; the borrower's name for every borrower. */
  readonly name: string;
  /** As a change of the loan names it: plain in the first application, which is the only one of most loans. */
  readonly path: FieldPath;
  readonly value: unknown;
  /** Undefined for a field of the loan. */
  readonly owner: Owner | undefined;
  readonly isMissing: boolean;
}

/** Disclosures go to the first borrower and to everyone who applies with them, but not to those who only sign or take title. */
export const receivesDisclosure = (owner: Owner, at: Reading): boolean => owner === '0B' || isApplicant(at);

function itemsOfBorrower(loan: NewLoanDocument, owner: Owner): DisclosureItem[] {
  const at = readingOf(loan.applicants[applicationOf(owner)] ?? {}, loan, isCoborrower(owner));
  if (!receivesDisclosure(owner, at)) return [];
  return disclosureRules
    .filter((needed) => needed.when?.(at) !== false || Boolean(at.value(needed.name)))
    .map((needed) => ({
      name: needed.name,
      path: borrowerFieldPath(owner, needed.name).replace('applicants.0.', ''),
      value: at.value(needed.name),
      owner,
      isMissing: isMissing(needed, at, loan),
    }));
}

/** Everything that a disclosure needs: of each borrower in turn, then of the loan in the order of the table. */
export function disclosureItems(values: Partial<NewLoanDocument>): DisclosureItem[] {
  const applicants = values.applicants?.length ? values.applicants : [{}];
  const loan: NewLoanDocument = { ...emptyDocument(), ...values, applicants };
  const at = readingOf(loan, loan);
  const ofLoan = (needed: FieldRule): DisclosureItem => ({
    name: needed.name,
    path: needed.name,
    value: at.value(needed.name),
    owner: undefined,
    isMissing: isMissing(needed, at, loan),
  });
  return [...borrowerPositions(loan).flatMap(({ owner }) => itemsOfBorrower(loan, owner)), ...rulesOfLoan.map(ofLoan)];
}
