import type { LoanValues } from './document';
import { employeeRoleNames } from './fields/employee-fields';

/** The facts that decide which loans a user sees. */
export interface LoanViewer {
  readonly login: string;
  /** External user. */
  readonly isPml: boolean;
  /** Employee of a branch who sees that branch only. */
  readonly isRetail: boolean;
  readonly branchName: string | null;
  readonly companyName: string | null;
}

/** The loans a user sees, as data, so that queries and checks of a single loan follow the same rule. */
export type LoanScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'branch'; readonly branchName: string | null }
  | { readonly kind: 'company'; readonly companyName: string | null; readonly login: string };

/** Staff see all loans, retail employees their branch's, external users their company's and those assigned to them. */
export function loanScope(viewer: LoanViewer): LoanScope {
  if (viewer.isPml) return { kind: 'company', companyName: viewer.companyName, login: viewer.login };
  if (viewer.isRetail) return { kind: 'branch', branchName: viewer.branchName };
  return { kind: 'all' };
}

function same(a: string | null | undefined, b: string | null | undefined): boolean {
  const left = a?.trim().toLowerCase() ?? '';
  return left !== '' && left === (b?.trim().toLowerCase() ?? '');
}

/** Logins of the employees assigned to the loan in any role, lower case, distinct. */
export function assigneesOf(loan: LoanValues): string[] {
  const logins = employeeRoleNames.map((role) => loan[`sEmployee${role}Login`]?.trim().toLowerCase() ?? '');
  return [...new Set(logins.filter((login) => login !== ''))];
}

/** The facts of a loan that decide who sees it: names in any case, logins in lower case. */
export interface LoanAssignments {
  readonly branch: string | null | undefined;
  readonly company: string | null | undefined;
  readonly assignees: readonly string[];
}

/** Whether a loan with these assignments is within the scope. A missing branch or company matches nothing. */
export function placeInScope(scope: LoanScope, place: LoanAssignments): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'branch':
      return same(scope.branchName, place.branch);
    case 'company':
      return same(scope.companyName, place.company) || place.assignees.includes(scope.login.toLowerCase());
  }
}

/** Whether the loan is within the scope. */
export function inScope(scope: LoanScope, loan: LoanValues): boolean {
  const assignees = scope.kind === 'company' ? assigneesOf(loan) : [];
  return placeInScope(scope, { branch: loan.sBranchName, company: loan.sOriginatingCompanyName, assignees });
}

/** Whether the user may see the loan; what they may do with it is checked separately. */
export function maySeeLoan(viewer: LoanViewer, loan: LoanValues): boolean {
  return inScope(loanScope(viewer), loan);
}

/** Whether the author of a change still sees the loan afterwards: no one moves a loan to another's branch or company. */
export function mayPlaceLoan(viewer: LoanViewer, before: LoanValues | null, after: LoanValues): boolean {
  const moved =
    before === null ||
    !sameOrBothEmpty(before.sBranchName, after.sBranchName) ||
    !sameOrBothEmpty(before.sOriginatingCompanyName, after.sOriginatingCompanyName);
  return !moved || maySeeLoan(viewer, after);
}

function sameOrBothEmpty(a: string | null | undefined, b: string | null | undefined): boolean {
  return same(a, b) || ((a ?? '').trim() === '' && (b ?? '').trim() === '');
}
