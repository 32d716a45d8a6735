import { disclosureContract } from '../../domain/disclosure/disclosure.contract';
import { eDisclosureStatusOf } from '../../domain/disclosure/edisclosure-status';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { cancelDisclosure, requestDisclosure } from './disclosure.service';

export const disclosureCalls: readonly Call[] = [
  defineCall(disclosureContract, 'POST /lqb/loans/{loanNum}/initial-disclosure', {
    area: 'edisclosure',
    summary: 'Requests the eDisclosure: prepared by the lender, or by the user with the signed package as PDF files.',
    access: { kind: 'loan', menu: ['edisclosure'], write: true },
    needs: 'disclosure',
    handle: ({ portal, caller, params, body, request }) =>
      requestDisclosure(portal, caller, params.loanNum, { preparedBy: body.preparedBy, files: request.files }),
  }),
  defineCall(disclosureContract, 'DELETE /lqb/loans/{loanNum}/initial-disclosure', {
    area: 'edisclosure',
    summary: 'Cancels the request while its status is requested or uploaded; 409 otherwise.',
    access: { kind: 'loan', menu: ['edisclosure'], write: true },
    needs: 'disclosure',
    handle: ({ portal, caller, params }) => cancelDisclosure(portal, caller, params.loanNum),
  }),
  defineCall(disclosureContract, 'GET /lqb/loans/{loanNum}/edisclosure-status', {
    area: 'edisclosure',
    summary: 'Progress of the eDisclosure and its message.',
    access: { kind: 'loan', menu: 'any' },
    handle: async ({ loan }) => eDisclosureStatusOf(loan),
  }),
];
