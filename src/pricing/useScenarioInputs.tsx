import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useCodesInUse } from '../fields/codes/useCodesInUse';
import { TypedInput } from '../fields/TypedInput';
import { Box } from '../ui/layout/primitives';
import { ScenarioChoice } from './ScenarioChoice';
import type { ScenarioName } from './scenario-values';
import { usePricingText } from './usePricingText';
import type { Scenario } from './useScenario';

interface ChoiceOptions {
  readonly optional?: boolean;
  readonly onPick?: (to: string) => void;
}

/** How the fields of a scenario are entered, on every page that has them. */
export function useScenarioInputs({ own, changed }: Scenario) {
  const translate = useTranslate();
  const { t } = usePricingText();
  const inUse = useCodesInUse();
  const label = (name: ScenarioName): string => t(`field.${name}`);
  /** Marks a value that differs from the loan. */
  const place = (name: ScenarioName, input: ReactNode) => (
    <Box minInlineSize={0} data-changed={changed.includes(name)}>
      {input}
    </Box>
  );
  const choice = (
    name: ScenarioName,
    codes: readonly string[],
    text: (code: string) => string,
    options: ChoiceOptions = {},
  ) => {
    const choices = inUse(name, codes, own[name]).map((value) => ({ value, label: text(value) }));
    return place(name, <ScenarioChoice name={name} label={label(name)} choices={choices} {...options} />);
  };
  return {
    label,
    place,
    choice,
    coded: (name: ScenarioName, codes: readonly string[], options?: ChoiceOptions) =>
      choice(name, codes, (code) => translate(`codes.${name}.${code}`), options),
    typed: (name: ScenarioName, required = false) =>
      place(name, <TypedInput name={name} label={label(name)} required={required} />),
  };
}
