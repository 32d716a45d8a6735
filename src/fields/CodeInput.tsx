import { TextField } from '@mui/material';
import { codeLists, isCodeListName } from '../../domain/loan/codes/code-lists';
import { type FieldInputProps, useFieldControl } from './useFieldControl';
import { useFieldWords } from './useFieldWords';

interface Props extends FieldInputProps {
  /** Codes to offer, in this order; the whole list where not given. */
  readonly offered?: readonly string[];
}

const codesOf = (list: string): readonly string[] => (isCodeListName(list) ? Object.keys(codeLists[list]) : []);

/** One of a coded list. A native select: quick to reach by typing, and at home on a phone. */
export function CodeInput(props: Props) {
  const { label, code } = useFieldWords();
  const { spec, field, error } = useFieldControl(props);
  const list = spec.kind === 'state' ? 'state' : (spec.codes ?? '');
  const codes = props.offered ?? codesOf(list);
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <TextField
      select
      label={props.label ?? label(props.name)}
      name={field.name}
      inputRef={field.ref}
      value={value}
      required={props.required}
      disabled={props.disabled}
      error={error !== undefined}
      helperText={error ?? props.help}
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
