import { staffRoles } from '../../domain/access/roles';
import { servicingContract } from '../../domain/servicing/servicing.contract';
import { type Call, pageReply } from '../http/call';
import { defineCall } from '../http/define-call';
import { listParameters } from '../http/list-query';
import { servicingPaymentOf } from './payment.service';
import { escrowReviewOf, loanPayoff } from './reviews.service';
import { servicedList } from './serviced-list';
import { servicedLoans } from './serviced-loans.service';
import { receiveTransactions } from './transactions.service';

/** What was paid on a loan is for the lender’s own users. */
const ownUsers = { kind: 'loan', menu: ['coupon'], roles: staffRoles } as const;

/** The calls of the servicing area. */
export const servicingCalls: readonly Call[] = [
  defineCall(servicingContract, 'GET /emet-data/servicing', {
    area: 'emet-data',
    summary:
      'A page of the loans in servicing that the user may see, for users who may read the Mortgage Coupon page. Users outside the ' +
      'lender do not see what was paid. Not in the specification.',
    access: { kind: 'signed-in', pages: ['coupon'] },
    query: listParameters(servicedList),
    handle: async ({ portal, actor, query }) => pageReply('loans', await servicedLoans(portal, actor, query)),
  }),
  defineCall(servicingContract, 'GET /loan-proxy/{loanNum}/servicing-payment', {
    area: 'application',
    summary:
      'The payment of a loan in servicing: what the LOS has, a notice while it has no number at a subservicer, and for the lender’s ' +
      'own users its payments by month and what was booked on it, the latest first.',
    access: { kind: 'loan', menu: ['coupon'] },
    handle: ({ portal, actor, loan }) => servicingPaymentOf(portal, actor, loan),
  }),
  defineCall(servicingContract, 'GET /lqb/loans/{loanNum}/payoff', {
    area: 'emet-data',
    summary:
      'What repays the loan on a day, today or later: principal, interest of full months and of the days after them, unpaid late ' +
      'charges and escrow advances, less what was not applied. Not in the specification.',
    access: ownUsers,
    handle: ({ portal, loan, query }) => loanPayoff(portal, loan, query.date),
  }),
  defineCall(servicingContract, 'GET /lqb/loans/{loanNum}/escrow-review', {
    area: 'emet-data',
    summary:
      'The yearly analysis of the escrow account from the next payment on (12 CFR 1024.17): target balance, surplus, shortage or ' +
      'deficiency, and the new payment. Not in the specification.',
    access: ownUsers,
    handle: ({ portal, loan }) => escrowReviewOf(portal, loan),
  }),
  defineCall(servicingContract, 'POST /emet-data/transactions', {
    area: 'emet-data',
    summary:
      'Stores up to 1000 servicing transactions, all or none: if a row is refused, nothing is stored. Each row has its own ' +
      'result: saved, unchanged, refused with the problem of each field, or not-saved. Repeating a call is safe because each transaction has a reference. For users who run batches ' +
      '(INTERNAL-03) or servicing (INTERNAL-02).',
    access: {
      kind: 'roles',
      roles: ['Administrator', 'Accountant', 'Servicing'],
      pages: ['internal-batch', 'internal-servicing'],
    },
    handle: ({ portal, body, caller }) => receiveTransactions(portal, body.rows, caller),
  }),
];
