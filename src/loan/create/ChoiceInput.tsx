import { TextField } from '@mui/material';
import { type FieldInputProps, useFieldControl } from '../../fields/useFieldControl';
import { useFieldWords } from '../../fields/useFieldWords';

interface Props extends FieldInputProps {
  readonly options: readonly string[];
  /** What an option is called; the option itself where not given. */
  readonly text?: (option: string) => string;
}

/** A field whose choices do not stand in its coded list: branches, companies, the portal's own types. */
export function ChoiceInput({ options, text = (option) => option, ...props }: Props) {
  const { label } = useFieldWords();
  const { field, error } = useFieldControl(props);
  return (
    <TextField
      select
      label={props.label ?? label(props.name)}
      name={field.name}
      inputRef={field.ref}
      value={typeof field.value === 'string' ? field.value : ''}
      required={props.required}
      disabled={props.disabled}
      error={error !== undefined}
      helperText={error ?? props.help}
      onChange={({ target }) => field.onChange(target.value === '' ? null : target.value)}
      onBlur={field.onBlur}
      slotProps={{ select: { native: true } }}
    >
      <option value="" aria-label="–" />
      {options.map((option) => (
        <option key={option} value={option}>
          {text(option)}
        </option>
      ))}
    </TextField>
  );
}
