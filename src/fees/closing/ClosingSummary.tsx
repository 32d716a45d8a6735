import { Button } from '@mui/material';
import { useState } from 'react';
import { alternativeCash, standardCash } from '../../../domain/fees/cash-to-close';
import { contributionsOf } from '../../../domain/fees/party-contributions';
import { cashFacts, type SummaryLine, transactionSummary } from '../../../domain/fees/transaction';
import { type Cents, formatThousandths } from '../../../domain/numbers/fixed';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { FactList } from '../../ui/FactList';
import { Box, Note, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import type { FeeSheet } from '../fee-lines';
import { amountText, moneyText, useFeesText } from '../useFeesText';
import { CreditsDialog } from './CreditsDialog';
import { useClosingText } from './useClosingText';

interface Props {
  readonly loan: LoanRecord;
  readonly sheet: FeeSheet;
  readonly payoffs: Cents;
}

const Amount = ({ cents }: { readonly cents: Cents }) => (
  <Text numeric whiteSpace="nowrap">
    <bdi dir="ltr">{amountText(cents)}</bdi>
  </Text>
);

/** The summaries of transactions: K and L of the borrower, M and N of the seller. */
export function TransactionSummary({ loan, sheet: { worksheet }, payoffs }: Props) {
  const t = useClosingText();
  const summary = transactionSummary(loan, worksheet.totals, payoffs);
  const sum = (lines: readonly SummaryLine[]): Cents => lines.reduce((total, { amount }) => total + amount, 0);
  const part = (key: 'K' | 'L' | 'M' | 'N') => ({
    key,
    facts: summary[key].map(({ code, description, amount }, place) => ({
      key: `${code}-${place}`,
      label: description ?? t(`summaryLines.${code}`),
      value: <Amount cents={amount} />,
    })),
    total: { label: t('total'), value: <Amount cents={sum(summary[key])} /> },
  });
  const columns = [
    { key: 'borrower', parts: [part('K'), part('L')], cash: summary.borrowerCash },
    ...(summary.M.length > 0 ? [{ key: 'seller', parts: [part('M'), part('N')], cash: -summary.sellerCash }] : []),
  ];
  return (
    <Section title={t('summary')}>
      <Box display="grid" gap="s6" minColumn={280}>
        {columns.map(({ key, parts, cash }) => (
          <Stack key={key} gap="s4" alignContent="start">
            {parts.map((each) => (
              <Stack key={each.key} gap="s1">
                <Text as="h3" size="body" weight={600}>
                  {t(`parts.${each.key}`)}
                </Text>
                <FactList wraps groups={each.facts.length > 0 ? [each.facts, [each.total]] : [[each.total]]} />
              </Stack>
            ))}
            <FactList
              wraps
              groups={[
                [
                  {
                    label: t(`cashOf.${key}${cash < 0 ? 'Gets' : 'Pays'}`),
                    value: <b>{moneyText(Math.abs(cash))}</b>,
                  },
                ],
              ]}
            />
          </Stack>
        ))}
      </Box>
    </Section>
  );
}

/** The cash to close in both forms of the disclosures, and which of them the loan uses. */
export function CashForms({
  loan,
  sheet: { worksheet, cash },
  payoffs,
  editable,
}: Props & { readonly editable: boolean }) {
  const t = useClosingText();
  const [editing, setEditing] = useState(false);
  const { t: fees } = useFeesText();
  const facts = cashFacts(loan, worksheet.totals, payoffs);
  const forms = [standardCash(facts), alternativeCash(facts)];
  return (
    <Section
      title={t('cashForms')}
      aside={
        editable && (
          <Button variant="text" size="small" onClick={() => setEditing(true)}>
            {t('editCredits')}
          </Button>
        )
      }
    >
      <Box display="grid" gap="s6" minColumn={280}>
        {forms.map((form) => (
          <Stack key={form.form} gap="s1" alignContent="start">
            <Text as="h3" size="body" weight={600}>
              {t(`forms.${form.form}`)} {form.form === cash.form && <Note>{t('used')}</Note>}
            </Text>
            <FactList
              wraps
              groups={[
                Object.entries<Cents>(form.lines).map(([line, cents]) => ({
                  label: fees(`cashLines.${line}`),
                  value: <Amount cents={cents} />,
                })),
                [
                  {
                    label: fees(form.cash < 0 ? 'cashToBorrower' : 'cashToClose'),
                    value: <b>{moneyText(Math.abs(form.cash))}</b>,
                  },
                ],
              ]}
            />
          </Stack>
        ))}
      </Box>
      {editing && <CreditsDialog loan={loan} onClose={() => setEditing(false)} />}
    </Section>
  );
}

/** What sellers and others may contribute, and what exceeds it. */
export function Contributions({ loan }: { readonly loan: LoanRecord }) {
  const t = useClosingText();
  const found = contributionsOf(loan);
  if (!found) return null;
  const { percent, limit, contributed, excess } = found;
  return (
    <Section title={t('contributions')}>
      <Stack gap="s2">
        <FactList
          wraps
          groups={[
            [
              { label: t('limitOf', { percent: formatThousandths(percent) }), value: <Amount cents={limit} /> },
              { label: t('contributed'), value: <Amount cents={contributed} /> },
            ],
          ]}
        />
        <Text size="body" color={excess > 0 ? 'bad-text' : 'ok-text'}>
          {excess > 0 ? t('excess', { amount: moneyText(excess) }) : t('withinLimit')}
        </Text>
      </Stack>
    </Section>
  );
}
