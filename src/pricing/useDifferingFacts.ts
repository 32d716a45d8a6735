import type { SideBySideRow } from './SideBySideDialog';
import type { ScenarioName, ScenarioValues } from './scenario-values';
import { usePricingText } from './usePricingText';

/** The facts that a comparison shows where they differ. */
const facts = [
  ...(['sLPurposeT', 'sProdSpT', 'sOccTPe', 'sPurchPrice', 'sApprVal', 'sLAmtCalc', 'sCreditScoreType2'] as const),
  ...(['sQualBottomR', 'sProdImpound', 'sSpZip', 'sProdDocT', 'compensation', 'aProdBCitizenT'] as const),
  ...(['sHas1stTimeBuyer', 'sIsSelfEmployed', 'sProdRLckdDays', 'sProdConvMIOptionT', 'sLTotI'] as const),
] as const satisfies readonly ScenarioName[];

/** Rows of the facts in which scenarios differ, and of those that are `always` shown. */
export function useDifferingFacts(always: readonly ScenarioName[] = []) {
  const { t, scenarioValue } = usePricingText();
  return (values: readonly ScenarioValues[]): SideBySideRow[] =>
    facts
      .filter((name) => always.includes(name) || new Set(values.map((one) => scenarioValue(name, one))).size > 1)
      .map((name) => ({
        key: name,
        label: t(`field.${name}`),
        cell: (place) => {
          const one = values[place];
          return one && scenarioValue(name, one);
        },
      }));
}
