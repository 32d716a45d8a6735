import { z } from 'zod';
import { eDisclosureStatus } from '../../domain/disclosure/disclosure.schemas';
import { eSignLog, eSignStatus } from '../../domain/disclosure/esign';
import { feesOf, hasInvalidBeneficiary } from '../../domain/disclosure/section-c';
import { wordingSchema } from '../../domain/messages/message.schemas';
import { type Call, defineCall } from '../http/call';
import { readLos } from '../loan/loan.service';
import { loanParams } from './application.schemas';
import { emailsSent, servicingTransactions } from './logs.queries';

/** Says that a loan is not with a subservicer yet (SERVICING-01). */
const NOT_TRANSFERRED = 'Not yet available. Please check back after the transfer date.';

const text = z.string();
const maybe = z.string().nullable();

const email = z.object({
  ...{ id: text, at: text, from: text, to: z.array(text), cc: z.array(text), subject: text, message: text },
  ...{ isText: z.boolean(), templateType: maybe, docIds: z.array(text), by: text, by2: text },
});

const signed = z.object({
  document: z.enum(['Loan Estimate', 'Revised Loan Estimate', 'Closing Disclosure']),
  status: z.enum(['none', 'issued', 'received', 'signed']),
  ...{ issued: maybe, received: maybe, signed: maybe },
});

const payment = z.object({
  sSubservicerLoanNm: maybe,
  sServicingTransferD: maybe,
  sServicingCurrentPrincipal: maybe,
  sServicingNextPmtD: maybe,
  sServicingEscrowPmt: maybe,
  sMonthlyPmt: maybe,
  notice: maybe,
  transactions: z.array(z.object({ reference: text, date: text, type: text, amount: text })),
});

/** What else is known of a loan: mail, signing, servicing, and who is paid in section C. */
export const logCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/loan-proxy/{loanNum}/emails-sent',
    area: 'application',
    summary: 'The emails that the portal sent about the loan, the latest first.',
    access: { kind: 'loan', menu: ['email'] },
    params: loanParams,
    answer: z.object({ emailsSent: z.array(email) }),
    handle: async ({ portal, loan }) => ({ emailsSent: await emailsSent(portal.db, loan.sLNm) }),
  }),
  defineCall({
    method: 'GET',
    path: '/loan-proxy/{loanNum}/esign-log',
    area: 'application',
    summary: 'What happened around signing, oldest first: at, description, and by whom where it is known.',
    access: { kind: 'loan', menu: ['edisclosure', 'application'] },
    params: loanParams,
    answer: z.array(z.object({ at: text, description: text, wording: wordingSchema.optional(), by: maybe })),
    handle: async ({ portal, loan }) => eSignLog(loan, await readLos(() => portal.los.statusLog(loan.sLNm))),
  }),
  defineCall({
    method: 'GET',
    path: '/loan-proxy/{loanNum}/esign-status',
    area: 'application',
    summary: 'How far the eDisclosure and each document that is signed online have come, by the dates of the loan.',
    access: { kind: 'loan', menu: ['edisclosure', 'application'] },
    params: loanParams,
    answer: eDisclosureStatus.extend({ documents: z.array(signed).readonly() }),
    handle: async ({ loan }) => eSignStatus(loan),
  }),
  defineCall({
    method: 'GET',
    path: '/loan-proxy/{loanNum}/has-invalid-beneficiaries-in-section-c',
    area: 'application',
    summary:
      'Whether a fee of section C is paid to the lender, the broker or an affiliate. feesKnown is false, and result with it, ' +
      'where the loan carries no fees yet.',
    access: { kind: 'loan', menu: ['application'] },
    params: loanParams,
    answer: z.object({ result: z.boolean(), feesKnown: z.boolean() }),
    handle: async ({ loan }) => {
      const fees = feesOf(loan);
      return { result: fees?.some(hasInvalidBeneficiary) ?? false, feesKnown: fees !== null };
    },
  }),
  defineCall({
    method: 'GET',
    path: '/loan-proxy/{loanNum}/servicing-payment',
    area: 'application',
    summary:
      'The payment of a loan in servicing, as far as it is known, and what was booked on it, the latest first; a notice while it ' +
      'has no number at a subservicer.',
    access: { kind: 'loan', menu: ['coupon'] },
    params: loanParams,
    answer: payment,
    handle: async ({ portal, loan }) => ({
      sSubservicerLoanNm: loan.sSubservicerLoanNm ?? null,
      sServicingTransferD: loan.sServicingTransferD ?? null,
      sServicingCurrentPrincipal: loan.sServicingCurrentPrincipal ?? null,
      sServicingNextPmtD: loan.sServicingNextPmtD ?? null,
      sServicingEscrowPmt: loan.sServicingEscrowPmt ?? null,
      sMonthlyPmt: loan.sMonthlyPmt ?? null,
      notice: loan.sSubservicerLoanNm ? null : NOT_TRANSFERRED,
      transactions: await servicingTransactions(portal.db, loan.sLNm),
    }),
  }),
];
