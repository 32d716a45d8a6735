import { useTranslate } from 'react-admin';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import { type DebtSteps, debtSteps } from '../../../domain/application/calculations/debt-steps';
import { formatMoney } from '../../../domain/format/money';
import { Box, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { Table } from '../../ui/Table';
import { knownCalculations } from '../calculations/known-calculations';
import type { LineActions } from '../calculations/LineRow';
import { LineRow } from '../calculations/LineRow';
import { LineTable } from '../calculations/LineTable';
import { useCalculationText } from '../calculations/useCalculationText';
import { useDraftLoan } from '../edit/draft';
import { useFieldLink } from '../edit/useFieldLink';

function SumRow({
  label,
  amount,
  strong,
}: {
  readonly label: string;
  readonly amount: string;
  readonly strong?: true;
}) {
  const weight = strong ? 600 : 400;
  return (
    <tr>
      <Box as="th" scope="row" weight={weight}>
        {label}
      </Box>
      <Box as="td" data-numeric weight={weight}>
        <bdi className="num">{formatMoney(amount)}</bdi>
      </Box>
    </tr>
  );
}

const cells = { paddingBlock: 7, verticalAlign: 'baseline' } as const;

function Steps({ steps, ...actions }: { readonly steps: DebtSteps } & LineActions) {
  const translate = useTranslate();
  const { t, lineName } = useCalculationText();
  const word = (key: string) => translate(`application.debtsAddUp.${key}`);
  return (
    <Table aria-label={word('title')} size="body" lineHeight="20px" cells={cells} lines="between">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        <SumRow label={word('listed')} amount={steps.listed} />
        {[...steps.less, ...steps.plus].map((line) =>
          // The net rent of each property is below.
          'calculation' in line.name ? (
            <SumRow key={line.name.calculation} label={lineName(line)} amount={line.amount ?? '0'} />
          ) : (
            <LineRow key={`${line.path} ${JSON.stringify(line.name)}`} line={line} indented {...actions} />
          ),
        )}
        <SumRow label={word('total')} amount={steps.total} strong />
      </tbody>
    </Table>
  );
}

/** Whether a mortgage of the list is part of the net rent. */
const holdsMortgage = ({ lines }: Calculation): boolean =>
  lines.some(({ path, effect }) => effect === 'minus' && path?.startsWith('liabilities'));

/**
 * How the list of debts becomes its total: debts that do not count, mortgages that are part of the net rent of their property with
 * the counted share of its rent, upkeep, and a loss from rents. Renders nothing if the list is the total.
 */
export function DebtsAddUp() {
  const translate = useTranslate();
  const { nameOf } = useCalculationText();
  const loan = useDraftLoan();
  const linkOf = useFieldLink();
  const { debts, propertyRent } = knownCalculations(loan);
  const steps = debtSteps(debts);
  if (!steps) return null;
  const actions: LineActions = { linkOf, onCalculation: () => undefined, onLeave: () => undefined };
  return (
    <Section title={translate('application.debtsAddUp.title')}>
      <Stack gap="s4">
        <Steps steps={steps} {...actions} />
        {propertyRent.filter(holdsMortgage).map((rent) => (
          <div key={rent.of?.id}>
            <Text as="h3" size="body" weight={600}>
              {nameOf(rent)}
            </Text>
            <LineTable calculation={rent} loan={loan} {...actions} />
          </div>
        ))}
      </Stack>
    </Section>
  );
}
