import type { LoanDocument } from '../../domain/loan/document';
import { loanContract } from '../../domain/loan/loan.contract';
import { loanFieldPages } from '../../domain/loan/write-pages';
import { loanCreators } from '../../domain/pages/loan-creators';
import { scenariosContract } from '../../domain/scenarios/scenarios.contract';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { creationRequest } from './creation/creation-request';
import { changeLoan } from './loan.service';
import { createLoan } from './loan-create.service';
import { importedFile, importLoan, previewImport } from './loan-import.service';
import { loanOfScenario } from './scenario-loan.service';
import { maskLoan } from './ssn-mask';

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';
const trimmed = (text: string | undefined): string | undefined => text?.trim() || undefined;

/** A loan as returned by the API. */
const recordOf = (loan: LoanDocument) => ({ ...maskLoan(loan), id: loan.sLNm });

export const loanFileCalls: readonly Call[] = [
  defineCall(loanContract, 'POST /lqb/loans/create', {
    area: 'loan',
    summary:
      'Creates a loan from LOS fields, at least sBranchChannelT and sLPurposeT. A retail employee’s loan belongs to their ' +
      'branch, an external user’s to their company; staff say where it belongs.',
    access: { kind: 'roles', roles: loanCreators, pages: ['create-loan', 'pipeline'] },
    handle: async ({ portal, caller, body, request }) => ({
      loanNum: await createLoan(portal, caller, body, creationRequest(request, 'create', body)),
    }),
  }),
  defineCall(scenariosContract, 'POST /scenarios/loan', {
    area: 'loan',
    summary: 'Creates a loan with the facts of a scenario that a loan stores.',
    access: { kind: 'roles', roles: loanCreators, pages: ['create-loan', 'pricing'] },
    handle: ({ portal, caller, body, request }) =>
      loanOfScenario(portal, caller, body.fields, creationRequest(request, 'scenario', body)),
  }),
  defineCall(loanContract, 'POST /lqb/loans/import', {
    area: 'loan',
    summary:
      'Makes a loan of a MISMO 3.4 file, whole or not at all; with preview=true, saves nothing and returns the loan as it would be, ' +
      'what the file says of it, and likely duplicates that the user may see.',
    access: { kind: 'roles', roles: loanCreators, pages: ['create-loan', 'pipeline'] },
    handle: async ({ portal, caller, query, body, request }) => {
      const file = importedFile(request.files);
      if (isTrue(query.preview) || isTrue(body.preview)) {
        return reply({ status: 200, body: await previewImport(portal, caller, file) });
      }
      const placement = {
        sBranchChannelT: trimmed(body.sBranchChannelT),
        sBranchName: trimmed(body.sBranchName),
        sOriginatingCompanyName: trimmed(body.sOriginatingCompanyName),
      };
      return importLoan(portal, caller, { file, placement, creation: creationRequest(request, 'import', placement) });
    },
  }),
  defineCall(loanContract, 'GET /lqb/loans/{loanNum}', {
    area: 'loan',
    summary:
      'The loan under its LOS field names, with its version. Social security numbers show their last four digits.',
    access: { kind: 'loan', menu: 'any' },
    handle: async ({ loan }) => recordOf(loan),
  }),
  defineCall(loanContract, 'POST /lqb/loans/{loanNum}', {
    area: 'loan',
    summary:
      'Changes fields of the loan: { version, …changed LOS fields }. 409 stale with the loan as it is now; a number that ' +
      'comes back masked stays as it is.',
    access: { kind: 'loan', menu: loanFieldPages, write: true },
    handle: async ({ portal, caller, loan, body }) => {
      const { version, id: _, ...fields } = body;
      const changed = await changeLoan(portal, caller, loan, {
        version,
        fields,
        action: 'loan.change',
      });
      return recordOf(changed);
    },
  }),
];
