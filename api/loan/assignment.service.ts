import type { RoleName } from '../../domain/access/roles';
import {
  type AssignableRole,
  type AssignedEmployee,
  type Assignee,
  assignableRoles,
} from '../../domain/loan/assignment.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { maySeeLoan } from '../../domain/loan/visibility';
import { roleHolders } from '../access/access.service';
import type { AppContext } from '../app-context';
import { invalid } from '../http/app-error';
import type { Caller } from '../http/caller';
import { writeLoan } from './gateway.service';

const RETAIL = '1';

/** Who is assigned in a role: the lender's own people, and as loan officer of a broker's loan the broker's. */
function holdersOf(role: AssignableRole, loan: LoanDocument): readonly [RoleName, isPml: boolean] {
  if (role === 'Processor') return ['Processor', false];
  if (role === 'Underwriter') return ['Underwriter', false];
  return loan.sBranchChannelT === RETAIL ? ['Loan Officer', false] : ['PML Loan Officer', true];
}

/** The people of a role who may see the loan: an assignment opens it to no one else. */
async function candidates(portal: AppContext, loan: LoanDocument, role: AssignableRole): Promise<AssignedEmployee[]> {
  const people = await roleHolders(portal.db, ...holdersOf(role, loan));
  return people.flatMap((person) => {
    const viewer = {
      login: person.login,
      isPml: person.is_pml,
      isRetail: person.is_retail,
      branchName: person.branch_name,
      companyName: person.company_name,
    };
    if (!maySeeLoan(viewer, loan)) return [];
    const name = `${person.first_name} ${person.last_name}`.trim();
    return [{ role, login: person.login, name, email: person.email, phone: person.phone }];
  });
}

/** Everyone who can be assigned to the loan, by role. */
export async function possibleAssignees(portal: AppContext, loan: LoanDocument): Promise<readonly Assignee[]> {
  const found = await Promise.all(assignableRoles.map((role) => candidates(portal, loan, role)));
  return found.flat().map(({ role, login, name }) => ({ role, login, name }));
}

/** Assigns someone to the loan. Repeating it changes nothing. 422 for anyone who cannot be assigned. */
export async function assignLoan(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { role, login }: { readonly role: AssignableRole; readonly login: string },
): Promise<LoanDocument> {
  const employee = (await candidates(portal, loan, role)).find((person) => person.login === login.toLowerCase());
  if (employee === undefined) throw invalid('fields-not-valid', { login: 'not-a-code' });
  if (loan[`sEmployee${role}Login`] === employee.login) return loan;
  const write = {
    action: 'loan.assign',
    loanNum: loan.sLNm,
    detail: { role, login: employee.login },
    event: 'loan',
  } as const;
  return writeLoan(portal, caller, write, (operation) => portal.los.assign(operation, loan.sLNm, employee));
}
