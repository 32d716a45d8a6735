import { creditContract } from '../../domain/credit/credit.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { removeAccount, saveAccount } from './accounts';
import { applyReport } from './apply-report';
import { comparisonFor } from './compare-report';
import { creditPage, readReport } from './credit.service';
import { orderReport } from './order-report';

const reading = { kind: 'loan', menu: ['application'] } as const;
const writing = { kind: 'loan', menu: ['application'], write: true } as const;
/** An account belongs to the user, whatever the status of the loan. */
const ownAccount = { kind: 'loan', menu: ['application'], write: 'any-status' } as const;

const area = 'credit';

export const creditCalls: readonly Call[] = [
  defineCall(creditContract, 'GET /loan-proxy/{loanNum}/credit-report', {
    area,
    summary:
      'The connected credit agencies with the user’s accounts, expected prices, and the credit reports of the loan.',
    access: reading,
    handle: ({ portal, actor, loan }) => creditPage(portal, actor, loan),
  }),
  defineCall(creditContract, 'POST /loan-proxy/{loanNum}/credit-report', {
    area,
    summary:
      'Orders a credit report of one borrower or of a couple: new, reissued, with further bureaus, or a supplement. Waits a while and ' +
      'answers the state of the order, which goes on by itself. 422 with the fields that are missing, 409 without an account.',
    access: writing,
    handle: ({ portal, caller, loan, body }) => orderReport(portal, caller, loan, body),
  }),
  defineCall(creditContract, 'GET /loan-proxy/{loanNum}/credit-report/{id}', {
    area,
    summary: 'A credit report: scores, debts, inquiries, public records, alerts and how to reach the bureaus.',
    access: reading,
    handle: ({ portal, actor, loan, params }) => readReport(portal, actor, loan, params.id),
  }),
  defineCall(creditContract, 'GET /loan-proxy/{loanNum}/credit-report/{id}/comparison', {
    area,
    summary: 'The scores and debts of the loan next to those of a report: new, changed, kept, and no longer reported.',
    access: reading,
    handle: ({ portal, actor, loan, params }) => comparisonFor(portal, actor, loan, params.id),
  }),
  defineCall(creditContract, 'POST /loan-proxy/{loanNum}/credit-report/{id}/apply', {
    area,
    summary:
      'Takes scores and chosen debts of a report over into the loan, in one write. 409 if the loan changed since it was compared, or ' +
      'if an underwriter or compliance must decide first.',
    access: writing,
    needs: 'credit-reports',
    handle: ({ portal, caller, loan, params, body }) => applyReport(portal, caller, loan, { id: params.id, body }),
  }),
  defineCall(creditContract, 'PUT /loan-proxy/{loanNum}/credit-account/{agency}', {
    area,
    summary: 'Stores the user’s own account with a credit agency, encrypted. Its password is never answered.',
    access: ownAccount,
    handle: ({ portal, caller, params, body }) => saveAccount(portal, caller, params.agency, body),
  }),
  defineCall(creditContract, 'DELETE /loan-proxy/{loanNum}/credit-account/{agency}', {
    area,
    summary: 'Removes the user’s own account with a credit agency.',
    access: ownAccount,
    handle: ({ portal, caller, params }) => removeAccount(portal, caller, params.agency),
  }),
];
