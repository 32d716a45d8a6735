import { useState } from 'react';
import { inputText, readField } from './read-field';
import { type FieldInputProps, useFieldControl } from './useFieldControl';

/** What is typed, as it is typed, and the value that the form holds of it. */
interface Draft {
  readonly text: string;
  readonly value: unknown;
}

/**
 * As {@link useFieldControl}, for a field that is typed: free while typing, formatted when the person leaves it. What is
 * not valid stays as it was typed. Another value that the form is given meanwhile is shown at once: nobody types over what
 * they have not seen.
 */
export function useTypedField(props: FieldInputProps) {
  const { field, ...control } = useFieldControl(props);
  const [draft, setDraft] = useState<Draft | null>(null);
  return {
    ...control,
    value: field.value as unknown,
    inputRef: field.ref,
    inputName: field.name,
    text: draft && (draft.value ?? null) === (field.value ?? null) ? draft.text : inputText(control.spec, field.value),
    onChange: (text: string): void => {
      const read = readField(control.spec, text);
      const value = read.ok ? read.value : text;
      setDraft({ text, value });
      field.onChange(value);
    },
    onBlur: (): void => {
      setDraft(null);
      field.onBlur();
    },
  };
}
