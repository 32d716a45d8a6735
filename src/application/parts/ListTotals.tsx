import { useMemo } from 'react';
import type { CalculationKey } from '../../../domain/application/calculations/calculation-keys';
import { calculationList } from '../../../domain/application/calculations/calculations';
import { Row, Text } from '../../ui/layout/primitives';
import { idOf } from '../calculations/calculation-id';
import { knownCalculations } from '../calculations/known-calculations';
import { useCalculationText } from '../calculations/useCalculationText';
import { useExplainedCalculations } from '../calculations/useExplainedCalculations';
import { useDraftLoan } from '../edit/draft';
import { useFieldLink } from '../edit/useFieldLink';
import { PerMonth } from './PerMonth';

interface Props {
  readonly keys: readonly CalculationKey[];
  /** Limits the totals to one borrower, property or application. */
  readonly of?: string;
  readonly monthly?: boolean;
}

/** A list's totals, based on the draft. Each opens its explanation. */
export function ListTotals({ keys, of, monthly = false }: Props) {
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
      <Row as="dl" wrap justify="flex-end" columnGap="s5" rowGap="s1" marginInlineStart="auto" align="stretch">
        {shown.map((figure) => (
          <Row
            position="relative"
            align="baseline"
            wrap
            columnGap="s3"
            padding="s1 s2"
            radius="m"
            onHover={{ background: 'hover' }}
            onTouch={{ minBlockSize: 44, align: 'center' }}
            key={idOf(figure)}
          >
            <Text as="dt" color="text-2" overflowWrap="anywhere">
              {nameOf(figure)}
            </Text>
            <Text as="dd" weight={600} whiteSpace="nowrap">
              {button(figure)}
              {monthly && <PerMonth />}
            </Text>
          </Row>
        ))}
      </Row>
      {around}
    </>
  );
}
