import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import type { CalculationKey } from '../../../domain/application/calculations/calculation-keys';
import { calculationList } from '../../../domain/application/calculations/calculations';
import { token } from '../../theme/tokens';
import { Section } from '../../ui/Section';
import { idOf } from './calculation-id';
import { knownCalculations } from './known-calculations';
import { useCalculationText } from './useCalculationText';
import { type ExplainedProps, useExplainedCalculations } from './useExplainedCalculations';

const SectionFigures = styled('dl')(({ theme }) => ({
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

/** Hidden if the loan has no such records. All other calculations are hidden only if they don't apply to the loan. */
const details: readonly CalculationKey[] = [
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

const totals: readonly CalculationKey[] = ['totalIncome', 'totalAssets', 'debts', 'cashToClose'];

const applies = ({ value, requirements }: Calculation): boolean => value !== undefined || requirements.length > 0;

const isShown = (calculation: Calculation): boolean =>
  applies(calculation) && (calculation.lines.length > 0 || !details.includes(calculation.key));

interface Props extends ExplainedProps {
  readonly keys: readonly CalculationKey[];
  /** Default: 'Figures on this page'. */
  readonly title?: string;
}

/** Calculations that an application page contributes to. Each opens its explanation. */
export function SectionCalculations({ keys, title, ...props }: Props) {
  const { t, nameOf } = useCalculationText();
  const calculations = knownCalculations(props.loan);
  const shown = useMemo(() => calculationList(calculations, keys).filter(isShown), [calculations, keys]);
  const { button, around } = useExplainedCalculations({ ...props, calculations, shown });
  return (
    <Section title={title ?? t('section')}>
      <SectionFigures>
        {shown.map((calculation) => (
          <div key={idOf(calculation)} data-total={totals.includes(calculation.key)}>
            <dt>{nameOf(calculation)}</dt>
            <dd>{button(calculation)}</dd>
          </div>
        ))}
      </SectionFigures>
      {around}
    </Section>
  );
}
