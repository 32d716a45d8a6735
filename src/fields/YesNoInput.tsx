import { FormControl, FormHelperText, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { missing } from '../../domain/format/parsed';
import { GroupLabel } from './GroupLabel';
import { type FieldInputProps, useFieldControl } from './useFieldControl';

const answers = [
  { value: true, text: 'ra.boolean.true' },
  { value: false, text: 'ra.boolean.false' },
] as const;

/** Yes or no, or not answered where an answer is not required; pressing the answer again takes it back, too. */
export function YesNoInput(props: FieldInputProps) {
  const translate = useTranslate();
  const { field, label, error, help } = useFieldControl(props);
  const id = useId();
  const value: unknown = field.value ?? 'none';
  const none = translate('inputs.notAnswered');
  const choose = (chosen: boolean | 'none' | null): void => field.onChange(typeof chosen === 'boolean' ? chosen : null);
  return (
    <FormControl error={error !== undefined} disabled={props.disabled ?? false} required={props.required ?? false}>
      <GroupLabel id={id}>{label}</GroupLabel>
      <ToggleButtonGroup
        exclusive
        sx={{ alignSelf: 'flex-start' }}
        value={value}
        disabled={props.disabled ?? false}
        aria-labelledby={id}
        {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}
        onChange={(_, chosen: boolean | 'none' | null) => choose(chosen)}
        onBlur={field.onBlur}
      >
        {answers.map((answer, index) => (
          <ToggleButton
            key={answer.text}
            value={answer.value}
            name={field.name}
            ref={index === 0 ? field.ref : null}
            sx={{ height: 'var(--control)', minWidth: 56 }}
          >
            {translate(answer.text)}
          </ToggleButton>
        ))}
        {!props.required && (
          <ToggleButton value="none" aria-label={none} title={none} sx={{ height: 'var(--control)', minWidth: 40 }}>
            {missing}
          </ToggleButton>
        )}
      </ToggleButtonGroup>
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
