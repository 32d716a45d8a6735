import { Readable } from 'node:stream';
import { staffRoles } from '../../domain/access/roles';
import { servicingContract } from '../../domain/servicing/servicing.contract';
import { type Call, pageReply, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { listParameters } from '../http/list-query';
import { saveAmounts, servicingAmountsOf } from './amounts.service';
import { couponFile } from './coupon.service';
import { fileNotice, giveNotice, noticesOf } from './notices.service';
import { servicingPaymentOf } from './payment.service';
import { paymentLetterFile } from './payment-letter';
import { postingEffect } from './posting-effect.service';
import { escrowReviewOf, loanPayoff } from './reviews.service';
import { servicedList } from './serviced-list';
import { servicedLoans, servicedLoansFile } from './serviced-loans.service';
import { servicerCalls } from './servicers';
import { receiveTransactions } from './transactions.service';
import { saveTransfer, transferNoticeFile } from './transfer.service';

const pdfOf = (bytes: Uint8Array, name: string) => ({
  stream: Readable.from([Buffer.from(bytes)]),
  contentType: 'application/pdf',
  name,
});

/** The payment of a loan: users of the Mortgage Coupon page, and those of the servicing desk (INTERNAL-02). */
const couponPage = { kind: 'loan', menu: ['coupon'], orFrom: 'internal-servicing-loan' } as const;

/** What was paid on a loan is for the lender’s own users. */
const ownUsers = { kind: 'loan', menu: ['coupon'], roles: staffRoles, orFrom: 'internal-servicing-loan' } as const;

const servicingDesk = {
  kind: 'roles',
  roles: ['Administrator', 'Servicing'],
  pages: ['internal-servicing-loan'],
} as const;

/** The calls of the servicing area. */
export const servicingCalls: readonly Call[] = [
  ...servicerCalls,
  defineCall(servicingContract, 'GET /emet-data/servicing', {
    area: 'emet-data',
    summary:
      'A page of the loans in servicing that the user may see, for users who may read the Mortgage Coupon page. Users outside the ' +
      'lender do not see what was paid. Not in the specification.',
    access: { kind: 'signed-in', pages: ['coupon', 'internal-servicing'] },
    query: listParameters(servicedList),
    handle: async ({ portal, actor, query }) => pageReply('loans', await servicedLoans(portal, actor, query)),
  }),
  defineCall(servicingContract, 'GET /emet-data/servicing/export', {
    area: 'emet-data',
    summary:
      'The loans in servicing that a filter finds as CSV, in the order of the sort. Users outside the lender do not see what was paid. ' +
      'Not in the specification.',
    access: { kind: 'signed-in', pages: ['coupon', 'internal-servicing'] },
    query: listParameters(servicedList).omit({ range: true }),
    handle: ({ portal, actor, query }) => servicedLoansFile(portal, actor, query),
  }),
  defineCall(servicingContract, 'GET /loan-proxy/{loanNum}/servicing-payment', {
    area: 'application',
    summary:
      'The payment of a loan in servicing: what the LOS has, a notice while it has no number at a subservicer, and for the lender’s ' +
      'own users its payments by month and what was booked on it, the latest first.',
    access: couponPage,
    handle: ({ portal, actor, loan }) => servicingPaymentOf(portal, actor, loan),
  }),
  defineCall(servicingContract, 'GET /lqb/loans/{loanNum}/payoff', {
    area: 'emet-data',
    summary:
      'What repays the loan on a day, today or later: principal, interest of full months and of the days after them, unpaid late ' +
      'charges and escrow advances, less what was not applied. Not in the specification.',
    access: ownUsers,
    handle: ({ portal, loan, query }) => loanPayoff(portal, loan, query),
  }),
  defineCall(servicingContract, 'GET /lqb/loans/{loanNum}/escrow-review', {
    area: 'emet-data',
    summary:
      'The yearly analysis of the escrow account from the next payment on (12 CFR 1024.17): target balance, surplus, shortage or ' +
      'deficiency, and the new payment. Not in the specification.',
    access: ownUsers,
    handle: ({ portal, loan }) => escrowReviewOf(portal, loan),
  }),
  defineCall(servicingContract, 'GET /lqb/loans/{loanNum}/mortgage-coupon', {
    area: 'documents',
    summary: 'Coupons for the next twelve payments, as a PDF. Nothing is stored. Not in the specification.',
    access: couponPage,
    handle: async ({ portal, caller, loan }) =>
      reply({ file: pdfOf(await couponFile(portal, caller, loan), `MORTGAGE COUPON ${loan.sLNm}.pdf`) }),
  }),
  defineCall(servicingContract, 'GET /lqb/loans/{loanNum}/first-payment-letter', {
    area: 'documents',
    summary:
      'The first payment letter with its coupon, as a PDF, as packages have it. Nothing is stored. Not in the specification.',
    access: couponPage,
    handle: async ({ portal, actor, loan }) => {
      const letter = await paymentLetterFile(portal, loan, { created: portal.clock(), owner: actor.login });
      return reply({ file: pdfOf(letter, `FIRST PAYMENT LETTER ${loan.sLNm}.pdf`) });
    },
  }),
  defineCall(servicingContract, 'POST /lqb/loans/{loanNum}/servicing-transfer', {
    area: 'emet-data',
    summary:
      'Plans or changes the transfer of the servicing of a loan: to whom, from which day, its number there, and when the notices were ' +
      'given (12 CFR 1024.33). 409 if the loan or the transfer has another version. Not in the specification.',
    access: { kind: 'roles', roles: ['Administrator', 'Servicing'], pages: ['internal-servicing-loan'] },
    needs: 'investor',
    handle: ({ portal, caller, params, body }) => saveTransfer(portal, caller, params.loanNum, body),
  }),
  defineCall(servicingContract, 'GET /lqb/loans/{loanNum}/servicing-transfer-notice', {
    area: 'documents',
    summary:
      'The notice of the transfer as a PDF: of the old servicer, of the new one, or of both (12 CFR 1024.33(b)(4), appendix MS-2). ' +
      'Nothing is stored. Not in the specification.',
    access: { kind: 'roles', roles: ['Administrator', 'Servicing'], pages: ['internal-servicing-loan'] },
    handle: async ({ portal, caller, params, query }) =>
      reply({
        file: pdfOf(
          await transferNoticeFile(portal, caller, params.loanNum, query.kind),
          `SERVICING TRANSFER ${query.kind.toUpperCase()} ${params.loanNum}.pdf`,
        ),
      }),
  }),
  defineCall(servicingContract, 'GET /lqb/loans/{loanNum}/servicing-notices', {
    area: 'documents',
    summary:
      'Statements and notices to the borrowers that were made, with how each was given. Not in the specification.',
    access: servicingDesk,
    handle: ({ portal, caller, params }) => noticesOf(portal, caller, params.loanNum),
  }),
  defineCall(servicingContract, 'POST /lqb/loans/{loanNum}/servicing-notices', {
    area: 'documents',
    summary:
      'Makes a payoff statement (12 CFR 1026.36(c)(3)), the notice of a sale (12 CFR 1026.39) or the yearly escrow statement ' +
      '(12 CFR 1024.17(i)), and files it with the documents of the loan, once for its ID. Not in the specification.',
    access: servicingDesk,
    needs: 'documents',
    handle: ({ portal, caller, params, body }) => fileNotice(portal, caller, params.loanNum, body),
  }),
  defineCall(servicingContract, 'POST /lqb/loans/{loanNum}/servicing-notices/{id}/delivery', {
    area: 'documents',
    summary:
      'Records that a notice was mailed, or sends it to the borrowers through the signing pages, once for it. 422 without their consent ' +
      'to electronic documents or an email address. Not in the specification.',
    access: servicingDesk,
    needs: 'documents',
    handle: ({ portal, caller, params, body }) => giveNotice(portal, caller, params, body),
  }),
  defineCall(servicingContract, 'GET /lqb/loans/{loanNum}/servicing-amounts', {
    area: 'emet-data',
    summary: 'Escrow and mortgage insurance of the monthly payment by due date. Not in the specification.',
    access: servicingDesk,
    handle: ({ portal, caller, params }) => servicingAmountsOf(portal, caller, params.loanNum),
  }),
  defineCall(servicingContract, 'POST /lqb/loans/{loanNum}/servicing-amounts', {
    area: 'emet-data',
    summary:
      'Changes escrow or mortgage insurance of the payment from a due date on that has not come. Earlier months stay as they are. 409 if ' +
      'someone changed them since. Not in the specification.',
    access: servicingDesk,
    handle: ({ portal, caller, params, body }) => saveAmounts(portal, caller, params.loanNum, body),
  }),
  defineCall(servicingContract, 'POST /lqb/loans/{loanNum}/transaction-effect', {
    area: 'emet-data',
    summary:
      'What a transaction would do to a loan in servicing: the months that it pays, and its balances before and after. Nothing is ' +
      'stored. Not in the specification.',
    access: servicingDesk,
    handle: ({ portal, caller, params, body }) => postingEffect(portal, caller, params.loanNum, body),
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
