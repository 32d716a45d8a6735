import { estimatesContract } from '../../../domain/disclosure/estimate/estimates.contract';
import { type Call, reply } from '../../http/call';
import { defineCall } from '../../http/define-call';
import { recordIntent, recordReceipt } from './estimate-records.service';
import { issueEstimate, previewEstimate } from './estimates.service';
import { estimatesOf } from './estimates-view';
import { recordEstimate } from './record-estimate';

const read = { kind: 'loan', menu: ['edisclosure'] } as const;
/** Disclosures go on long after their author may edit the loan; the rules of the disclosure say what is possible. */
const write = { ...read, write: 'any-status' } as const;
const shared = { area: 'edisclosure', needs: 'disclosure' } as const;

/** Loan Estimates: issue, receipt and the intent to proceed. */
export const estimateCalls: readonly Call[] = [
  defineCall(estimatesContract, 'GET /loan-proxy/{loanNum}/loan-estimates', {
    ...shared,
    summary:
      'The Loan Estimates of a loan with their charges, the clock of Regulation Z with each day that did not count, and what the next ' +
      'estimate discloses and still needs. Not in the specification.',
    access: read,
    handle: ({ portal, loan }) => estimatesOf(portal, loan),
  }),
  defineCall(estimatesContract, 'GET /loan-proxy/{loanNum}/loan-estimates/preview', {
    ...shared,
    summary: 'The PDF of the Loan Estimate that would be issued today. Nothing is stored. Not in the specification.',
    access: read,
    handle: async ({ portal, caller, loan }) => reply({ file: await previewEstimate(portal, caller, loan) }),
  }),
  defineCall(estimatesContract, 'POST /loan-proxy/{loanNum}/loan-estimates', {
    ...shared,
    summary:
      'Issues the next Loan Estimate: files its PDF, and discloses the approved changes of circumstance. 409 after the Closing Disclosure ' +
      'or if it would arrive too late before closing, 422 with the fields that are missing. Not in the specification.',
    access: { ...write, right: 'disclose' },
    handle: ({ portal, caller, loan, body }) => issueEstimate(portal, caller, loan, body),
  }),
  defineCall(estimatesContract, 'POST /lqb/loans/{loanNum}/loan-estimate-fees', {
    area: 'fees',
    needs: 'disclosure',
    summary:
      'Records the fees as a Loan Estimate discloses them that was made outside the portal. The first one is the baseline of the good ' +
      'faith test; a later one moves it only for the lines that a timely reason of 12 CFR 1026.19(e)(3)(iv) covers.',
    access: { ...read, write: true },
    handle: ({ portal, caller, loan, body }) => recordEstimate(portal, caller, loan, body),
  }),
  defineCall(estimatesContract, 'POST /loan-proxy/{loanNum}/loan-estimates/{number}/receipt', {
    ...shared,
    summary: 'Records when the borrowers received a Loan Estimate, with the evidence. Not in the specification.',
    access: write,
    handle: ({ portal, caller, loan, params, body }) => recordReceipt(portal, caller, loan, params.number, body),
  }),
  defineCall(estimatesContract, 'POST /loan-proxy/{loanNum}/loan-estimates/{number}/intent', {
    ...shared,
    summary: 'Records the intent to proceed with a Loan Estimate: who, how and when. Not in the specification.',
    access: write,
    handle: ({ portal, caller, loan, params, body }) => recordIntent(portal, caller, loan, params.number, body),
  }),
];
