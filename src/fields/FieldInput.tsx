import { KindInput } from './KindInput';
import type { FieldInputProps } from './useFieldControl';
import { useFieldLabels } from './useFieldLabels';

/** The input of a field, by its kind in the field table: `<FieldInput name="sNoteIR" />` inside any form. */
export function FieldInput(props: FieldInputProps) {
  const { label } = useFieldLabels();
  return <KindInput {...props} label={props.label ?? label(props.name)} />;
}
