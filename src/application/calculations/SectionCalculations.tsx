import { useMemo } from 'react';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import type { CalculationKey } from '../../../domain/application/calculations/calculation-keys';
import { calculationList } from '../../../domain/application/calculations/calculations';
import { Row, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { idOf } from './calculation-id';
import { FigureName } from './FigureName';
import { knownCalculations } from './known-calculations';
import { useCalculationText } from './useCalculationText';
import { type ExplainedProps, useExplainedCalculations } from './useExplainedCalculations';

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
  'incomeGrossUp',
  'accountAssets',
  'retirementAssets',
  'giftAssets',
  'illiquidAssets',
  'debtsPaidOff',
  'debtsExcluded',
  'payoffBalance',
];

const totals: readonly CalculationKey[] = [
  'totalIncome',
  'totalAssets',
  'debts',
  'cashToClose',
  'residualMargin',
  'reserveMargin',
];

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
  const { t } = useCalculationText();
  const calculations = knownCalculations(props.loan);
  const shown = useMemo(() => calculationList(calculations, keys).filter(isShown), [calculations, keys]);
  const { button, around } = useExplainedCalculations({ ...props, calculations, shown });
  return (
    <Section title={title ?? t('section')}>
      <dl>
        {shown.map((calculation) => (
          <Row
            key={idOf(calculation)}
            position="relative"
            align="baseline"
            justify="space-between"
            gap="s4"
            marginInline="-s2"
            padding="5 s2"
            radius="m"
            lineHeight="20px"
            onHover={{ background: 'hover' }}
            belowMd={{ minBlockSize: 44, align: 'center' }}
          >
            <Text as="dt" color="text-2" overflowWrap="anywhere">
              <FigureName calculation={calculation} />
            </Text>
            <Text
              as="dd"
              textAlign="end"
              weight={totals.includes(calculation.key) ? 600 : undefined}
              whiteSpace="nowrap"
            >
              {button(calculation)}
            </Text>
          </Row>
        ))}
      </dl>
      {around}
    </Section>
  );
}
