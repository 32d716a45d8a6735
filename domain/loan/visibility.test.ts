import { describe, expect, it } from 'vitest';
import { assigneesOf, inScope, type LoanViewer, loanScope, mayPlaceLoan, maySeeLoan } from './visibility';

const staff: LoanViewer = { login: 'processor', isPml: false, isRetail: false, branchName: null, companyName: null };
const retail: LoanViewer = { ...staff, login: 'loan-officer', isRetail: true, branchName: 'Pasadena' };
const external: LoanViewer = { ...staff, login: 'PML-loan-officer', isPml: true, companyName: 'Harborline Lending' };

describe('who sees a loan', () => {
  it('is any staff member', () => expect(maySeeLoan(staff, { sBranchName: 'Bellevue' })).toBe(true));

  it("is retail in the user's branch, ignoring case", () => {
    expect(maySeeLoan(retail, { sBranchName: ' pasadena ' })).toBe(true);
    expect(maySeeLoan(retail, { sBranchName: 'Bellevue' })).toBe(false);
  });

  it("is an external loan of the user's company", () => {
    expect(maySeeLoan(external, { sOriginatingCompanyName: 'Harborline Lending' })).toBe(true);
    expect(maySeeLoan(external, { sOriginatingCompanyName: 'Cobalt Home Loans' })).toBe(false);
  });

  it('is an external user assigned to it in any role', () => {
    const loan = { sOriginatingCompanyName: 'Cobalt Home Loans', sEmployeeBrokerProcessorLogin: 'pml-loan-officer' };
    expect(maySeeLoan(external, loan)).toBe(true);
    expect(assigneesOf({ ...loan, sEmployeeLoanRepLogin: 'PML-Loan-Officer' })).toEqual(['pml-loan-officer']);
  });

  it('does not match if neither side has a branch or company', () => {
    expect(maySeeLoan({ ...retail, branchName: null }, {})).toBe(false);
    expect(maySeeLoan({ ...external, companyName: '' }, { sOriginatingCompanyName: '' })).toBe(false);
  });

  it('is external before it is retail', () => {
    expect(loanScope({ ...external, isRetail: true, branchName: 'Pasadena' }).kind).toBe('company');
  });

  it('is the same by the scope as data', () => {
    expect(inScope({ kind: 'branch', branchName: 'Pasadena' }, { sBranchName: 'Pasadena' })).toBe(true);
  });
});

describe('placing a loan', () => {
  it("never removes the loan from the author's own scope", () => {
    const mine = { sBranchName: 'Pasadena' };
    expect(mayPlaceLoan(retail, mine, { sBranchName: 'Bellevue' })).toBe(false);
    expect(mayPlaceLoan(retail, mine, mine)).toBe(true);
    expect(mayPlaceLoan(retail, null, { sBranchName: 'Bellevue' })).toBe(false);
    expect(mayPlaceLoan(staff, mine, { sBranchName: 'Bellevue' })).toBe(true);
  });

  it('needs no check if branch and company do not change', () => {
    const assigned = { sOriginatingCompanyName: 'Cobalt Home Loans', sEmployeeLoanRepLogin: 'pml-loan-officer' };
    expect(mayPlaceLoan(external, assigned, { ...assigned, sEmployeeLoanRepLogin: null })).toBe(true);
  });
});
