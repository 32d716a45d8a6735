import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { RateOption } from '../../domain/pricing/pricing.schemas';
import { Box, Note } from '../ui/layout/primitives';
import type { LayoutProps } from '../ui/layout/style-props';
import { CostText } from './CostText';
import { priceText } from './figures';
import { priceInLock } from './rate-grid';
import type { useGridKeys } from './useGridKeys';
import { usePricingText } from './usePricingText';

/** The column of the chosen lock period runs through the whole grid. */
export const lockLook = (chosen: boolean): LayoutProps =>
  chosen ? { background: 'surface', lineStart: true, lineEnd: true } : { color: 'text-2' };

/** Columns that a phone has no room for. */
export const notOnPhone: LayoutProps = { belowSm: { display: 'none' } };

interface Props {
  readonly option: RateOption;
  /** Its place in the grid. */
  readonly row: number;
  /** This rate is selected: its row is highlighted. */
  readonly selected: boolean;
  readonly lockDays: number;
  readonly periods: readonly number[];
  /** Taxes or insurance are not known, so the payment and the debt ratio are estimates. */
  readonly isEstimate: boolean;
  readonly cellKeys: ReturnType<typeof useGridKeys>['cell'];
  readonly onPick: (option: RateOption, lockDays: number) => void;
}

/** A rate with its price in each lock period, and with its payment, APR and cost. */
export function RateRow({ option, row, selected, lockDays, periods, isEstimate, cellKeys, onPick }: Props) {
  const { t } = usePricingText();
  const highlight: LayoutProps = selected ? { background: 'selected', color: 'text' } : {};
  return (
    <Box as="tr" aria-selected={selected} onTouch={{ blockSize: 44 }}>
      <Box as="th" scope="row" paddingInlineEnd="s4" {...highlight}>
        <bdi dir="ltr">{formatPercent(option.Rate)}</bdi>
      </Box>
      {periods.map((days, column) => {
        const offered = priceInLock(option, days);
        const chosen = days === lockDays;
        const picked = selected && chosen;
        return (
          <Box as="td" key={days} {...lockLook(chosen)} {...highlight}>
            {offered ? (
              <Box
                as="button"
                margin="0 -6"
                padding="1 6"
                border="none"
                radius="s"
                background={picked ? 'accent' : 'none'}
                color={picked ? 'on-accent' : 'inherit'}
                numeric
                cursor="pointer"
                weight={picked ? 600 : undefined}
                onHover={{ background: 'accent-tint', color: 'accent-text' }}
                whenFocused={{ outlineOffset: 0 }}
                onTouch={{ minBlockSize: 44, minInlineSize: 56 }}
                type="button"
                {...cellKeys({ row, column })}
                aria-label={t('pick', {
                  rate: formatPercent(option.Rate),
                  price: priceText(offered.Price),
                  days: t('days', { count: days, smart_count: days }),
                })}
                onClick={() => onPick(option, days)}
              >
                <bdi dir="ltr">{priceText(offered.Price)}</bdi>
              </Box>
            ) : (
              <span {...cellKeys({ row, column })}>–</span>
            )}
          </Box>
        );
      })}
      <Box as="td" {...notOnPhone} {...highlight}>
        <bdi dir="ltr">
          {formatMoney(option.HousingPayment)}
          {isEstimate && '*'}
        </bdi>
        {option.DTI && (
          <Note as="small" display="block" lineHeight="14px">
            {t(isEstimate ? 'dtiMarked' : 'dtiShort', { dti: formatPercent(option.DTI) })}
          </Note>
        )}
      </Box>
      <Box as="td" color="text-2" {...notOnPhone} {...highlight}>
        <bdi dir="ltr">{formatPercent(option.APR)}</bdi>
      </Box>
      <Box as="td" paddingInlineEnd="s4" {...notOnPhone} {...highlight}>
        <CostText cost={option.Cost} />
        {option.CashToClose && (
          <Note as="small" display="block" lineHeight="14px">
            {t('cashOf', { cash: formatMoney(option.CashToClose) })}
          </Note>
        )}
      </Box>
    </Box>
  );
}
