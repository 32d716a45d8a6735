import { Button } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import { bestExecution } from '../../../domain/scenarios/best-execution';
import type { SavedScenario } from '../../../domain/scenarios/scenario.schemas';
import { queryKeys } from '../../providers/data/query-keys';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { CostText } from '../CostText';
import { priceText } from '../figures';
import { pricingCalls } from '../pricing-calls';
import { SideBySideDialog, type SideBySideRow } from '../SideBySideDialog';
import { scenarioRatios } from '../scenario-ratios';
import { useDifferingFacts } from '../useDifferingFacts';
import { usePricingText } from '../usePricingText';
import { noLoan } from './no-loan';
import { valuesOfStored } from './stored-values';

interface Props {
  readonly scenarios: readonly SavedScenario[];
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Saved scenarios side by side: what differs, and the lowest rate of each at par or better. */
export function CompareScenarios({ scenarios, onOpen, onClose }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { t } = usePricingText();
  const differing = useDifferingFacts(['sLAmtCalc']);
  const prices = useQueries({
    queries: scenarios.map((one) => ({
      queryKey: [...queryKeys.pricing('scenarios'), 'compared', one.id, one.version],
      queryFn: ({ signal }: { signal: AbortSignal }) => pricingCalls.quickPricer(one.fields, { rates: 'best' }, signal),
      retry: false,
    })),
  });
  const values = scenarios.map(({ fields }) => valuesOfStored(fields));
  const best = prices.map(
    ({ data }) => data && bestExecution(data.PricingResults.Program, { kind: 'price', value: '0.000' })[0],
  );
  const priced = (
    key: string,
    label: string,
    text: (found: NonNullable<(typeof best)[number]>) => ReactNode,
  ): SideBySideRow => ({
    ...{ key, label },
    cell: (place) => {
      const found = best[place];
      if (found) return text(found);
      const error = prices[place]?.error;
      if (error) return errorText(error);
      return prices[place]?.data ? translate('pricing.notEligible') : t('pricing');
    },
  });
  const ltv: SideBySideRow = {
    ...{ key: 'ltv', label: t('field.ltv') },
    cell: (place) => {
      const one = values[place];
      return one && formatPercent(scenarioRatios(one, noLoan).ltv);
    },
  };
  return (
    <SideBySideDialog
      title={translate('scenarios.comparison')}
      closeLabel={translate('scenarios.back')}
      onClose={onClose}
      columns={scenarios.map(({ id, name }) => ({
        key: id,
        head: (
          <Button variant="text" size="small" onClick={() => onOpen(id)}>
            <bdi>{name}</bdi>
          </Button>
        ),
      }))}
      rows={[
        ...differing(values),
        ltv,
        priced('program', translate('scenarios.bestProgram'), ({ program }) => program.Name),
        priced('rate', t('rate'), ({ option }) => formatPercent(option.Rate)),
        priced('price', t('price'), ({ option }) => priceText(option.Price)),
        priced('cost', t('costOrCredit'), ({ option }) => <CostText cost={option.Cost} />),
        priced('payment', t('payment'), ({ option }) => formatMoney(option.HousingPayment)),
        priced('apr', t('apr'), ({ option }) => formatPercent(option.APR)),
      ]}
    />
  );
}
