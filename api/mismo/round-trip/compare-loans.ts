import { borrowersOf, type NewLoanDocument } from '../../../domain/loan/document';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-fields';
import { owners } from '../../../domain/loan/records';
import type { Target } from '../binding';
import { compareRecords } from './compare-records';
import { compareField, type Findings } from './findings';
import { applicationNames, borrowerNames, isWritten, loanNames } from './place-values';

/** Everything about a loan that is not the same after an export and an import, field by field, with why. */
export function compareLoans(before: NewLoanDocument, after: NewLoanDocument): Findings {
  const findings: Findings = { same: 0, differences: [] };
  const [was, is]: [Target, Target] = [{ ...before }, { ...after }];
  for (const name of loanNames) compareField(findings, name, name, { before: was[name], after: is[name] });
  const regrouped = borrowersOf(before).join() !== borrowersOf(after).join();
  for (const index of [0, 1] as const) {
    const [one, other]: [Target, Target] = [{ ...before.applicants[index] }, { ...after.applicants[index] }];
    for (const name of applicationNames) {
      const why = index > 0 ? 'first-application-only' : undefined;
      compareField(findings, `applicants.${index}.${name}`, name, { before: one[name], after: other[name] }, why);
    }
    for (const owner of owners.filter((whose) => whose[0] === String(index))) {
      const why = isWritten(before, owner) ? (regrouped ? 'regrouped' : undefined) : 'borrower-unnamed';
      for (const first of borrowerNames) {
        const name = owner[1] === 'C' ? coborrowerName(first) : first;
        compareField(findings, `applicants.${index}.${name}`, name, { before: one[name], after: other[name] }, why);
      }
    }
  }
  compareRecords(findings, before, after, regrouped);
  return findings;
}
