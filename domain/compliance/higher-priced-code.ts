import type { LoanValues } from '../loan/document';
import { type ComplianceFacts, complianceInput } from './compliance-input';
import type { Verdict } from './compliance-test';
import { higherPricedTest } from './higher-priced';

/** Codes of `sHighPricedMortgageT` by what the test found. */
const codes: Readonly<Record<Verdict, NonNullable<LoanValues['sHighPricedMortgageT']>>> = {
  unknown: '0',
  passes: '1',
  notApplicable: '1',
  fails: '3',
};

/** The result of the higher-priced test as a loan stores it. */
export const higherPricedCode = (loan: LoanValues, facts: ComplianceFacts) =>
  codes[higherPricedTest(complianceInput(loan, facts)).verdict];
