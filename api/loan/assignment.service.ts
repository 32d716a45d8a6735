import type { RoleName } from '../../domain/access/roles';
import type { AssignedEmployee, Assignee, Assignment } from '../../domain/loan/assignment.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { type EmployeeRole, employeeRoleNames } from '../../domain/loan/fields/employee-fields';
import { maySeeLoan } from '../../domain/loan/visibility';
import { roleHolders } from '../access/access.service';
import type { AppContext } from '../app-context';
import { invalid } from '../http/app-error';
import type { Caller } from '../http/caller';
import { writeLoan } from './gateway.service';

const RETAIL = '1';

/** The facts of a loan that decide who can be assigned to it. */
export type LoanPlace = Pick<LoanDocument, 'sBranchChannelT' | 'sBranchName' | 'sOriginatingCompanyName'>;

/** Someone who can be assigned. */
type Candidate = AssignedEmployee & { readonly login: string; readonly name: string };

type Holder = readonly [role: RoleName, isPml: boolean];

/** The role that the employees of each role of a loan hold, and whether they are the broker's. */
const holders: Readonly<Record<Exclude<EmployeeRole, 'LoanRep'>, Holder>> = {
  Processor: ['Processor', false],
  BrokerProcessor: ['PML Broker Processor', true],
  LoanOfficerAssistant: ['Loan Officer Assistant', false],
  ExternalSecondary: ['Secondary (External)', true],
  JuniorProcessor: ['Jr. Processor', false],
  ExternalPostCloser: ['Post-Closer (External)', true],
  LenderAccExec: ['Lender Account Executive', false],
  Manager: ['Manager', false],
  DisclosureDesk: ['Disclosure Desk', false],
  Underwriter: ['Underwriter', false],
  JuniorUnderwriter: ['Jr. Underwriter', false],
  DocDrawer: ['Doc Drawer', false],
  Funder: ['Funder', false],
};

/** Who is assigned in a role: the lender's own people, and as loan officer of a broker's loan the broker's. */
function holderOf(role: EmployeeRole, { sBranchChannelT }: LoanPlace): Holder {
  if (role !== 'LoanRep') return holders[role];
  return sBranchChannelT === RETAIL ? ['Loan Officer', false] : ['PML Loan Officer', true];
}

/** The people of a role who may see loans of this place: an assignment opens a loan to no one else. */
async function candidates(portal: AppContext, place: LoanPlace, role: EmployeeRole): Promise<Candidate[]> {
  const people = await roleHolders(portal.db, ...holderOf(role, place));
  return people.flatMap((person) => {
    const viewer = {
      login: person.login,
      isPml: person.is_pml,
      isRetail: person.is_retail,
      branchName: person.branch_name,
      companyName: person.company_name,
    };
    if (!maySeeLoan(viewer, place)) return [];
    const name = `${person.first_name} ${person.last_name}`.trim();
    return [{ role, login: person.login, name, email: person.email, phone: person.phone, fax: person.fax }];
  });
}

async function candidate(portal: AppContext, place: LoanPlace, role: EmployeeRole, login: string) {
  const found = (await candidates(portal, place, role)).find((person) => person.login === login.toLowerCase());
  if (found === undefined) throw invalid('fields-not-valid', { login: 'not-a-code' });
  return found;
}

/** Everyone who can be assigned to a loan of this place, by role. */
export async function possibleAssignees(portal: AppContext, place: LoanPlace): Promise<readonly Assignee[]> {
  const found = await Promise.all(employeeRoleNames.map((role) => candidates(portal, place, role)));
  return found.flat().map(({ role, login, name }) => ({ role, login, name }));
}

/** The logins of those who can be assigned in a role and have this login, else this full name or email. */
export async function assigneesNamed(
  portal: AppContext,
  place: LoanPlace,
  role: EmployeeRole,
  text: string,
): Promise<readonly string[]> {
  const given = text.trim().toLowerCase();
  const people = await candidates(portal, place, role);
  if (people.some(({ login }) => login === given)) return [given];
  return people
    .filter(({ name, email }) => name.toLowerCase() === given || email?.toLowerCase() === given)
    .map(({ login }) => login);
}

/** Facts of a role that no one holds. */
const vacant = { login: null, name: null, email: null, phone: null, fax: null } as const;

/**
 * Assigns someone to the loan, or takes the role from its employee. Repeating it changes nothing. 422 for anyone who cannot be
 * assigned, 409 `stale` with the current loan if another holds the role than the author saw.
 */
export async function assignLoan(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { role, login, from }: Assignment,
): Promise<LoanDocument> {
  const employee = login === null ? { role, ...vacant } : await candidate(portal, loan, role, login);
  const holder = loan[`sEmployee${role}Login`] ?? null;
  const isVacant = holder === null && !loan[`sEmployee${role}Name`];
  if (employee.login === null ? isVacant : employee.login === holder) return loan;
  const write = {
    action: employee.login === null ? 'loan.unassign' : 'loan.assign',
    loanNum: loan.sLNm,
    detail: { role, login: employee.login ?? holder },
    event: 'loan',
  } as const;
  return writeLoan(portal, caller, write, (operation) =>
    portal.los.assign(operation, loan.sLNm, { ...employee, from }),
  );
}
