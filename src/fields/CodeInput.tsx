import { TextField } from '@mui/material';
import { get, useFormState } from 'react-hook-form';
import { codesOf, isLong, listOf } from './codes/code-list';
import { useOptionChanges } from './codes/option-changes';
import { SearchedCodeInput } from './codes/SearchedCodeInput';
import { type FieldInputProps, specOf, useFieldControl } from './useFieldControl';
import { useFieldWords } from './useFieldWords';

interface Props extends FieldInputProps {
  /** Codes to offer, in this order; the whole list where not given. */
  readonly offered?: readonly string[];
}

/**
 * One of a coded list: a native select, at home on a phone, or a search where the list is long. A code that the lender has taken
 * out of use is offered only where it stands.
 */
export function CodeInput({ offered, ...props }: Props) {
  const spec = specOf(props);
  const changeOf = useOptionChanges();
  const standing: unknown = get(useFormState().defaultValues, props.source ?? props.name);
  const isOffered = (each: string): boolean => changeOf(listOf(spec), each)?.active !== false || each === standing;
  const codes = (offered ?? codesOf(spec)).filter(isOffered);
  return isLong(codes) ? (
    <SearchedCodeInput {...props} codes={codes} />
  ) : (
    <SelectedCodeInput {...props} codes={codes} />
  );
}

function SelectedCodeInput({ codes, ...props }: FieldInputProps & { readonly codes: readonly string[] }) {
  const { code } = useFieldWords();
  const { spec, field, label, error, help } = useFieldControl(props);
  const list = listOf(spec);
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <TextField
      select
      label={label}
      name={field.name}
      inputRef={field.ref}
      value={value}
      required={props.required}
      disabled={props.disabled}
      autoFocus={props.autoFocus}
      error={error !== undefined}
      helperText={help}
      onChange={(event) => field.onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={field.onBlur}
      slotProps={{ select: { native: true } }}
    >
      <option value="" aria-label="–" />
      {value !== '' && !codes.includes(value) && <option value={value}>{code(list, value)}</option>}
      {codes.map((each) => (
        <option key={each} value={each}>
          {code(list, each)}
        </option>
      ))}
    </TextField>
  );
}
