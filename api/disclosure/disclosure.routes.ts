import { z } from 'zod';
import { disclosureRequest, eDisclosureStatus } from '../../domain/disclosure/disclosure.schemas';
import { eDisclosureStatusOf } from '../../domain/disclosure/edisclosure-status';
import { MAX_UPLOAD_BYTES } from '../../domain/loan/upload-limits';
import { type Call, defineCall } from '../http/call';
import { cancelDisclosure, requestDisclosure } from './disclosure.service';

const loanNum = z.object({ loanNum: z.string() });
export const disclosureCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/lqb/loans/{loanNum}/initial-disclosure',
    area: 'edisclosure',
    summary: 'Requests the eDisclosure: prepared by the lender, or by oneself with the signed package as PDF files.',
    access: { kind: 'loan', menu: ['edisclosure'], write: true },
    needs: 'disclosure',
    params: loanNum,
    body: disclosureRequest,
    upload: { field: 'files', maxTotal: MAX_UPLOAD_BYTES, maxFiles: 10, optional: true },
    answer: eDisclosureStatus,
    handle: ({ portal, caller, params, body, request }) =>
      requestDisclosure(portal, caller, params.loanNum, { preparedBy: body.preparedBy, files: request.files }),
  }),
  defineCall({
    method: 'DELETE',
    path: '/lqb/loans/{loanNum}/initial-disclosure',
    area: 'edisclosure',
    summary: 'Cancels the request while it is requested or uploaded; 409 otherwise.',
    access: { kind: 'loan', menu: ['edisclosure'], write: true },
    needs: 'disclosure',
    params: loanNum,
    answer: eDisclosureStatus,
    handle: ({ portal, caller, params }) => cancelDisclosure(portal, caller, params.loanNum),
  }),
  defineCall({
    method: 'GET',
    path: '/lqb/loans/{loanNum}/edisclosure-status',
    area: 'edisclosure',
    summary: 'Progress of the eDisclosure and its message.',
    access: { kind: 'loan', menu: 'any' },
    params: loanNum,
    answer: eDisclosureStatus,
    handle: async ({ loan }) => eDisclosureStatusOf(loan),
  }),
];
