import { onlyOutsideEstimate } from '../../domain/disclosure/estimate/outside-estimate';
import { cushionMonths } from '../../domain/fees/escrow-analysis';
import { formatDate } from '../../domain/format/date';
import type { LoanRecord } from '../shell/loan/useLoan';
import { FactList } from '../ui/FactList';
import { Box, Note, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { Cure } from './Cure';
import type { FeeSheet } from './fee-lines';
import { ToleranceMeter } from './ToleranceMeter';
import { amountText, moneyText, useFeesText } from './useFeesText';
import { WhatIf } from './WhatIf';

interface Props {
  readonly loan: LoanRecord;
  readonly sheet: FeeSheet;
}

/** An amount that stays on one line, with its sign before it in every language. */
const Figure = ({ text }: { readonly text: string }) => (
  <Text numeric whiteSpace="nowrap">
    <bdi dir="ltr">{text}</bdi>
  </Text>
);

/** The cash that the borrower brings, and how it moved since the last Loan Estimate. */
function Cash({ sheet: { cash, cashMoved: moved = 0, goodFaith } }: Props) {
  const { t } = useFeesText();
  const values = { amount: moneyText(Math.abs(moved)), number: goodFaith?.estimate.number ?? 0 };
  return (
    <Stack gap="s1">
      <Note size="body">{t(cash.cash < 0 ? 'cashToBorrower' : 'cashToClose')}</Note>
      <Text size="h1" weight={600} numeric lineHeight={1.2}>
        <bdi dir="ltr">{moneyText(Math.abs(cash.cash))}</bdi>
      </Text>
      {moved !== 0 && <Note>{t(moved > 0 ? 'moreThan' : 'lessThan', values)}</Note>}
    </Stack>
  );
}

function CashTable({ sheet: { cash } }: Props) {
  const { t } = useFeesText();
  const facts = Object.entries<number>(cash.lines)
    .filter(([, cents]) => cents !== 0)
    .map(([line, cents]) => ({ label: t(`cashLines.${line}`), value: <Figure text={amountText(cents)} /> }));
  const total = {
    label: t(cash.cash < 0 ? 'cashToBorrower' : 'cashToClose'),
    value: <Figure text={moneyText(Math.abs(cash.cash))} />,
  };
  return <FactList wraps groups={facts.length > 0 ? [facts, [total]] : [[total]]} />;
}

function Escrow({ loan, sheet: { worksheet } }: Props) {
  const { t, lineName } = useFeesText();
  const { escrow, escrowNeeds, lines } = worksheet;
  const parts = lines.filter(({ section }) => section === 'G');
  if (!escrow) {
    const hasCharges = escrowNeeds.firstPayment || escrowNeeds.withoutDay.length > 0;
    return <Note size="body">{t(hasCharges ? 'escrowNeeds' : 'escrowNone')}</Note>;
  }
  const monthly = escrow.items.reduce((sum, item) => sum + item.monthly, 0);
  const rows = [
    ...parts.map((line) => ({ key: line.id, name: lineName(line), amount: amountText(line.amount) })),
    { key: 'deposit', name: t('deposit'), amount: moneyText(escrow.deposit) },
    { key: 'perMonth', name: t('perMonth'), amount: amountText(monthly) },
    { key: 'cushion', name: t('cushion'), amount: amountText(cushionMonths(loan) * monthly) },
  ];
  return (
    <Stack gap="s2">
      <Table cells={{ paddingBlock: 3 }} lines="between">
        <tbody>
          {rows.map(({ key, name, amount }) => (
            <tr key={key}>
              <Box as="th" scope="row" weight={400} color="text-3">
                {name}
              </Box>
              <td data-numeric="true">
                <bdi dir="ltr">{amount}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {loan.sSchedDueD1 && <Note>{t('firstPayment', { date: formatDate(loan.sSchedDueD1) })}</Note>}
    </Stack>
  );
}

/** Beside the sheet: cash to close, tolerance and the escrow account, all of the fees as they are typed. */
export function FeePanel(props: Props) {
  const { t } = useFeesText();
  const { goodFaith, worksheet } = props.sheet;
  const outside = onlyOutsideEstimate(props.loan);
  return (
    <Stack gap="s4" alignContent="start">
      <Section>
        <Cash {...props} />
      </Section>
      <Section title={t('tolerance')}>
        {goodFaith ? (
          <Stack gap="s4">
            <ToleranceMeter tolerance={goodFaith.tolerance} owed={goodFaith.owed} lines={worksheet.lines} />
            <Cure {...props} />
            <WhatIf {...props} />
          </Stack>
        ) : (
          <Note size="body">
            {outside ? t('outsideEstimate', { date: formatDate(outside.issued) }) : t('noEstimate')}
          </Note>
        )}
      </Section>
      <Section title={t('cashToClose')}>
        <CashTable {...props} />
      </Section>
      <Section title={t('escrow')}>
        <Escrow {...props} />
      </Section>
    </Stack>
  );
}
