import type { Contract } from '../contract/contract';
import { complianceAnswer } from './compliance.schemas';

/** Compliance tests of a loan. */
export const complianceContract = {
  'GET /loan-proxy/{loanNum}/compliance': { answer: complianceAnswer },
} satisfies Contract;

export type ComplianceContract = typeof complianceContract;
