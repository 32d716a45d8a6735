import { useController } from 'react-hook-form';
import { type NamedChoice, SelectField } from '../fields/SelectField';
import type { ScenarioName, ScenarioValues } from './scenario-values';

interface Props {
  readonly name: ScenarioName;
  readonly label: string;
  readonly choices: readonly NamedChoice[];
  /** Called with the new value, to update dependent fields. */
  readonly onPick?: (value: string) => void;
}

/** A select for a scenario field that can't be empty. */
export function ScenarioChoice({ name, label, choices, onPick }: Props) {
  const { field } = useController<ScenarioValues>({ name });
  const choose = (value: string | null): void => {
    field.onChange(value ?? '');
    onPick?.(value ?? '');
  };
  return <SelectField {...{ field, label, choices }} id={`scenario-${name}`} none={false} onChoose={choose} />;
}
