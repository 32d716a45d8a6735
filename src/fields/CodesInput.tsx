import { Checkbox, FormGroup } from '@mui/material';
import { ChoiceLabel, Choices } from './Choices';
import { codesOf } from './codes/code-list';
import { type FieldInputProps, useFieldControl } from './useFieldControl';
import { useValueText } from './useValueText';

interface Props extends FieldInputProps {
  /** As many can be chosen. Default: all. */
  readonly most?: number;
}

/** Several of a coded list, in the order of the list. */
export function CodesInput({ most = Number.POSITIVE_INFINITY, ...props }: Props) {
  const { code } = useValueText();
  const { spec, field, label, error, help } = useFieldControl(props);
  const codes = codesOf(spec);
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (each: string): void =>
    field.onChange(codes.filter((other) => (other === each ? !chosen.includes(each) : chosen.includes(other))));
  return (
    <Choices label={label} help={help} error={error !== undefined} required={props.required} disabled={props.disabled}>
      <FormGroup>
        {codes.map((each, index) => (
          <ChoiceLabel
            key={each}
            control={
              <Checkbox
                checked={chosen.includes(each)}
                disabled={props.disabled === true || (chosen.length >= most && !chosen.includes(each))}
                name={field.name}
                onChange={() => toggle(each)}
                onBlur={field.onBlur}
                slotProps={{ input: { ref: index === 0 ? field.ref : null } }}
              />
            }
            label={code(spec.codes, each)}
          />
        ))}
      </FormGroup>
    </Choices>
  );
}
