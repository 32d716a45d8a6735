import { hasAnyRole, type RoleName } from '../../domain/access/roles';
import type { LoanValues } from '../../domain/loan/document';
import type { EmployeeRole } from '../../domain/loan/fields/employee-fields';
import type { Actor } from '../http/actor';
import type { Organization } from '../reference/reference.service';

/** The employee of the loan that its creator becomes, by role. */
const EMPLOYEE_OF: readonly (readonly [RoleName, EmployeeRole])[] = [
  ['Loan Officer', 'LoanRep'],
  ['PML Loan Officer', 'LoanRep'],
  ['Loan Officer Assistant', 'LoanOfficerAssistant'],
  ['PML Broker Processor', 'BrokerProcessor'],
  ['Lender Account Executive', 'LenderAccExec'],
];

const RETAIL = '1';
const NO_COMPANY = 'retail-has-no-company';
const NO_BRANCH = 'company-has-no-branch';

/** Where a new loan belongs, as far as its creator says. */
export type Placement = Pick<
  LoanValues,
  'sBranchChannelT' | 'sCorrespondentProcessT' | 'sBranchName' | 'sOriginatingCompanyName'
>;

type Problems = Record<string, string>;

const same = (a: string | null | undefined, b: string | null | undefined): boolean =>
  (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();

const given = (value: string | null | undefined): value is string => (value ?? '').trim() !== '';

/** A placement that the actor may give a new loan, or why not, field by field. */
export interface Placed {
  readonly placement: Placement;
  readonly fields: Readonly<Problems>;
}

/**
 * Where a new loan goes: a retail employee's into their branch, an external user's into their company with the channel of
 * that company, staff's where they say. What is said and does not fit is refused, never changed in silence.
 */
export function placeNewLoan(actor: Actor, said: Placement, organization: Organization): Placed {
  if (actor.isPml) return placedInCompany(said, actor.companyName, organization.companies);
  if (actor.isRetail) return placedInBranch(said, actor.branchName);
  if (!given(said.sBranchChannelT)) return { placement: {}, fields: { sBranchChannelT: 'required' } };
  return said.sBranchChannelT === RETAIL
    ? placedByStaffInBranch(said, organization.branches)
    : placedByStaffInCompany(said, organization.companies);
}

function placedInBranch(said: Placement, branchName: string | null): Placed {
  const fields: Problems = {};
  if (!given(branchName)) fields.sBranchName = 'you-have-no-branch';
  else if (given(said.sBranchName) && !same(said.sBranchName, branchName)) fields.sBranchName = 'not-your-branch';
  if (given(said.sBranchChannelT) && said.sBranchChannelT !== RETAIL) {
    fields.sBranchChannelT = 'branch-loans-are-retail';
  }
  if (given(said.sOriginatingCompanyName)) fields.sOriginatingCompanyName = NO_COMPANY;
  return { placement: { sBranchChannelT: RETAIL, sBranchName: branchName }, fields };
}

function placedInCompany(said: Placement, companyName: string | null, companies: Organization['companies']): Placed {
  const fields: Problems = {};
  if (!given(companyName)) fields.sOriginatingCompanyName = 'you-have-no-company';
  else if (given(said.sOriginatingCompanyName) && !same(said.sOriginatingCompanyName, companyName)) {
    fields.sOriginatingCompanyName = 'not-your-company';
  }
  if (given(said.sBranchName)) fields.sBranchName = NO_BRANCH;
  const company = companies.find((one) => same(one.name, companyName));
  const channel = company?.channel ?? (said.sBranchChannelT === '3' ? '3' : '2');
  if (given(said.sBranchChannelT) && said.sBranchChannelT !== channel) {
    fields.sBranchChannelT = 'not-your-channel';
  }
  return { placement: ofCompany(company?.name ?? companyName, channel, company?.correspondentProcess), fields };
}

function placedByStaffInBranch(said: Placement, branches: Organization['branches']): Placed {
  const fields: Problems = {};
  const branch = branches.find((one) => same(one.name, said.sBranchName));
  if (!given(said.sBranchName)) fields.sBranchName = 'required';
  else if (branches.length > 0 && branch === undefined) fields.sBranchName = 'no-branch';
  if (given(said.sOriginatingCompanyName)) fields.sOriginatingCompanyName = NO_COMPANY;
  return { placement: { sBranchChannelT: RETAIL, sBranchName: branch?.name ?? said.sBranchName }, fields };
}

function placedByStaffInCompany(said: Placement, companies: Organization['companies']): Placed {
  const fields: Problems = {};
  const { sBranchChannelT: channel, sOriginatingCompanyName: name } = said;
  const company = companies.find((one) => same(one.name, name));
  if (company && company.channel !== channel) fields.sBranchChannelT = 'not-its-channel';
  if (!given(name)) fields.sOriginatingCompanyName = 'required';
  else if (companies.length > 0 && company === undefined) fields.sOriginatingCompanyName = 'no-company';
  if (given(said.sBranchName)) fields.sBranchName = NO_BRANCH;
  const process = said.sCorrespondentProcessT ?? (channel === '3' ? company?.correspondentProcess : null);
  return { placement: ofCompany(company?.name ?? name, channel, process), fields };
}

const ofCompany = (
  sOriginatingCompanyName: string | null | undefined,
  sBranchChannelT: string | null | undefined,
  process: string | null | undefined,
): Placement => ({
  sBranchChannelT,
  sOriginatingCompanyName,
  ...(given(process) ? { sCorrespondentProcessT: process } : {}),
});

/** The creator as the employee of the loan that their role is; nobody where it is none of those. */
export function creatorAssigned(actor: Actor): LoanValues {
  const [, employee] = EMPLOYEE_OF.find(([role]) => hasAnyRole(actor.roles, [role])) ?? [];
  if (employee === undefined) return {};
  return {
    [`sEmployee${employee}Login`]: actor.login,
    [`sEmployee${employee}Name`]: actor.displayName,
    [`sEmployee${employee}Email`]: actor.email,
  };
}
