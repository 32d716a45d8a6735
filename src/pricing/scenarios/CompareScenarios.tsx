import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import { bestExecution } from '../../../domain/scenarios/best-execution';
import type { SavedScenario } from '../../../domain/scenarios/scenario.schemas';
import { queryKeys } from '../../providers/data/query-keys';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { Box } from '../../ui/layout/primitives';
import { Table } from '../../ui/Table';
import { CostText } from '../CostText';
import { priceText } from '../figures';
import { pricingCalls } from '../pricing-calls';
import { scenarioRatios } from '../scenario-ratios';
import type { ScenarioName } from '../scenario-values';
import { usePricingText } from '../usePricingText';
import { noLoan } from './no-loan';
import { valuesOfStored } from './stored-values';

/** The facts that a comparison shows, where they differ. */
const facts = [
  ...(['sLPurposeT', 'sProdSpT', 'sOccTPe', 'sPurchPrice', 'sApprVal', 'sLAmtCalc', 'sCreditScoreType2'] as const),
  ...(['sQualBottomR', 'sProdImpound', 'sSpZip', 'sProdDocT', 'compensation', 'aProdBCitizenT'] as const),
  ...(['sHas1stTimeBuyer', 'sIsSelfEmployed', 'sProdRLckdDays', 'sProdConvMIOptionT', 'sLTotI'] as const),
] as const satisfies readonly ScenarioName[];

interface Props {
  readonly scenarios: readonly SavedScenario[];
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Saved scenarios side by side: what differs, and the lowest rate of each at par or better. */
export function CompareScenarios({ scenarios, onOpen, onClose }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { t, scenarioValue } = usePricingText();
  const id = useId();
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
  const shown = facts.filter(
    (name) => name === 'sLAmtCalc' || new Set(values.map((one) => scenarioValue(name, one))).size > 1,
  );
  const row = (key: string, label: ReactNode, cell: (place: number) => ReactNode) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      {scenarios.map((one, place) => (
        <td data-numeric key={one.id}>
          <bdi>{cell(place)}</bdi>
        </td>
      ))}
    </tr>
  );
  const priced = (cell: (found: NonNullable<(typeof best)[number]>) => ReactNode) => (place: number) => {
    const found = best[place];
    if (found) return cell(found);
    const error = prices[place]?.error;
    if (error) return errorText(error);
    return prices[place]?.data ? translate('pricing.notEligible') : t('pricing');
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('scenarios.comparison')}</DialogTitle>
      <DialogContent>
        <Box overflow="auto" tabIndex={0} role="group" aria-labelledby={id}>
          <Table cells={{ padding: 's2 s3', minInlineSize: 120 }}>
            <thead>
              <tr>
                <td />
                {scenarios.map((one) => (
                  <th scope="col" data-numeric key={one.id}>
                    <Button variant="text" size="small" onClick={() => onOpen(one.id)}>
                      <bdi>{one.name}</bdi>
                    </Button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((name) =>
                row(name, t(`field.${name}`), (place) => {
                  const one = values[place];
                  return one && scenarioValue(name, one);
                }),
              )}
              {row('ltv', t('field.ltv'), (place) => {
                const one = values[place];
                return one && formatPercent(scenarioRatios(one, noLoan).ltv);
              })}
              {row(
                'program',
                translate('scenarios.bestProgram'),
                priced(({ program }) => program.Name),
              )}
              {row(
                'rate',
                t('rate'),
                priced(({ option }) => formatPercent(option.Rate)),
              )}
              {row(
                'price',
                t('price'),
                priced(({ option }) => priceText(option.Price)),
              )}
              {row(
                'cost',
                t('costOrCredit'),
                priced(({ option }) => <CostText cost={option.Cost} />),
              )}
              {row(
                'payment',
                t('payment'),
                priced(({ option }) => formatMoney(option.HousingPayment)),
              )}
              {row(
                'apr',
                t('apr'),
                priced(({ option }) => formatPercent(option.APR)),
              )}
            </tbody>
          </Table>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('scenarios.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
