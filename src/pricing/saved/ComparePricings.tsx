import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import type { SavedPricing } from '../../../domain/scenarios/saved-pricing.schemas';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box } from '../../ui/layout/primitives';
import { Table } from '../../ui/Table';
import { CostText } from '../CostText';
import { priceText } from '../figures';
import type { ScenarioName } from '../scenario-values';
import { valuesOfStored } from '../scenarios/stored-values';
import { usePricingText } from '../usePricingText';

/** The facts that a comparison shows where they differ. */
const facts = [
  ...(['sLPurposeT', 'sProdSpT', 'sOccTPe', 'sPurchPrice', 'sApprVal', 'sLAmtCalc', 'sCreditScoreType2'] as const),
  ...(['sQualBottomR', 'sProdImpound', 'sSpZip', 'sProdDocT', 'compensation', 'aProdBCitizenT'] as const),
  ...(['sProdRLckdDays', 'sProdConvMIOptionT', 'sIsSelfEmployed', 'sHas1stTimeBuyer'] as const),
] as const satisfies readonly ScenarioName[];

type Shown = Pick<SavedPricing['best'][number], 'Name' | 'Rate' | 'Price' | 'Cost' | 'APR' | 'HousingPayment'>;

/** The chosen rate of a version, or its best one. */
export function shownRate({ chosen, best }: SavedPricing): Shown | undefined {
  const [option] = chosen?.RateOption ?? [];
  return chosen && option ? { Name: chosen.Name, ...option } : best[0];
}

interface Props {
  readonly pricings: readonly SavedPricing[];
  readonly onClose: () => void;
}

/** Two versions side by side: who, when, by which sheet, the facts that differ, and the rate. */
export function ComparePricings({ pricings, onClose }: Props) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { t, scenarioValue } = usePricingText();
  const id = useId();
  const values = pricings.map(({ inputs }) => valuesOfStored(inputs));
  const differing = facts.filter((name) => new Set(values.map((one) => scenarioValue(name, one))).size > 1);
  const row = (key: string, label: string, cell: (pricing: SavedPricing, place: number) => ReactNode) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      {pricings.map((one, place) => (
        <td data-numeric key={one.id}>
          <bdi>{cell(one, place)}</bdi>
        </td>
      ))}
    </tr>
  );
  const rate = (key: keyof Shown, label: string, text: (shown: Shown) => ReactNode) =>
    row(key, label, (one) => {
      const shown = shownRate(one);
      return shown ? text(shown) : translate('pricing.notEligible');
    });
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('scenarios.history.comparison')}</DialogTitle>
      <DialogContent>
        <Box overflow="auto" tabIndex={0} role="group" aria-labelledby={id}>
          <Table cells={{ padding: 's2 s3', minInlineSize: 120 }}>
            <thead>
              <tr>
                <td />
                {pricings.map(({ id: key, number }) => (
                  <th scope="col" data-numeric key={key}>
                    {translate('scenarios.history.version', { number })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {row('by', translate('scenarios.history.by'), ({ byName }) => byName)}
              {row('at', translate('scenarios.history.at'), ({ at }) => instant(at))}
              {row('sheet', translate('scenarios.history.sheet'), ({ sheets }) =>
                sheets.map(({ Number: number, EffectiveAt }) => number ?? instant(EffectiveAt)).join(', '),
              )}
              {differing.map((name) =>
                row(name, t(`field.${name}`), (_, place) => {
                  const one = values[place];
                  return one && scenarioValue(name, one);
                }),
              )}
              {rate('Name', t('program'), ({ Name }) => Name)}
              {rate('Rate', t('rate'), ({ Rate }) => formatPercent(Rate))}
              {rate('Price', t('price'), ({ Price }) => priceText(Price))}
              {rate('Cost', t('costOrCredit'), ({ Cost }) => (
                <CostText cost={Cost} />
              ))}
              {rate('HousingPayment', t('payment'), ({ HousingPayment }) => formatMoney(HousingPayment))}
              {rate('APR', t('apr'), ({ APR }) => formatPercent(APR))}
            </tbody>
          </Table>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('scenarios.history.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
