import type { FieldKind } from '../../domain/loan/fields/field';
import { FieldBox, type FieldBoxProps } from './FieldBox';
import type { FieldInputProps } from './useFieldControl';
import { useFieldUnit } from './useFieldUnit';
import { useTypedField } from './useTypedField';

type InputStyle = Pick<FieldBoxProps, 'inputMode' | 'placeholder' | 'lines'>;

const looks: Partial<Record<FieldKind, InputStyle>> = {
  money: { inputMode: 'decimal' },
  percent: { inputMode: 'decimal' },
  decimal: { inputMode: 'decimal' },
  integer: { inputMode: 'numeric' },
  phone: { inputMode: 'tel', placeholder: '(###) ###-####' },
  ssn: { inputMode: 'numeric', placeholder: '###-##-####' },
  email: { inputMode: 'email' },
  zip: { inputMode: 'numeric' },
  note: { lines: 3 },
};

/** A text input: label above, unit inside, help below. It formats on blur and accepts pasted values. */
export function TypedInput(props: FieldInputProps) {
  const { spec, label, error, help, inputRef, inputName, text, onChange, onBlur } = useTypedField(props);
  const unit = useFieldUnit(spec);
  return (
    <FieldBox
      {...looks[spec.kind]}
      {...unit}
      label={label}
      name={inputName}
      inputRef={inputRef}
      text={text}
      required={props.required}
      disabled={props.disabled}
      autoFocus={props.autoFocus}
      error={error !== undefined}
      help={help}
      direction={spec.kind === 'text' || spec.kind === 'note' ? 'auto' : 'ltr'}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
