import { disclosureContract } from '../../domain/disclosure/disclosure.contract';
import { eSignLog, eSignStatus } from '../../domain/disclosure/esign';
import { hasInvalidBeneficiary } from '../../domain/disclosure/section-c';
import { feesOf } from '../../domain/loan/fees/loan-fee';
import { signingLog } from '../../domain/signing/signing-log';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { readLos } from '../loan/loan.service';
import { signingPackagesOf } from '../signing/signing.service';

/** Signing and section C of a loan. */
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
];
