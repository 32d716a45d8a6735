import { ScenarioChoice } from './ScenarioChoice';
import { propertyTypeFor } from './scenario-values';
import { usePricingText } from './usePricingText';
import type { Scenario } from './useScenario';

const units = ['1', '2', '3', '4'].map((value) => ({ value, label: value }));

/** The number of units, which sets the property type. */
export function UnitsInput({ scenario: { values, set } }: { readonly scenario: Scenario }) {
  const { t } = usePricingText();
  return (
    <ScenarioChoice
      name="sUnitsNum"
      label={t('field.sUnitsNum')}
      choices={units}
      onPick={(to) => set('sProdSpT', propertyTypeFor(to, values.sProdSpT))}
    />
  );
}
