import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Problem } from '../../domain/format/parsed';
import type { FieldSpec, ValueSpec } from '../../domain/loan/fields/field';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { isUnusualScore } from '../../domain/loan/unusual-score';
import { useMessageText } from '../providers/i18n/useMessageText';
import { checkField, type DateLimits, isProblem } from './check-field';
import { useProblemText } from './useProblemText';

export interface FieldInputProps extends DateLimits {
  /** LOS name, as in the field table: decides kind, format, list and limits. */
  readonly name: string;
  /** Replaces the field table for values that are not part of a loan. */
  readonly spec?: ValueSpec;
  /** Form path of the value, such as `applicants.0.aBFirstNm`. Default: the name. */
  readonly source?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Read-only. */
  readonly readOnly?: boolean;
  /** Help text below the input. */
  readonly help?: string;
  /** Default: that of the field table in a `FieldInput`, and nothing else in others. */
  readonly label?: string;
  /** Replaces the label while the value has an error, which stays below (FORMAT-19). */
  readonly errorLabel?: string;
  readonly autoFocus?: boolean;
  /** The loan whose hidden numbers may be revealed. Absent: they stay hidden. */
  readonly loanNum?: string;
}

export function specOf({ name, spec: given }: Pick<FieldInputProps, 'name' | 'spec'>): ValueSpec & Partial<FieldSpec> {
  const spec = given ?? fieldSpec(name);
  if (!spec) throw new Error(`There is no field ${name}.`);
  return spec;
}

/**
 * Connects a field to the surrounding form (React-Admin's or React Hook Form's): value, validation, label, and error.
 * `check` adds a validation of the input's own.
 */
export function useFieldControl(props: FieldInputProps, check: (value: unknown) => Problem | null = () => null) {
  const { name, source, required = false, min, max } = props;
  const translate = useTranslate();
  const problemText = useProblemText();
  const spec = specOf(props);
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const { field, fieldState } = useController({
    name: source ?? name,
    rules: { validate: (value: unknown) => checkField(spec, value, required, limits) ?? check(value) ?? true },
  });
  // A form has a hundred inputs, of which few have an error.
  const messageText = useMessageText(fieldState.error !== undefined);
  const message = fieldState.error?.message || fieldState.error?.type || '';
  const errorText = isProblem(message) ? problemText(spec, message, limits) : messageText(message);
  const error = fieldState.error ? errorText || translate('ra.validation.required') : undefined;
  const warning = isUnusualScore(name, field.value) ? translate('inputs.unusualScore') : undefined;
  const { label = name } = props;
  return {
    spec,
    field,
    error,
    /** Text above the input. */
    label: error === undefined ? label : (props.errorLabel ?? label),
    /** Text below the input. */
    help: error ?? warning ?? props.help,
  };
}
