import { styled } from '@mui/material/styles';
import { formatPercent } from '../../domain/format/percent';
import type { RateOption } from '../../domain/pricing/pricing.schemas';
import { token } from '../theme/tokens';
import { priceText, signedPrice } from './figures';
import { usePricingText } from './usePricingText';

const List = styled('dl')({
  marginBlockStart: token('s4'),
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: token('s4'),
    paddingBlock: token('s2'),
    borderBlockStart: token('border'),
  },
  '& dt': { minInlineSize: 0 },
  '& dt span': { display: 'block', color: token('text-3'), fontSize: token('fs-small'), lineHeight: '16px' },
  '& dd': { fontWeight: 500, whiteSpace: 'nowrap' },
  '& > .sum': { borderBlockStartColor: token('text'), fontWeight: 600 },
  '& > .sum dd': { fontWeight: 600 },
});

/** The price as a sum: base price, each adjustment with its reason, and the final price. */
export function AdjustmentList({ option }: { readonly option: RateOption }) {
  const { t, why } = usePricingText();
  const baseDays = t('lockOf', { count: option.BaseLockDays, smart_count: option.BaseLockDays });
  return (
    <List>
      <div>
        <dt>
          {t('basePrice')}
          <span>{t('rateAndLock', { rate: formatPercent(option.Rate), lock: baseDays })}</span>
        </dt>
        <dd>
          <bdi dir="ltr">{priceText(option.BasePrice)}</bdi>
        </dd>
      </div>
      {option.Adjustments.map((line) => {
        const reason = why(line);
        return (
          <div key={`${line.code} ${line.Description}`}>
            <dt>
              {t(`adjustment.${line.code}`, { _: line.Description })}
              {reason && <span>{reason}</span>}
              {line.IsHidden && <span>{t('hiddenLine')}</span>}
            </dt>
            <dd>
              <bdi dir="ltr">{signedPrice(line.Price)}</bdi>
            </dd>
          </div>
        );
      })}
      <div className="sum">
        <dt>{t('finalPrice')}</dt>
        <dd>
          <bdi dir="ltr">{priceText(option.Price)}</bdi>
        </dd>
      </div>
    </List>
  );
}
