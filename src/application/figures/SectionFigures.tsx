import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Figure } from '../../../domain/application/figures/figure';
import type { FigureKey } from '../../../domain/application/figures/figure-keys';
import { figureList } from '../../../domain/application/figures/figures';
import { token } from '../../theme/tokens';
import { Section } from '../../ui/Section';
import { idOf } from './figure-id';
import { knownFigures } from './known-figures';
import { type ExplainedProps, useExplainedFigures } from './useExplainedFigures';
import { useFigureText } from './useFigureText';

const List = styled('dl')(({ theme }) => ({
  '& > div': {
    position: 'relative',
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: token('s4'),
    marginInline: `calc(-1 * ${token('s2')})`,
    padding: `5px ${token('s2')}`,
    borderRadius: token('r'),
    lineHeight: '20px',
  },
  '& > div:hover': { background: token('hover') },
  '& dt': { color: token('text-2'), overflowWrap: 'anywhere' },
  '& dd': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& > div[data-total="true"] > dd': { fontWeight: 600 },
  [theme.breakpoints.down('md')]: { '& > div': { minBlockSize: 44, alignItems: 'center' } },
}));

/** Figures of a kind, left out where the loan has nothing of it. So is any figure that does not apply to the loan. */
const details: readonly FigureKey[] = [
  'incomeBase',
  'incomeOvertime',
  'incomeBonus',
  'incomeCommission',
  'incomeMilitary',
  'incomeOtherPay',
  'incomeSelfEmployed',
  'incomeUnsplit',
  'incomeOtherSources',
  'accountAssets',
  'retirementAssets',
  'giftAssets',
  'illiquidAssets',
  'debtsPaidOff',
  'debtsExcluded',
  'payoffBalance',
];

const totals: readonly FigureKey[] = ['totalIncome', 'totalAssets', 'debts', 'cashToClose'];

const applies = ({ value, needs }: Figure): boolean => value !== undefined || needs.length > 0;

const isShown = (figure: Figure): boolean =>
  applies(figure) && (figure.lines.length > 0 || !details.includes(figure.key));

interface Props extends ExplainedProps {
  readonly keys: readonly FigureKey[];
  /** 'Figures of this page' where not given. */
  readonly title?: string;
}

/** The figures that a page of the application adds to, below each other; each opens how it came about. */
export function SectionFigures({ keys, title, ...props }: Props) {
  const { say, nameOf } = useFigureText();
  const figures = knownFigures(props.loan);
  const shown = useMemo(() => figureList(figures, keys).filter(isShown), [figures, keys]);
  const { button, around } = useExplainedFigures({ ...props, figures, shown });
  return (
    <Section title={title ?? say('section')}>
      <List>
        {shown.map((figure) => (
          <div key={idOf(figure)} data-total={totals.includes(figure.key)}>
            <dt>{nameOf(figure)}</dt>
            <dd>{button(figure)}</dd>
          </div>
        ))}
      </List>
      {around}
    </Section>
  );
}
