import { TextField } from '@mui/material';
import type { ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form';

/** A value to choose, with its label. */
export interface NamedChoice {
  readonly value: string;
  readonly label: string;
}

interface Props<Form extends FieldValues> {
  readonly field: ControllerRenderProps<Form, FieldPath<Form>>;
  readonly label: string | undefined;
  readonly choices: readonly NamedChoice[];
  /** Called with the chosen value; null for none. */
  readonly onChoose: (value: string | null) => void;
  /** Label of the empty option. Default: a dash; `false`: no empty option. */
  readonly none?: string | false | undefined;
  readonly id?: string;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly error?: boolean;
  readonly help?: string | undefined;
}

/** A native select: quick to use by typing, and familiar on a phone. */
export function SelectField<Form extends FieldValues>(props: Props<Form>) {
  const { field, label, choices, onChoose, none, id, help } = props;
  const { required = false, disabled = false, autoFocus = false, error = false } = props;
  return (
    <TextField
      select
      {...(id ? { id } : {})}
      label={label}
      name={field.name}
      inputRef={field.ref}
      value={typeof field.value === 'string' ? field.value : ''}
      required={required}
      disabled={disabled}
      autoFocus={autoFocus}
      error={error}
      helperText={help}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      onBlur={field.onBlur}
      slotProps={{ select: { native: true } }}
    >
      {none === undefined && <option value="" aria-label="–" />}
      {typeof none === 'string' && <option value="">{none}</option>}
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
