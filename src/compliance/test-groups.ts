import type { ComplianceTestKey } from '../../domain/compliance/compliance-test';

/** The tests by the rule that they belong to, in the order in which they are shown. */
export const testGroups = {
  rate: ['aporSpread'],
  qualified: ['qualifiedMortgage', 'qmFeatures', 'qmPrice', 'qmPointsAndFees', 'qmPresumption'],
  higherPriced: ['higherPriced'],
  highCost: ['highCost', 'highCostRate', 'highCostFees', 'highCostPrepayment'],
} as const satisfies Readonly<Record<string, readonly ComplianceTestKey[]>>;

export type TestGroupName = keyof typeof testGroups;
export const testGroupNames = Object.keys(testGroups) as readonly TestGroupName[];

/** The group of a test. */
export function groupOfTest(key: ComplianceTestKey): TestGroupName | undefined {
  return testGroupNames.find((name) => (testGroups[name] as readonly ComplianceTestKey[]).includes(key));
}
