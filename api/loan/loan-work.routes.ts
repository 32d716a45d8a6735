import { staffRoles } from '../../domain/access/roles';
import { contactsContract } from '../../domain/contacts/contacts.contract';
import type { LoanDocument } from '../../domain/loan/document';
import { loanContract } from '../../domain/loan/loan.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { assignLoan, possibleAssignees } from './assignment.service';
import { moveLoan } from './loan-status.service';
import { maskLoan } from './ssn-mask';

const recordOf = (loan: LoanDocument) => ({ ...maskLoan(loan), id: loan.sLNm });

/** How the lender's people distribute loans and move them along. */
export const loanWorkCalls: readonly Call[] = [
  defineCall(loanContract, 'GET /lqb/loans/{loanNum}/possible-assignees', {
    area: 'contacts',
    summary: 'The people who can be assigned to the loan, by role.',
    access: { kind: 'loan', menu: ['contacts'], roles: staffRoles },
    handle: ({ portal, loan }) => possibleAssignees(portal, loan),
  }),
  defineCall(contactsContract, 'GET /user/available-assignees', {
    area: 'contacts',
    summary: 'The people who could be assigned to a loan of a branch or company, by role.',
    access: { kind: 'roles', roles: staffRoles, pages: ['contacts'] },
    handle: ({ portal, query }) =>
      possibleAssignees(portal, {
        sBranchChannelT: query.isRetail === 'true' ? '1' : '2',
        sBranchName: query.branchName ?? null,
        sOriginatingCompanyName: query.companyName ?? null,
      }),
  }),
  defineCall(loanContract, 'POST /lqb/loans/{loanNum}/assignees', {
    area: 'contacts',
    summary:
      'Assigns one of the possible assignees to the loan, or takes a role from its employee. Repeating it changes nothing. 409 stale with the current loan if another holds the role than `from`, where it is given.',
    access: { kind: 'loan', menu: ['contacts'], write: true, roles: staffRoles },
    handle: async ({ portal, caller, loan, body }) => recordOf(await assignLoan(portal, caller, loan, body)),
  }),
  defineCall(loanContract, 'POST /lqb/loans/{loanNum}/status', {
    area: 'loan',
    summary:
      'Moves the loan to another status, or from on hold or canceled to its earlier status. Decisions take the right to decide. 409 if it is not in the status that the user saw; 422 with what is missing if a requirement is not met.',
    access: { kind: 'loan', menu: ['application'], write: true, roles: staffRoles },
    handle: async ({ portal, caller, loan, body }) => recordOf(await moveLoan(portal, caller, loan, body)),
  }),
];
