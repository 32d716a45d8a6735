import { Checkbox, FormControlLabel } from '@mui/material';
import { useController } from 'react-hook-form';
import type { ScenarioName, ScenarioValues } from './scenario-values';

/** A boolean as a checkbox. */
export function YesInput({ name, label }: { readonly name: ScenarioName; readonly label: string }) {
  const { field } = useController<ScenarioValues>({ name });
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          size="small"
          name={field.name}
          slotProps={{ input: { ref: field.ref } }}
          checked={field.value === true}
          onChange={(_, checked) => field.onChange(checked)}
          onBlur={field.onBlur}
        />
      }
    />
  );
}
