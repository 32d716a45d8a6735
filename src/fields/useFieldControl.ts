import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { FieldSpec } from '../../domain/loan/fields/field';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { checkField, isProblem } from './check-field';
import { inputText, readField } from './read-field';

export interface FieldInputProps {
  /** LOS name, as in the field table: decides kind, format, list and limits. */
  readonly name: string;
  /** Where the value stands in the form; the name itself where not given (`applicants.0.aBFirstNm`). */
  readonly source?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Help below the input. */
  readonly help?: string;
  /** Instead of the label of the field table. */
  readonly label?: string;
  readonly autoFocus?: boolean;
}

export function specOf(name: string): FieldSpec {
  const spec = fieldSpec(name);
  if (!spec) throw new Error(`There is no field ${name}.`);
  return spec;
}

/** Connects a field to the form around it (React-Admin's or React Hook Form's): value, check, and the error to show. */
export function useFieldControl({ name, source, required = false }: FieldInputProps) {
  const translate = useTranslate();
  const spec = specOf(name);
  const { field, fieldState } = useController({
    name: source ?? name,
    rules: { validate: (value: unknown) => checkField(spec, value, required) ?? true },
  });
  const message = fieldState.error?.message || fieldState.error?.type;
  const error = message && (isProblem(message) ? translate(`fieldProblems.${message}`) : message);
  return { spec, field, error: fieldState.error ? error || translate('ra.validation.required') : undefined };
}

/** As {@link useFieldControl}, for a field that is typed: free while typing, formatted when the person leaves it. */
export function useTypedField(props: FieldInputProps) {
  const { spec, field, error } = useFieldControl(props);
  const [draft, setDraft] = useState<string | null>(null);
  return {
    spec,
    error,
    inputRef: field.ref,
    inputName: field.name,
    text: draft ?? inputText(spec, field.value),
    onChange: (text: string): void => {
      setDraft(text);
      const read = readField(spec, text);
      field.onChange(read.ok ? read.value : text);
    },
    onBlur: (): void => {
      setDraft(null);
      field.onBlur();
    },
  };
}
