import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import type { SavedPricing } from '../../../domain/scenarios/saved-pricing.schemas';
import { useFormats } from '../../providers/i18n/useFormats';
import { CostText } from '../CostText';
import { priceText } from '../figures';
import { SideBySideDialog, type SideBySideRow } from '../SideBySideDialog';
import { valuesOfStored } from '../scenarios/stored-values';
import { useDifferingFacts } from '../useDifferingFacts';
import { usePricingText } from '../usePricingText';

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

/** Versions side by side: who, when, by which sheet, the facts that differ, and the rate. */
export function ComparePricings({ pricings, onClose }: Props) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { t } = usePricingText();
  const differing = useDifferingFacts();
  const row = (key: string, label: string, text: (pricing: SavedPricing) => ReactNode): SideBySideRow => ({
    ...{ key, label },
    cell: (place) => {
      const one = pricings[place];
      return one && text(one);
    },
  });
  const rate = (key: keyof Shown, label: string, text: (shown: Shown) => ReactNode) =>
    row(key, label, (one) => {
      const shown = shownRate(one);
      return shown ? text(shown) : translate('pricing.notEligible');
    });
  return (
    <SideBySideDialog
      title={translate('scenarios.history.comparison')}
      closeLabel={translate('scenarios.history.back')}
      onClose={onClose}
      columns={pricings.map(({ id, number }) => ({
        key: id,
        head: translate('scenarios.history.version', { number }),
      }))}
      rows={[
        row('by', translate('scenarios.history.by'), ({ byName }) => byName),
        row('at', translate('scenarios.history.at'), ({ at }) => instant(at)),
        row('sheet', translate('scenarios.history.sheet'), ({ sheets }) =>
          sheets.map(({ Number: number, EffectiveAt }) => number ?? instant(EffectiveAt)).join(', '),
        ),
        ...differing(pricings.map(({ inputs }) => valuesOfStored(inputs))),
        rate('Name', t('program'), ({ Name }) => Name),
        rate('Rate', t('rate'), ({ Rate }) => formatPercent(Rate)),
        rate('Price', t('price'), ({ Price }) => priceText(Price)),
        rate('Cost', t('costOrCredit'), ({ Cost }) => <CostText cost={Cost} />),
        rate('HousingPayment', t('payment'), ({ HousingPayment }) => formatMoney(HousingPayment)),
        rate('APR', t('apr'), ({ APR }) => formatPercent(APR)),
      ]}
    />
  );
}
