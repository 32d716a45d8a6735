import { TextField } from '@mui/material';
import { Autocomplete } from '../ui/Autocomplete';
import { type NamedChoice, SelectField } from './SelectField';
import { type FieldInputProps, useFieldControl } from './useFieldControl';

interface Props extends FieldInputProps {
  readonly choices: readonly NamedChoice[];
  /** Label of the empty choice. Default: a dash. */
  readonly none?: string;
}

/** A single choice. A stored value that is no longer offered is shown as is. */
export function ChoiceInput({ choices, none, ...props }: Props) {
  const { field, label, error, help } = useFieldControl(props);
  const value = typeof field.value === 'string' ? field.value : '';
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <SelectField
      {...{ field, label, help, none }}
      choices={isKnown ? choices : [{ value, label: value }, ...choices]}
      required={props.required}
      disabled={props.disabled}
      autoFocus={props.autoFocus}
      error={error !== undefined}
      onChoose={field.onChange}
    />
  );
}

interface SeveralProps extends Props {
  /** As many can be chosen. Default: all. */
  readonly most?: number;
  /** The chosen values are listed below, so the input shows none. */
  readonly listed?: boolean;
}

/** Multiple choices with type-ahead. */
export function ChoicesInput({ choices, most = Number.POSITIVE_INFINITY, listed = false, ...props }: SeveralProps) {
  const { field, label, error, help } = useFieldControl(props);
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  const labelOf = (value: string): string => choices.find((choice) => choice.value === value)?.label ?? value;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={choices.map(({ value }) => value)}
      value={[...chosen]}
      getOptionDisabled={(value) => chosen.length >= most && !chosen.includes(value)}
      onChange={(_, next) => field.onChange(next)}
      onBlur={field.onBlur}
      disabled={props.disabled ?? false}
      getOptionLabel={labelOf}
      {...(listed && { renderValue: () => null })}
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
