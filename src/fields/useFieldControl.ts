import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Problem } from '../../domain/format/parsed';
import type { FieldSpec, ValueSpec } from '../../domain/loan/fields/field';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { useMessageText } from '../providers/i18n/useMessageText';
import { checkField, type DateLimits, isProblem } from './check-field';
import { useFieldLabels } from './useFieldLabels';
import { useProblemText } from './useProblemText';

export interface FieldInputProps extends DateLimits {
  /** LOS name, as in the field table: decides kind, format, list and limits. */
  readonly name: string;
  /** Instead of the field table: the value is none of a loan. */
  readonly spec?: ValueSpec;
  /** Where the value stands in the form; the name itself where not given (`applicants.0.aBFirstNm`). */
  readonly source?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Shown like an input, but not to be changed. */
  readonly readOnly?: boolean;
  /** Help below the input. */
  readonly help?: string;
  /** Instead of the label of the field table. */
  readonly label?: string;
  /** An error stands in the place of the label instead of below (FORMAT-19). */
  readonly errorLabel?: boolean;
  readonly autoFocus?: boolean;
  /** The loan whose hidden numbers may be asked for; without it they stay hidden. */
  readonly loanNum?: string;
}

export function specOf({ name, spec: given }: Pick<FieldInputProps, 'name' | 'spec'>): ValueSpec & Partial<FieldSpec> {
  const spec = given ?? fieldSpec(name);
  if (!spec) throw new Error(`There is no field ${name}.`);
  return spec;
}

/**
 * Connects a field to the form around it (React-Admin's or React Hook Form's): value, check, label, and the error to show.
 * `check` says what else an input asks of its value.
 */
export function useFieldControl(props: FieldInputProps, check: (value: unknown) => Problem | null = () => null) {
  const { name, source, required = false, min, max } = props;
  const translate = useTranslate();
  const fieldText = useFieldLabels();
  const problemText = useProblemText();
  const messageText = useMessageText();
  const spec = specOf(props);
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const { field, fieldState } = useController({
    name: source ?? name,
    rules: { validate: (value: unknown) => checkField(spec, value, required, limits) ?? check(value) ?? true },
  });
  const message = fieldState.error?.message || fieldState.error?.type || '';
  const errorText = isProblem(message) ? problemText(spec, message, limits) : messageText(message);
  const error = fieldState.error ? errorText || translate('ra.validation.required') : undefined;
  const label = props.label ?? fieldText.label(name);
  const instead = props.errorLabel === true && error !== undefined;
  return {
    spec,
    field,
    error,
    /** What stands above the input. */
    label: instead ? error : label,
    /** What stands below it. */
    help: instead ? props.help : (error ?? props.help),
  };
}
