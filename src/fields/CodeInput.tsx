import { get, useFormState } from 'react-hook-form';
import { codesOf, isLong, listOf } from './codes/code-list';
import { useOptionChanges } from './codes/option-changes';
import { SearchedCodeInput } from './codes/SearchedCodeInput';
import { SelectField } from './SelectField';
import { type FieldInputProps, specOf, useFieldControl } from './useFieldControl';
import { useValueText } from './useValueText';

interface Props extends FieldInputProps {
  /** Codes to offer, in this order. Default: the whole list. */
  readonly offered?: readonly string[];
}

/**
 * A code from a list: a native select, or a search if the list is long. A code that the lender disabled is offered only where
 * it is already stored.
 */
export function CodeInput({ offered, ...props }: Props) {
  const spec = specOf(props);
  const changeOf = useOptionChanges();
  const storedValue: unknown = get(useFormState().defaultValues, props.source ?? props.name);
  const isOffered = (each: string): boolean => changeOf(listOf(spec), each)?.active !== false || each === storedValue;
  const codes = (offered ?? codesOf(spec)).filter(isOffered);
  return isLong(codes) ? (
    <SearchedCodeInput {...props} codes={codes} />
  ) : (
    <SelectedCodeInput {...props} codes={codes} />
  );
}

function SelectedCodeInput({ codes, ...props }: FieldInputProps & { readonly codes: readonly string[] }) {
  const { code } = useValueText();
  const { spec, field, label, error, help } = useFieldControl(props);
  const list = listOf(spec);
  const value = typeof field.value === 'string' ? field.value : '';
  const shown = value === '' || codes.includes(value) ? codes : [value, ...codes];
  return (
    <SelectField
      {...{ field, label, help }}
      choices={shown.map((each) => ({ value: each, label: code(list, each) }))}
      required={props.required}
      disabled={props.disabled}
      autoFocus={props.autoFocus}
      error={error !== undefined}
      onChoose={field.onChange}
    />
  );
}
