import type { LoanValues } from '../loan/document';
import { armQualifyingRate } from '../pricing/qualifying-rate';
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

/** The result of the higher-priced test as a loan stores it, and the qualifying rate that follows from it. */
export function higherPricedFields(loan: LoanValues, facts: ComplianceFacts): Partial<LoanValues> {
  const { verdict } = higherPricedTest(complianceInput(loan, facts));
  const sHighPricedMortgageT = codes[verdict];
  return { sHighPricedMortgageT, sQualIR: armQualifyingRate({ ...loan, sHighPricedMortgageT }) ?? null };
}
