import type { Contract } from '../contract/contract';
import { creditOrderBody, creditReportAnswer } from './credit-report.schemas';

/** Credit reports of a loan. */
export const creditContract = {
  'POST /loan-proxy/{loanNum}/credit-report': { body: creditOrderBody, answer: creditReportAnswer },
} satisfies Contract;
