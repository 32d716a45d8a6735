import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Figure } from '../../../domain/application/figures/figure';
import type { SingleFigure } from '../../../domain/application/figures/figure-keys';
import type { Figures } from '../../../domain/application/figures/figures';
import { token } from '../../theme/tokens';
import { idOf } from './figure-id';
import { knownFigures } from './known-figures';
import { type ExplainedProps, useExplainedFigures } from './useExplainedFigures';
import { useFigureText } from './useFigureText';

/** Two columns, four, or all in a row: by the room that the page leaves, not by the window. */
const Frame = styled('section')({
  containerType: 'inline-size',
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 1,
    border: token('border'),
    borderRadius: token('r-l'),
    background: token('surface'),
    overflow: 'clip',
  },
  '@container (min-width: 560px)': { '& > dl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  '@container (min-width: 1040px)': {
    '& > dl': { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

const Cell = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minInlineSize: 0,
  padding: `10px ${token('s3')}`,
  background: token('surface'),
  boxShadow: `0 0 0 1px ${token('line')}`,
  '&:hover': { background: token('hover') },
  '& dt': { color: token('text-3'), fontSize: token('fs-small'), fontWeight: 500, lineHeight: 1.25 },
  '& dd': { fontSize: token('fs-h3'), fontWeight: 600, lineHeight: '24px', whiteSpace: 'nowrap' },
});

const keyFigures: readonly SingleFigure[] = [
  'totalIncome',
  'debts',
  'proposedHousing',
  'dtiTop',
  'dtiBottom',
  'ltv',
  'cltv',
  'hcltv',
  'liquidAssets',
  'cashToClose',
];

/** CLTV and HCLTV where other liens make them differ. */
const others: readonly SingleFigure[] = ['cltv', 'hcltv'];

const shownOf = (figures: Figures): readonly Figure[] =>
  keyFigures
    .filter((key) => !others.includes(key) || figures[key].value !== figures.ltv.value)
    .map((key) => figures[key]);

/** The key figures of a loan in a strip, always of what is typed; each opens how it came about. */
export function FiguresPanel(props: ExplainedProps) {
  const { say, nameOf } = useFigureText();
  const figures = knownFigures(props.loan);
  const shown = useMemo(() => shownOf(figures), [figures]);
  const { button, around } = useExplainedFigures({ ...props, figures, shown });
  return (
    <Frame aria-label={say('key')}>
      <dl>
        {shown.map((figure) => (
          <Cell key={idOf(figure)}>
            <dt>{nameOf(figure)}</dt>
            <dd>{button(figure)}</dd>
          </Cell>
        ))}
      </dl>
      {around}
    </Frame>
  );
}
