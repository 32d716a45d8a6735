import { InputAdornment, TextField } from '@mui/material';
import type { FieldKind } from '../../domain/loan/fields/field';
import { type FieldInputProps, useTypedField } from './useFieldControl';
import { useFieldWords } from './useFieldWords';

interface Look {
  readonly start?: string;
  readonly end?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | 'email';
  readonly placeholder?: string;
  /** Figures stand at the end. */
  readonly numeric?: true;
  readonly multiline?: true;
}

const looks: Partial<Record<FieldKind, Look>> = {
  money: { start: '$', inputMode: 'decimal', numeric: true },
  percent: { end: '%', inputMode: 'decimal', numeric: true },
  decimal: { inputMode: 'decimal', numeric: true },
  integer: { inputMode: 'numeric', numeric: true },
  date: { inputMode: 'numeric', placeholder: 'MM/DD/YYYY' },
  phone: { inputMode: 'tel', placeholder: '(###) ###-####' },
  ssn: { inputMode: 'numeric', placeholder: '###-##-####' },
  email: { inputMode: 'email' },
  zip: { inputMode: 'numeric' },
  note: { multiline: true },
};

/** An input for what is typed: label above, unit inside, help below; formats when left, takes what people paste. */
export function TypedInput(props: FieldInputProps) {
  const { label } = useFieldWords();
  const { spec, error, inputRef, inputName, text, onChange, onBlur } = useTypedField(props);
  const look = looks[spec.kind] ?? {};
  const isText = spec.kind === 'text' || spec.kind === 'note';
  return (
    <TextField
      label={props.label ?? label(props.name)}
      name={inputName}
      inputRef={inputRef}
      value={text}
      required={props.required}
      disabled={props.disabled}
      autoFocus={props.autoFocus}
      placeholder={look.placeholder}
      multiline={look.multiline}
      minRows={look.multiline ? 3 : undefined}
      error={error !== undefined}
      helperText={error ?? props.help}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      slotProps={{
        htmlInput: {
          inputMode: look.inputMode,
          maxLength: isText ? spec.maxLength : undefined,
          dir: isText ? 'auto' : 'ltr',
          autoComplete: 'off',
          style: look.numeric ? { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } : undefined,
        },
        input: {
          startAdornment: look.start && <InputAdornment position="start">{look.start}</InputAdornment>,
          endAdornment: look.end && <InputAdornment position="end">{look.end}</InputAdornment>,
        },
      }}
    />
  );
}
