import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { checkField } from './check-field';
import { inputText, readField } from './read-field';
import { type FieldInputProps, useFieldControl } from './useFieldControl';

/** The text as typed, and the form value parsed from it. */
interface Draft {
  readonly text: string;
  readonly value: unknown;
}

/**
 * Like {@link useFieldControl}, for typed fields: free text while typing, formatted on blur. Invalid text stays as
 * typed. If the form receives another value in the meantime, it is shown at once, so that the user never overwrites a
 * value they have not seen.
 */
export function useTypedField(props: FieldInputProps) {
  const { field, ...control } = useFieldControl(props);
  const { trigger } = useFormContext();
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
      // More typing never makes a number smaller, so a number that is too large is an error before the user leaves the field.
      if (control.error !== undefined || checkField(control.spec, value, false) === 'too-large')
        void trigger(field.name);
    },
    onBlur: (): void => {
      setDraft(null);
      field.onBlur();
    },
  };
}
