import { missing } from '../../domain/format/parsed';
import type { FieldKind, ValueSpec } from '../../domain/loan/fields/field';
import { FieldBox } from './FieldBox';
import { inputText } from './read-field';
import { type FieldInputProps, useFieldControl } from './useFieldControl';
import { useFieldUnit } from './useFieldUnit';
import { useValueText } from './useValueText';

/** Kinds that are shown as their input shows them; all others as formatted text. */
const asTyped: readonly FieldKind[] = [
  'money',
  'percent',
  'decimal',
  'integer',
  'date',
  'text',
  'note',
  'email',
  'zip',
];
const textKinds: readonly FieldKind[] = ['text', 'note', 'code', 'codes', 'state', 'yesno'];

const linesOf = ({ kind }: ValueSpec): number | undefined => (kind === 'note' ? 3 : kind === 'codes' ? 1 : undefined);

const readsAsTyped = (spec: ValueSpec, value: unknown): boolean => asTyped.includes(spec.kind) && value !== null;

/** A read-only field in place of an input: it can be read, focused and copied. */
export function ReadOnlyField(props: FieldInputProps) {
  const { spec, field, label, error, help } = useFieldControl(props);
  const { specText, code } = useValueText();
  const unit = useFieldUnit(spec);
  const value: unknown = field.value;
  const valueText = (): string =>
    spec.kind === 'state' && typeof value === 'string' ? code('state', value) : specText(spec, value);
  const shown = readsAsTyped(spec, value) ? inputText(spec, value) : valueText();
  const isMissing = shown === '' || shown === missing;
  return (
    <FieldBox
      {...(isMissing ? { numeric: unit.numeric } : unit)}
      label={label}
      name={field.name}
      inputRef={field.ref}
      text={isMissing ? missing : shown}
      readOnly
      disabled={props.disabled}
      error={error !== undefined}
      help={help}
      lines={linesOf(spec)}
      direction={textKinds.includes(spec.kind) ? 'auto' : 'ltr'}
      onBlur={field.onBlur}
    />
  );
}
