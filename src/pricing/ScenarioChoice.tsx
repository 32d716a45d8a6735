import { useController } from 'react-hook-form';
import { type NamedChoice, SelectField } from '../fields/SelectField';
import type { ScenarioName, ScenarioValues } from './scenario-values';

interface Props {
  readonly name: ScenarioName;
  readonly label: string;
  readonly choices: readonly NamedChoice[];
  /** What a choice changes in other fields. */
  readonly onPick?: (value: string) => void;
}

/** A choice of the scenario, which always has one. */
export function ScenarioChoice({ name, label, choices, onPick }: Props) {
  const { field } = useController<ScenarioValues>({ name });
  const choose = (value: string | null): void => {
    field.onChange(value ?? '');
    onPick?.(value ?? '');
  };
  return <SelectField {...{ field, label, choices }} id={`scenario-${name}`} none={false} onChoose={choose} />;
}
