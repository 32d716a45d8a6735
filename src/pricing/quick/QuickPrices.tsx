import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import type { QuickPrice, QuickProgram } from '../../../domain/pricing/quick-price.schemas';
import { DataTable } from '../../ui/DataTable';
import type { DataColumn } from '../../ui/data-column';
import { EmptyState } from '../../ui/EmptyState';
import { Box, Note, Stack } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { CostText } from '../CostText';
import { isolated, priceText } from '../figures';
import { usePricingText } from '../usePricingText';

const figure = (text: string) => <bdi dir="ltr">{text}</bdi>;

function useColumns(): readonly DataColumn<QuickProgram>[] {
  const translate = useTranslate();
  const { t } = usePricingText();
  const best = ({ RateOption }: QuickProgram) => RateOption[0];
  return [
    {
      key: 'program',
      label: t('program'),
      width: 260,
      cell: ({ Name, MonthlyInsurance, IsInsuranceEstimate, NotChecked }) => (
        <Box paddingBlock={MonthlyInsurance || NotChecked ? 's1' : undefined}>
          <bdi>{Name}</bdi>
          {MonthlyInsurance && (
            <Note as="small" display="block" weight={400}>
              {translate(
                IsInsuranceEstimate ? 'quickPricing.estimatedInsurance' : 'quickPricing.insurance',
                isolated({ amount: formatMoney(MonthlyInsurance) }),
              )}
            </Note>
          )}
          {NotChecked?.map((income) => (
            <Note as="small" display="block" weight={400} key={income}>
              {t(`notChecked.${income}`)}
            </Note>
          ))}
        </Box>
      ),
    },
    {
      key: 'rate',
      label: t('rate'),
      numeric: true,
      width: 84,
      cell: (row) => figure(formatPercent(best(row)?.Rate)),
    },
    {
      key: 'point',
      label: translate('quickPricing.points'),
      numeric: true,
      width: 84,
      cell: (row) => figure(priceText(best(row)?.Point)),
    },
    {
      key: 'payment',
      label: t('payment'),
      numeric: true,
      width: 112,
      cell: (row) => figure(formatMoney(best(row)?.HousingPayment)),
    },
    { key: 'apr', label: t('apr'), numeric: true, width: 84, cell: (row) => figure(formatPercent(best(row)?.APR)) },
    {
      key: 'cost',
      label: t('costOrCredit'),
      numeric: true,
      width: 148,
      cell: (row) => <CostText cost={best(row)?.Cost ?? '0'} />,
    },
  ];
}

/** A program's values on a phone, three per row. */
function figuresOf(columns: readonly DataColumn<QuickProgram>[]) {
  return (row: QuickProgram) => (
    <Stack as="dl" columns="repeat(3, minmax(0, 1fr))" gap="s2 s3" marginBlockStart="s2">
      {columns.slice(1).map(({ key, label, cell }, index) => (
        <Box gridColumn={index < 4 ? undefined : '2 / -1'} key={key}>
          <Note as="dt">{label}</Note>
          <dd>{cell(row)}</dd>
        </Box>
      ))}
    </Stack>
  );
}

interface Props {
  readonly prices: QuickPrice | undefined;
  readonly busy: boolean;
  /** The scenario has changed since it was priced. */
  readonly isOld: boolean;
}

/** Eligible programs at their best rates, with a disclaimer about these rates. */
export function QuickPrices({ prices, busy, isOld }: Props) {
  const translate = useTranslate();
  const { t } = usePricingText();
  const columns = useColumns();
  const programs = prices?.PricingResults.Program;
  const count = programs?.length ?? 0;
  const place = prices ? `${prices.county.name}, ${prices.county.state}` : '';
  return (
    <Section
      flush
      title={translate('quickPricing.rates')}
      aside={
        programs && (
          <span role="status">
            {translate(isOld ? 'quickPricing.before' : 'quickPricing.found', { count, smart_count: count, place })}
          </span>
        )
      }
    >
      <DataTable
        label={t('eligiblePrograms')}
        columns={columns}
        rows={programs}
        rowKey={({ Name }) => Name}
        busy={busy}
        card={figuresOf(columns)}
        waitingRows={6}
        empty={
          <EmptyState title={translate('quickPricing.noneTitle')}>{translate('quickPricing.noneText')}</EmptyState>
        }
      />
      <Stack gap="s1" padding="s3 s4" lineAbove color="text-2">
        <p>{translate('quickPricing.payments')}</p>
        <p>{translate('quickPricing.noCommitment')}</p>
        <p>{translate('quickPricing.basis')}</p>
      </Stack>
    </Section>
  );
}
