import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { useId } from 'react';
import { codeLists, isCodeListName } from '../../domain/loan/codes/code-lists';
import { type FieldInputProps, useFieldControl } from './useFieldControl';
import { useFieldWords } from './useFieldWords';

/** Any number of a coded list. */
export function CodesInput(props: FieldInputProps) {
  const { label, code } = useFieldWords();
  const { spec, field, error } = useFieldControl(props);
  const id = useId();
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const codes = spec.codes && isCodeListName(spec.codes) ? Object.keys(codeLists[spec.codes]) : [];
  const toggle = (each: string): void =>
    field.onChange(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]);
  return (
    <FormControl component="fieldset" error={error !== undefined} disabled={props.disabled} aria-describedby={id}>
      <FormLabel component="legend" sx={{ fontSize: 'var(--fs-small)', fontWeight: 500 }}>
        {props.label ?? label(props.name)}
      </FormLabel>
      <FormGroup>
        {codes.map((each) => (
          <FormControlLabel
            key={each}
            control={<Checkbox checked={chosen.includes(each)} onChange={() => toggle(each)} onBlur={field.onBlur} />}
            label={code(spec.codes, each)}
          />
        ))}
      </FormGroup>
      <FormHelperText id={id}>{error ?? props.help}</FormHelperText>
    </FormControl>
  );
}
