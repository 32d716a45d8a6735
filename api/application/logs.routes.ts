import { disclosureContract } from '../../domain/disclosure/disclosure.contract';
import { eSignLog, eSignStatus } from '../../domain/disclosure/esign';
import { hasInvalidBeneficiary } from '../../domain/disclosure/section-c';
import { feesOf } from '../../domain/loan/fees/loan-fee';
import { servicingContract } from '../../domain/servicing/servicing.contract';
import { signingLog } from '../../domain/signing/signing-log';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { readLos } from '../loan/loan.service';
import { signingPackagesOf } from '../signing/signing.service';
import { servicingTransactions } from './logs.queries';

/** The answer for a loan that has no subservicer yet (SERVICING-01). */
const NOT_TRANSFERRED = 'Not yet available. Please check back after the transfer date.';

/** Signing, servicing and section C of a loan. */
export const logCalls: readonly Call[] = [
  defineCall(disclosureContract, 'GET /loan-proxy/{loanNum}/esign-log', {
    area: 'application',
    summary: 'Signing events, oldest first: at, description and, if known, by whom.',
    access: { kind: 'loan', menu: ['edisclosure', 'application'] },
    handle: async ({ portal, actor, loan }) => {
      const packages = await signingPackagesOf(portal, actor, loan.sLNm);
      const signing = packages.flatMap(({ title, events }) => signingLog(title, events));
      return eSignLog(loan, await readLos(() => portal.los.statusLog(loan.sLNm)), signing);
    },
  }),
  defineCall(disclosureContract, 'GET /loan-proxy/{loanNum}/esign-status', {
    area: 'application',
    summary:
      "Status of the eDisclosure and of each document signed online, derived from the loan's dates, and of each package that borrowers sign.",
    access: { kind: 'loan', menu: ['edisclosure', 'application'] },
    handle: async ({ portal, actor, loan }) => {
      const packages = await signingPackagesOf(portal, actor, loan.sLNm);
      const shown = packages.map(({ id, title, state, sentAt, signers }) => {
        return { id, title, state, sentAt, signers: signers.map(({ name, step }) => ({ name, step })) };
      });
      return { ...eSignStatus(loan), packages: shown };
    },
  }),
  defineCall(disclosureContract, 'GET /loan-proxy/{loanNum}/has-invalid-beneficiaries-in-section-c', {
    area: 'application',
    summary:
      'Whether a fee of section C is paid to the lender, the broker or an affiliate. feesKnown is false, and result with it, ' +
      'where the loan carries no fees yet.',
    access: { kind: 'loan', menu: ['application'] },
    handle: async ({ loan }) => {
      const fees = feesOf(loan);
      return { result: fees?.some(hasInvalidBeneficiary) ?? false, feesKnown: fees !== null };
    },
  }),
  defineCall(servicingContract, 'GET /loan-proxy/{loanNum}/servicing-payment', {
    area: 'application',
    summary:
      'The payment of a loan in servicing, as far as it is known, and what was booked on it, the latest first; a notice while it ' +
      'has no number at a subservicer.',
    access: { kind: 'loan', menu: ['coupon'] },
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
