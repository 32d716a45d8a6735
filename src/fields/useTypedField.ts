import { useState } from 'react';
import { inputText, readField } from './read-field';
import { type FieldInputProps, useFieldControl } from './useFieldControl';

/**
 * As {@link useFieldControl}, for a field that is typed: free while typing, formatted when the person leaves it. What is
 * not valid stays as it was typed.
 */
export function useTypedField(props: FieldInputProps) {
  const { field, ...control } = useFieldControl(props);
  const [draft, setDraft] = useState<string | null>(null);
  return {
    ...control,
    value: field.value as unknown,
    inputRef: field.ref,
    inputName: field.name,
    text: draft ?? inputText(control.spec, field.value),
    onChange: (text: string): void => {
      setDraft(text);
      const read = readField(control.spec, text);
      field.onChange(read.ok ? read.value : text);
    },
    onBlur: (): void => {
      setDraft(null);
      field.onBlur();
    },
  };
}
