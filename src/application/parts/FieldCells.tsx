import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { FieldInput } from '../../fields/FieldInput';
import { token } from '../../theme/tokens';
import { useSection } from '../edit/section-context';
import { type FieldGroup, fieldOf, type LaidField, spanOf } from '../layout/layout';
import { fieldNameOf, type Holder, sourceOf } from './holder';
import { isShown } from './is-shown';

/** Twelve columns where there is room; on a phone two, of which a wide field takes both. */
const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token('s4'),
  alignItems: 'start',
  '& > *': { gridColumn: '1 / -1', minInlineSize: 0 },
  '& > [data-narrow="true"]': { gridColumn: 'span 1' },
  '@container (min-width: 600px)': {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > *, & > [data-narrow="true"]': { gridColumn: 'span var(--span)' },
  },
});

const Questions = styled('div')({
  display: 'grid',
  '& > *': { paddingBlock: token('s3'), minInlineSize: 0 },
  '& > * + *': { borderBlockStart: token('border') },
  '@container (min-width: 600px)': {
    '& .MuiFormControl-root:has(> .MuiToggleButtonGroup-root)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: token('s6'),
      alignItems: 'center',
      inlineSize: '100%',
    },
  },
});

interface Props {
  readonly group: Pick<FieldGroup, 'fields' | 'questions'>;
  readonly holder: Holder;
}

/** The fields of a group that apply as things stand; looks again only when one of them comes or goes. */
function useShown(fields: readonly LaidField[], holder: Holder): readonly LaidField[] {
  const { loan } = useSection();
  const names = useWatch({
    compute: (values) =>
      fields
        .map(fieldOf)
        .filter((name) => isShown(name, holder, { ...loan, ...values }))
        .join(),
  });
  const shown = new Set(names.split(','));
  return fields.filter((laid) => shown.has(fieldOf(laid)));
}

/** The inputs of a group, by the field table: what does not apply is not there. */
export function FieldCells({ group, holder }: Props) {
  const { readOnly, loanNum } = useSection();
  const shown = useShown(group.fields, holder);
  const Cells = group.questions ? Questions : Grid;
  return (
    <Cells>
      {shown.map((laid) => {
        const name = fieldNameOf(holder, fieldOf(laid));
        const span = spanOf(laid, fieldSpec(name)?.kind);
        return (
          <div key={name} data-narrow={span <= 3} style={{ '--span': span } as React.CSSProperties}>
            <FieldInput name={name} source={sourceOf(holder, fieldOf(laid))} readOnly={readOnly} loanNum={loanNum} />
          </div>
        );
      })}
    </Cells>
  );
}
