import { changesContract } from '../../../domain/disclosure/changes/changes.contract';
import { chargesOf } from '../../../domain/disclosure/changes/charges';
import type { Call } from '../../http/call';
import { defineCall } from '../../http/define-call';
import { changeFees, decideChange, requestChange, tasksOf, withdrawChange } from './changes.service';
import { cureTolerance } from './cure.service';

const area = 'coc';
const read = { kind: 'loan', menu: ['coc'] } as const;
/** Changes are requested long after their author may edit the loan: the desk decides what becomes of them. */
const write = { ...read, write: 'any-status' } as const;
const needs = 'fees';

/** Changes of circumstance. */
export const changeCalls: readonly Call[] = [
  defineCall(changesContract, 'GET /lqb/loans/{loanNum}/coc', {
    area,
    summary:
      'Changes of circumstance with their lines and the three business days of each. TaskStatus REQUESTED is an open request.',
    access: read,
    handle: ({ portal, loan }) => tasksOf(portal, loan),
  }),
  defineCall(changesContract, 'POST /lqb/loans/{loanNum}/coc', {
    area,
    summary:
      'Requests a change of circumstance, or changes an open request: a reason of 12 CFR 1026.19(e)(3)(iv), the day on which the lender ' +
      'learned of it, and the charges it is about. 409 before the first Loan Estimate and in a status that takes none.',
    access: write,
    needs,
    handle: ({ portal, caller, loan, body }) => requestChange(portal, caller, loan, body),
  }),
  defineCall(changesContract, 'DELETE /lqb/loans/{loanNum}/coc/{taskId}', {
    area,
    summary: 'Withdraws an open request; 409 once it was handled.',
    access: write,
    needs,
    handle: ({ portal, caller, loan, params, query }) =>
      withdrawChange(portal, caller, loan, { taskId: params.taskId, ...query }),
  }),
  defineCall(changesContract, 'GET /lqb/loans/{loanNum}/coc-fee', {
    area,
    summary:
      'The charges that a change can be about, compared with the last Loan Estimate, and the lender credit in section J.',
    access: read,
    handle: async ({ loan }) =>
      chargesOf(loan).map(({ type, description, before, amount, ...charge }) => ({
        ...{ ...charge, ClosingCostFeeType: type, code: type, Description: description },
        ...{ TotalAmount: amount, disclosedAmount: before },
      })),
  }),
  defineCall(changesContract, 'POST /lqb/loans/{loanNum}/coc-fee', {
    area,
    summary:
      'Sets the charges of an open request and their new amounts. The loan takes them over when the desk approves it.',
    access: write,
    needs,
    handle: ({ portal, caller, loan, body }) => changeFees(portal, caller, loan, body),
  }),
  defineCall(changesContract, 'POST /lqb/loans/{loanNum}/tolerance-cure', {
    area,
    summary:
      'Sets what the lender gives back of an excess over the tolerance, as a lender credit or off the principal; 0.00 takes it back. ' +
      '422 if it is more than the lender owes.',
    access: { kind: 'loan', menu: ['coc', 'cd'], write: 'any-status', right: 'disclose' },
    needs,
    handle: ({ portal, caller, loan, body: { version, data } }) => cureTolerance(portal, caller, loan, version, data),
  }),
  defineCall(changesContract, 'POST /loan-proxy/{loanNum}/coc-decision', {
    area,
    summary:
      'Approves a request, which sets the amounts of its charges on the loan, or denies it with a note. Not in the specification.',
    access: { ...write, right: 'disclose' },
    needs,
    handle: ({ portal, caller, loan, body }) => decideChange(portal, caller, loan, body),
  }),
];
