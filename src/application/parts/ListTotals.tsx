import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { CalculationKey } from '../../../domain/application/calculations/calculation-keys';
import { calculationList } from '../../../domain/application/calculations/calculations';
import { token } from '../../theme/tokens';
import { idOf } from '../calculations/calculation-id';
import { knownCalculations } from '../calculations/known-calculations';
import { useCalculationText } from '../calculations/useCalculationText';
import { useExplainedCalculations } from '../calculations/useExplainedCalculations';
import { useDraftLoan } from '../edit/draft';
import { useFieldLink } from '../edit/useFieldLink';

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: token('s5'),
  rowGap: token('s1'),
  marginInlineStart: 'auto',
  '& > div': {
    position: 'relative',
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    columnGap: token('s3'),
    padding: `${token('s1')} ${token('s2')}`,
    borderRadius: token('r'),
  },
  '& > div:hover': { background: token('hover') },
  '& dt': { color: token('text-2'), overflowWrap: 'anywhere' },
  '& dd': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& small': { marginInlineStart: token('s1'), color: token('text-3'), fontSize: token('fs-small'), fontWeight: 400 },
  '@media (pointer: coarse)': { '& > div': { minBlockSize: 44, alignItems: 'center' } },
});

interface Props {
  readonly keys: readonly CalculationKey[];
  /** Of this borrower, property or application only. */
  readonly of?: string;
  readonly monthly?: boolean;
}

/** What a list comes to: figures of the loan as typed, which explain themselves. */
export function ListTotals({ keys, of, monthly = false }: Props) {
  const translate = useTranslate();
  const { nameOf } = useCalculationText();
  const loan = useDraftLoan();
  const figures = knownCalculations(loan);
  const shown = useMemo(
    () =>
      calculationList(figures, keys).filter((figure) => figure.value !== undefined && (!of || figure.of?.id === of)),
    [figures, keys, of],
  );
  const { button, around } = useExplainedCalculations({
    loan,
    linkOf: useFieldLink(),
    quiet: true,
    calculations: figures,
    shown,
  });
  if (shown.length === 0) return null;
  return (
    <>
      <List>
        {shown.map((figure) => (
          <div key={idOf(figure)}>
            <dt>{nameOf(figure)}</dt>
            <dd>
              {button(figure)}
              {monthly && <small>{translate('applicationRecords.perMonth')}</small>}
            </dd>
          </div>
        ))}
      </List>
      {around}
    </>
  );
}
