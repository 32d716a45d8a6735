import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { FigureKey } from '../../../domain/application/figures/figure-keys';
import { figureList } from '../../../domain/application/figures/figures';
import { token } from '../../theme/tokens';
import { useDraftLoan } from '../edit/draft';
import { useLinkOfPlace } from '../edit/useLinkOfPlace';
import { idOf } from '../figures/figure-id';
import { knownFigures } from '../figures/known-figures';
import { useExplainedFigures } from '../figures/useExplainedFigures';
import { useFigureText } from '../figures/useFigureText';

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
  readonly keys: readonly FigureKey[];
  /** Of this borrower, property or application only. */
  readonly of?: string;
  readonly monthly?: boolean;
}

/** What a list comes to: figures of the loan as typed, which explain themselves. */
export function ListTotals({ keys, of, monthly = false }: Props) {
  const translate = useTranslate();
  const { nameOf } = useFigureText();
  const loan = useDraftLoan();
  const figures = knownFigures(loan);
  const shown = useMemo(
    () => figureList(figures, keys).filter((figure) => figure.value !== undefined && (!of || figure.of?.id === of)),
    [figures, keys, of],
  );
  const { button, around } = useExplainedFigures({ loan, linkOf: useLinkOfPlace(), quiet: true, figures, shown });
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
