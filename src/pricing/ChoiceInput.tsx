import { TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import type { ScenarioName, ScenarioValues } from './scenario-values';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly name: ScenarioName;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** What a pick brings along in other fields. */
  readonly onPick?: (value: string) => void;
}

/** One of a few. A native select: quick to reach by typing, and at home on a phone. */
export function ChoiceInput({ name, label, choices, onPick }: Props) {
  const { field } = useController<ScenarioValues>({ name });
  return (
    <TextField
      select
      id={`scenario-${name}`}
      label={label}
      name={field.name}
      inputRef={field.ref}
      value={field.value ?? ''}
      onChange={({ target }) => {
        field.onChange(target.value);
        onPick?.(target.value);
      }}
      onBlur={field.onBlur}
      slotProps={{ select: { native: true } }}
    >
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
