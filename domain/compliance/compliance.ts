import type { LoanValues } from '../loan/document';
import { type ComplianceFacts, type ComplianceInput, complianceInput } from './compliance-input';
import { type ComplianceTest, percentOf, unknown } from './compliance-test';
import { highCostTests } from './high-cost';
import { higherPricedTest } from './higher-priced';
import { presumptionTest } from './presumption';
import { qualifiedTests } from './qualified-mortgage';
import { disclosedApr, spreadOf } from './spread';

/** The spread itself, which has no limit of its own. */
function spreadTest(input: ComplianceInput): ComplianceTest {
  const { value, lines, missing } = spreadOf(input, disclosedApr(input));
  if (value === undefined) return unknown('aporSpread', missing, lines);
  return { key: 'aporSpread', verdict: 'passes', figure: percentOf(value), remarks: [], lines };
}

/** Every test of a loan, in the order of `complianceTestKeys`. */
export function complianceTests(loan: LoanValues, facts: ComplianceFacts): readonly ComplianceTest[] {
  const input = complianceInput(loan, facts);
  const qualified = qualifiedTests(input);
  const whole = qualified.at(-1);
  return [
    spreadTest(input),
    ...qualified,
    ...(whole ? [presumptionTest(input, whole)] : []),
    higherPricedTest(input),
    ...highCostTests(input),
  ];
}
