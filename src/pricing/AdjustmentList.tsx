import { formatPercent } from '../../domain/format/percent';
import type { RateOption } from '../../domain/pricing/pricing.schemas';
import { Box } from '../ui/layout/primitives';
import { AreaIncomeLink } from './AreaIncomeLink';
import { priceText, signedPrice } from './figures';
import { SumLine } from './SumLine';
import { usePricingText } from './usePricingText';

/** The price as a sum: base price, each adjustment with its reason, and the final price. */
export function AdjustmentList({ option }: { readonly option: RateOption }) {
  const { t, why } = usePricingText();
  const baseDays = t('lockOf', { count: option.BaseLockDays, smart_count: option.BaseLockDays });
  return (
    <Box as="dl" marginBlockStart="s4">
      <SumLine
        label={t('basePrice')}
        notes={[t('rateAndLock', { rate: formatPercent(option.Rate), lock: baseDays })]}
        value={priceText(option.BasePrice)}
      />
      {option.Adjustments.map((line) => (
        <SumLine
          key={`${line.code} ${line.Description}`}
          label={t(`adjustment.${line.code}`, { _: line.Description })}
          notes={[why(line), line.IsHidden ? t('hiddenLine') : ''].filter(Boolean)}
          value={signedPrice(line.Price)}
        >
          <AreaIncomeLink code={line.code} />
        </SumLine>
      ))}
      <SumLine total label={t('finalPrice')} value={priceText(option.Price)} />
    </Box>
  );
}
