import type { Contract } from '../contract/contract';
import { MAX_UPLOAD_BYTES } from '../loan/upload-limits';
import { disclosureRequest, eDisclosureStatus } from './disclosure.schemas';
import { eSignLogAnswer, eSignStatusAnswer, sectionCCheck } from './esign.schemas';

/** The eDisclosure of a loan and its signing. */
export const disclosureContract = {
  'POST /lqb/loans/{loanNum}/initial-disclosure': {
    body: disclosureRequest,
    upload: { field: 'files', maxTotal: MAX_UPLOAD_BYTES, maxFiles: 10, only: 'pdf', optional: true },
    answer: eDisclosureStatus,
  },
  'DELETE /lqb/loans/{loanNum}/initial-disclosure': { answer: eDisclosureStatus },
  'GET /lqb/loans/{loanNum}/edisclosure-status': { answer: eDisclosureStatus },
  'GET /loan-proxy/{loanNum}/esign-log': { answer: eSignLogAnswer },
  'GET /loan-proxy/{loanNum}/esign-status': { answer: eSignStatusAnswer },
  'GET /loan-proxy/{loanNum}/has-invalid-beneficiaries-in-section-c': { answer: sectionCCheck },
} satisfies Contract;

export type DisclosureContract = typeof disclosureContract;
