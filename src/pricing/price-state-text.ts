import type { PriceReview } from '../../domain/application/repricing/price-check.schemas';
import { formatPercent } from '../../domain/format/percent';

/** What the price check found, as a text of `pricing.strip`. */
const keys = {
  none: 'none',
  current: 'current',
  changed: 'changed',
  moved: 'moved',
  'not-eligible': 'notEligible',
  'not-offered': 'notOffered',
} as const satisfies Record<PriceReview['state'], string>;

/** The sentence that says whether the price of a loan is up to date. */
export function priceStateText(
  t: (key: string, values: Readonly<Record<string, unknown>>) => string,
  { state, program, rate, isNewSheet }: PriceReview,
): string {
  const text = t(`strip.${keys[state]}`, { program: program ?? '', rate: formatPercent(rate) });
  return state === 'moved' && isNewSheet ? `${text} ${t('strip.newSheet', {})}` : text;
}
