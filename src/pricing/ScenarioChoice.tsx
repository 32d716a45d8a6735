import { useController } from 'react-hook-form';
import { type NamedChoice, SelectField } from '../fields/SelectField';
import type { ScenarioName, ScenarioValues } from './scenario-values';

interface Props {
  readonly name: ScenarioName;
  readonly label: string;
  readonly choices: readonly NamedChoice[];
  /** Offers an empty choice. */
  readonly optional?: boolean;
  /** Called with the new value, to update dependent fields. */
  readonly onPick?: (value: string) => void;
}

/** A select for a scenario field. */
export function ScenarioChoice({ name, label, choices, optional = false, onPick }: Props) {
  const { field } = useController<ScenarioValues>({ name });
  const choose = (value: string | null): void => {
    field.onChange(optional ? value : (value ?? ''));
    onPick?.(value ?? '');
  };
  return (
    <SelectField
      {...{ field, label, choices }}
      id={`scenario-${name}`}
      none={optional ? undefined : false}
      onChoose={choose}
    />
  );
}
