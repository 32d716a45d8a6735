import Checkbox from '@mui/material/Checkbox';
import { useController } from 'react-hook-form';
import { ChoiceLabel } from '../../fields/Choices';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useSection } from '../edit/section-context';

interface Props {
  readonly name: string;
  readonly source: string;
}

/** A URLA checkbox for having nothing to list. Clearing it stores null, not a No. */
export function NoneBox({ name, source }: Props) {
  const { label } = useFieldLabels();
  const { readOnly } = useSection();
  const { field } = useController({ name: source });
  return (
    <ChoiceLabel
      label={label(name)}
      control={
        <Checkbox
          name={field.name}
          checked={field.value === true}
          disabled={readOnly}
          slotProps={{ input: { ref: field.ref } }}
          onChange={(_, checked) => field.onChange(checked ? true : null)}
          onBlur={field.onBlur}
        />
      }
    />
  );
}
