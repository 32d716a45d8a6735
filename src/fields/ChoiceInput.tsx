import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type FieldInputProps, useFieldControl } from './useFieldControl';

/** A value that may be chosen, with its words. */
export interface NamedChoice {
  readonly value: string;
  readonly label: string;
}

interface Props extends FieldInputProps {
  readonly choices: readonly NamedChoice[];
  /** What no choice is called; a dash where not given. */
  readonly none?: string;
}

/** One of some choices: a native select, at home on a phone. */
export function ChoiceInput({ choices, none, ...props }: Props) {
  const { field, label, error, help } = useFieldControl(props);
  const value = typeof field.value === 'string' ? field.value : '';
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <TextField
      select
      label={label}
      name={field.name}
      inputRef={field.ref}
      value={value}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      autoFocus={props.autoFocus ?? false}
      error={error !== undefined}
      helperText={help}
      onChange={(event) => field.onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={field.onBlur}
      slotProps={{ select: { native: true } }}
    >
      {none === undefined ? <option value="" aria-label="–" /> : <option value="">{none}</option>}
      {isKnown ? null : <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}

/** Any number of some choices, found by typing. */
export function ChoicesInput({ choices, ...props }: Props) {
  const translate = useTranslate();
  const { field, label, error, help } = useFieldControl(props);
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  const labelOf = (value: string): string => choices.find((choice) => choice.value === value)?.label ?? value;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={choices.map(({ value }) => value)}
      value={[...chosen]}
      onChange={(_, next) => field.onChange(next)}
      onBlur={field.onBlur}
      disabled={props.disabled ?? false}
      getOptionLabel={labelOf}
      noOptionsText={translate('inputs.noMatch')}
      openText={translate('inputs.open')}
      closeText={translate('inputs.close')}
      clearText={translate('inputs.clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          name={field.name}
          inputRef={field.ref}
          required={props.required ?? false}
          error={error !== undefined}
          helperText={help}
        />
      )}
    />
  );
}
