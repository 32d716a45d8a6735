import { useResourceContext } from 'react-admin';
import type { RecordField } from '../../domain/records/record-fields';
import { ChoiceInput, ChoicesInput } from './ChoiceInput';
import { KindInput } from './KindInput';
import { ReadOnlyField } from './ReadOnlyField';
import { useRecordField, useRecordFields } from './RecordFieldsContext';
import type { NamedChoice } from './SelectField';
import { useRecordLabels } from './useRecordLabels';

interface Props {
  /** Name of the field in its record. The surrounding form's field table says how it is entered. */
  readonly source: string;
  /** Overrides the field table. */
  readonly field?: RecordField;
  /** Default: `resources.<resource>.fields.<source>`. */
  readonly label?: string;
  /** Replaces the label while the value has an error (FORMAT-19). */
  readonly errorLabel?: string;
  readonly help?: string;
  /** Choices from another source, such as the names of price groups. */
  readonly choices?: readonly NamedChoice[];
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}

/** The input of a field of any record, by its kind: text, money, percent, date, choice, yes or no, phone, email, and so on. */
export function RecordInput({ source, field: given, label, choices, ...props }: Props) {
  const resource = useResourceContext() ?? '';
  const fields = useRecordFields();
  const known = useRecordField(source);
  const field = given ?? known;
  const fieldText = useRecordLabels(resource, fields);
  const common = {
    ...props,
    name: source,
    spec: field,
    label: label ?? fieldText.label(source),
    ...(field.required ? { required: true } : {}),
  };
  const offered = choices ?? field.options?.map((value) => ({ value, label: fieldText.option(source, value) }));
  if (offered === undefined) return <KindInput {...common} />;
  if (props.readOnly) return <ReadOnlyField {...common} />;
  return field.kind === 'codes' ? (
    <ChoicesInput {...common} choices={offered} />
  ) : (
    <ChoiceInput {...common} choices={offered} />
  );
}
