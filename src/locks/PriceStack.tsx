import { formatDate } from '../../domain/format/date';
import { formatPercent } from '../../domain/format/percent';
import type { LockLine, LockPrice } from '../../domain/locks/lock-price.schemas';
import { priceText, SumLine, signedPrice, usePricingText } from '../pricing/public';
import { Box } from '../ui/layout/primitives';
import { useLockText } from './useLockText';

export interface ExtraLine {
  readonly label: string;
  readonly note: string;
  readonly change: string;
}

interface Props {
  readonly price: LockPrice;
  /** What a request adds, and the price with it. */
  readonly extra?: { readonly lines: readonly ExtraLine[]; readonly price: string };
}

const keyOf = (line: LockLine): string => `${line.code} ${line.on ?? ''} ${line.Params.number ?? line.Description}`;

/** Names and reasons of the lines of a price, as everywhere that a price is explained. */
export function useLineText() {
  const { t, why } = usePricingText();
  const own = useLockText();
  const reason = (line: LockLine): string => {
    const { days } = line.Params;
    if (line.group !== 'lock') return why(line);
    const on = line.on === null ? '' : formatDate(line.on);
    if (line.code === 'lock-extension' && days) return own.t('line.extension', { days: own.days(Number(days)), on });
    return line.code === 'lock-relock' ? own.t('line.reasonOn', { reason: own.t('relock.lower'), on }) : on;
  };
  return {
    name: (line: LockLine): string =>
      line.code === 'lock-extension' && line.Params.number
        ? own.t('line.extensionNumber', { number: line.Params.number })
        : t(`adjustment.${line.code}`, { _: line.Description }),
    reason,
  };
}

/** A locked or requested price as a sum, line by line. */
export function PriceStack({ price, extra }: Props) {
  const { t } = useLockText();
  const { days } = useLockText();
  const { name, reason } = useLineText();
  const sheet = formatDate(price.sheetEffectiveAt);
  return (
    <Box as="dl">
      <SumLine
        label={t('basePrice')}
        notes={[t('baseOf', { rate: formatPercent(price.Rate), days: days(price.BaseLockDays), date: sheet })]}
        value={priceText(price.BasePrice)}
      />
      {price.lines.map((line) => (
        <SumLine
          key={keyOf(line)}
          label={name(line)}
          notes={[reason(line), line.group === 'hidden' ? t('hiddenLine') : ''].filter(Boolean)}
          value={signedPrice(line.Price)}
        />
      ))}
      <SumLine total label={t(extra ? 'currentPrice' : 'finalPrice')} value={priceText(price.Price)} />
      {extra?.lines.map((line) => (
        <SumLine
          key={line.label}
          label={line.label}
          notes={[line.note].filter(Boolean)}
          value={signedPrice(line.change)}
        />
      ))}
      {extra && <SumLine total label={t('newPrice')} value={priceText(extra.price)} />}
    </Box>
  );
}
