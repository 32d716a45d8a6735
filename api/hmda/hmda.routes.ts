import { hmdaContract } from '../../domain/hmda/hmda.contract';
import { loanScope } from '../../domain/loan/visibility';
import { reportRoles } from '../../domain/pages/report-pages';
import { notAuthorized } from '../http/app-error';
import { type Call, pageReply, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { listParameters } from '../http/list-query';
import { checkSome } from './check.service';
import { larFile } from './files.service';
import { confirmEdit, correctLoan, hmdaLoanOf } from './loan.service';
import { hmdaLoans, hmdaLoansFile } from './loans.service';
import { confirmFileEdit, hmdaOverviewOf } from './overview.service';
import { registerList } from './register-rows';

const area = 'emet-data';

/** The register has what borrowers said of themselves: only the roles that file it. */
const access = { kind: 'roles', roles: reportRoles.hmda, pages: ['reports-hmda', 'reports-hmda-loan'] } as const;

/** A filing has every loan of the lender, so only who may see all of them works with it. */
const ofAllLoans = (call: Call): Call => ({
  ...call,
  handle: async (context) => {
    if (loanScope(context.actor).kind !== 'all') throw notAuthorized();
    return call.handle(context);
  },
});

const calls: readonly Call[] = [
  defineCall(hmdaContract, 'GET /emet-data/hmda-loans', {
    area,
    summary: 'Loans with a final action and the published edits that their rows do not pass.',
    access,
    query: listParameters(registerList),
    handle: async ({ portal, query }) => pageReply('loans', await hmdaLoans(portal, query)),
  }),
  defineCall(hmdaContract, 'GET /emet-data/hmda-loans/export', {
    area,
    summary: 'The open edits of the loans that a filter finds as CSV, one line each. The audit records the download.',
    access,
    query: listParameters(registerList).omit({ range: true }),
    handle: async ({ portal, caller, query }) => hmdaLoansFile(portal, caller, query),
  }),
  defineCall(hmdaContract, 'GET /emet-data/hmda-loans/{id}', {
    area,
    summary:
      'A loan of the register, checked as it is now, with the pages that correct its edits and what was confirmed.',
    access,
    handle: ({ portal, params }) => hmdaLoanOf(portal, params.id),
  }),
  defineCall(hmdaContract, 'POST /emet-data/hmda-loans/{id}', {
    area,
    summary:
      'Corrects facts of a loan that only the register needs, in every status of the loan. 409 with `current` for another version.',
    access,
    handle: ({ portal, caller, params, body }) => correctLoan(portal, caller, params.id, body),
  }),
  defineCall(hmdaContract, 'POST /emet-data/hmda-loans/{id}/edits/{edit}', {
    area,
    summary:
      'Confirms the values that a quality edit questions, with the reason; without one it takes that back. It counts until one of ' +
      'these values changes. 409 with `current` for another version of the loan.',
    access,
    handle: ({ portal, caller, params, body }) =>
      confirmEdit(portal, caller, params.id, { ...body, edit: params.edit }),
  }),
  defineCall(hmdaContract, 'GET /emet-data/hmda/{year}/{quarter}', {
    area,
    summary: 'The register of a year (quarter 4) or one of its first three quarters: loans by action, and open edits.',
    access,
    handle: ({ portal, params }) => hmdaOverviewOf(portal, params),
  }),
  defineCall(hmdaContract, 'POST /emet-data/hmda/{year}/{quarter}/check', {
    area,
    summary:
      'Checks the next loans of a filing that changed since their last check, at most 500. Call it until it is `done`. It may be ' +
      'repeated: a loan is checked once for each of its versions.',
    access,
    handle: ({ portal, params }) => checkSome(portal, params),
  }),
  defineCall(hmdaContract, 'POST /emet-data/hmda/{year}/{quarter}/edits/{edit}', {
    area,
    summary:
      'Confirms the totals that a quality edit of the whole file questions, with the reason; without one it takes that back. It ' +
      'counts until one of these totals changes. 409 until every loan is checked.',
    access,
    handle: ({ portal, caller, params: { edit, ...filing }, body: { reason } }) =>
      confirmFileEdit(portal, caller, { filing, edit, reason }),
  }),
  defineCall(hmdaContract, 'GET /emet-data/hmda/{year}/{quarter}/lar', {
    area,
    summary:
      'The file of a filing, with the transmittal sheet as its first row and the 110 fields of a loan in each other one, separated by ' +
      'vertical bars. What a loan lacks is blank. The audit records the download.',
    access,
    handle: async ({ portal, caller, params }) => reply({ file: await larFile(portal, caller, params) }),
  }),
];

/** The loan/application register: a filing, its loans with their edits, and the file. */
export const hmdaCalls: readonly Call[] = calls.map(ofAllLoans);
