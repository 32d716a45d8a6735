import { hasAnyRole, type RoleName } from '../../domain/access/roles';
import type { LoanValues } from '../../domain/loan/document';
import type { EmployeeRole } from '../../domain/loan/fields/employee-fields';
import type { PlainCode } from '../../domain/messages/message';
import type { Actor } from '../http/actor';
import type { Organization } from '../reference/reference.service';

/** The field of the loan's employee that its creator becomes, by role. */
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

/** The requested branch, company and channel of a new loan. */
export type Placement = Pick<
  LoanValues,
  'sBranchChannelT' | 'sCorrespondentProcessT' | 'sBranchName' | 'sOriginatingCompanyName'
>;

type Problems = Record<string, PlainCode>;

const same = (a: string | null | undefined, b: string | null | undefined): boolean =>
  (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();

const given = (value: string | null | undefined): value is string => (value ?? '').trim() !== '';

/** A placement that the actor may give a new loan, or the problems by field. */
export interface Placed {
  readonly placement: Placement;
  readonly fields: Readonly<Problems>;
}

/**
 * Where a new loan belongs: for a retail employee their branch, for an external user their company with its channel, for staff
 * what they request. An invalid request is rejected, never silently changed.
 */
export function placeNewLoan(actor: Actor, requested: Placement, organization: Organization): Placed {
  if (actor.isPml) return placedInCompany(requested, actor.companyName, organization.companies);
  if (actor.isRetail) return placedInBranch(requested, actor.branchName);
  if (!given(requested.sBranchChannelT)) return { placement: {}, fields: { sBranchChannelT: 'required' } };
  return requested.sBranchChannelT === RETAIL
    ? placedByStaffInBranch(requested, organization.branches)
    : placedByStaffInCompany(requested, organization.companies);
}

function placedInBranch(requested: Placement, branchName: string | null): Placed {
  const fields: Problems = {};
  if (!given(branchName)) fields.sBranchName = 'you-have-no-branch';
  else if (given(requested.sBranchName) && !same(requested.sBranchName, branchName))
    fields.sBranchName = 'not-your-branch';
  if (given(requested.sBranchChannelT) && requested.sBranchChannelT !== RETAIL) {
    fields.sBranchChannelT = 'branch-loans-are-retail';
  }
  if (given(requested.sOriginatingCompanyName)) fields.sOriginatingCompanyName = NO_COMPANY;
  return { placement: { sBranchChannelT: RETAIL, sBranchName: branchName }, fields };
}

function placedInCompany(
  requested: Placement,
  companyName: string | null,
  companies: Organization['companies'],
): Placed {
  const fields: Problems = {};
  if (!given(companyName)) fields.sOriginatingCompanyName = 'you-have-no-company';
  else if (given(requested.sOriginatingCompanyName) && !same(requested.sOriginatingCompanyName, companyName)) {
    fields.sOriginatingCompanyName = 'not-your-company';
  }
  if (given(requested.sBranchName)) fields.sBranchName = NO_BRANCH;
  const company = companies.find((one) => same(one.name, companyName));
  const channel = company?.channel ?? (requested.sBranchChannelT === '3' ? '3' : '2');
  if (given(requested.sBranchChannelT) && requested.sBranchChannelT !== channel) {
    fields.sBranchChannelT = 'not-your-channel';
  }
  return { placement: ofCompany(company?.name ?? companyName, channel, company?.correspondentProcess), fields };
}

function placedByStaffInBranch(requested: Placement, branches: Organization['branches']): Placed {
  const fields: Problems = {};
  const branch = branches.find((one) => same(one.name, requested.sBranchName));
  if (!given(requested.sBranchName)) fields.sBranchName = 'required';
  else if (branches.length > 0 && branch === undefined) fields.sBranchName = 'no-branch';
  if (given(requested.sOriginatingCompanyName)) fields.sOriginatingCompanyName = NO_COMPANY;
  return { placement: { sBranchChannelT: RETAIL, sBranchName: branch?.name ?? requested.sBranchName }, fields };
}

function placedByStaffInCompany(requested: Placement, companies: Organization['companies']): Placed {
  const fields: Problems = {};
  const { sBranchChannelT: channel, sOriginatingCompanyName: name } = requested;
  const company = companies.find((one) => same(one.name, name));
  if (company && company.channel !== channel) fields.sBranchChannelT = 'not-its-channel';
  if (!given(name)) fields.sOriginatingCompanyName = 'required';
  else if (companies.length > 0 && company === undefined) fields.sOriginatingCompanyName = 'no-company';
  if (given(requested.sBranchName)) fields.sBranchName = NO_BRANCH;
  const process = requested.sCorrespondentProcessT ?? (channel === '3' ? company?.correspondentProcess : null);
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

/** Assigns the creator to the loan as the employee matching their role, if there is one. */
export function creatorAssigned(actor: Actor): LoanValues {
  const [, employee] = EMPLOYEE_OF.find(([role]) => hasAnyRole(actor.roles, [role])) ?? [];
  if (employee === undefined) return {};
  return {
    [`sEmployee${employee}Login`]: actor.login,
    [`sEmployee${employee}Name`]: actor.displayName,
    [`sEmployee${employee}Email`]: actor.email,
  };
}
