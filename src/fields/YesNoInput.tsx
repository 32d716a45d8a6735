import { FormControl, FormHelperText, FormLabel, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldInputProps, useFieldControl } from './useFieldControl';
import { useFieldWords } from './useFieldWords';

/** Yes, no, or not yet answered; pressing the answer again takes it back. */
export function YesNoInput(props: FieldInputProps) {
  const translate = useTranslate();
  const { label } = useFieldWords();
  const { field, error } = useFieldControl(props);
  const id = useId();
  return (
    <FormControl error={error !== undefined} disabled={props.disabled} required={props.required}>
      <FormLabel id={id} sx={{ mb: 1, fontSize: 'var(--fs-small)', fontWeight: 500, lineHeight: '16px' }}>
        {props.label ?? label(props.name)}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        value={field.value ?? null}
        disabled={props.disabled}
        aria-labelledby={id}
        onChange={(_, value: boolean | null) => field.onChange(value)}
        onBlur={field.onBlur}
      >
        <ToggleButton value={true} sx={{ height: 'var(--control)' }}>
          {translate('ra.boolean.true')}
        </ToggleButton>
        <ToggleButton value={false} sx={{ height: 'var(--control)' }}>
          {translate('ra.boolean.false')}
        </ToggleButton>
      </ToggleButtonGroup>
      <FormHelperText>{error ?? props.help}</FormHelperText>
    </FormControl>
  );
}
