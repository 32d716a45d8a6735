import { formatPercent } from '../../domain/format/percent';
import type { RateOption } from '../../domain/pricing/pricing.schemas';
import { token } from '../theme/tokens';
import { Box, type ElementProps, Row, Text } from '../ui/layout/primitives';
import { AreaIncomeLink } from './AreaIncomeLink';
import { priceText, signedPrice } from './figures';
import { usePricingText } from './usePricingText';

const PriceLine = (props: ElementProps<'div'>) => (
  <Row align="stretch" justify="space-between" gap="s4" paddingBlock="s2" lineAbove {...props} />
);

const Reason = (props: ElementProps<'span'>) => (
  <Text display="block" color="text-3" size="small" lineHeight="16px" {...props} />
);

const Points = (props: ElementProps<'dd'>) => <Text as="dd" weight={500} whiteSpace="nowrap" {...props} />;

/** The price as a sum: base price, each adjustment with its reason, and the final price. */
export function AdjustmentList({ option }: { readonly option: RateOption }) {
  const { t, why } = usePricingText();
  const baseDays = t('lockOf', { count: option.BaseLockDays, smart_count: option.BaseLockDays });
  return (
    <Box as="dl" marginBlockStart="s4">
      <PriceLine>
        <Text as="dt" minInlineSize={0}>
          {t('basePrice')}
          <Reason>{t('rateAndLock', { rate: formatPercent(option.Rate), lock: baseDays })}</Reason>
        </Text>
        <Points>
          <bdi dir="ltr">{priceText(option.BasePrice)}</bdi>
        </Points>
      </PriceLine>
      {option.Adjustments.map((line) => {
        const reason = why(line);
        return (
          <PriceLine key={`${line.code} ${line.Description}`}>
            <Text as="dt" minInlineSize={0}>
              {t(`adjustment.${line.code}`, { _: line.Description })}
              {reason && <Reason>{reason}</Reason>}
              <AreaIncomeLink code={line.code} />
              {line.IsHidden && <Reason>{t('hiddenLine')}</Reason>}
            </Text>
            <Points>
              <bdi dir="ltr">{signedPrice(line.Price)}</bdi>
            </Points>
          </PriceLine>
        );
      })}
      <PriceLine style={{ borderBlockStartColor: token('text'), fontWeight: 600 }}>
        <Text as="dt" minInlineSize={0}>
          {t('finalPrice')}
        </Text>
        <Text as="dd" weight={600} whiteSpace="nowrap">
          <bdi dir="ltr">{priceText(option.Price)}</bdi>
        </Text>
      </PriceLine>
    </Box>
  );
}
