import { formatShortMoney } from '../format/money';
import { formatPercent } from '../format/percent';
import type { AdjustmentResult } from './pricing.schemas';

/** A message key of `pricing` with its values, so that the reason for an adjustment can be translated. */
export interface WhyPart {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A band from `low` to `high`. An empty end is open. */
function band(low: string, high: string): WhyPart | undefined {
  if (low && high) return { key: 'band.between', values: { low, high } };
  if (low) return { key: 'band.atLeast', values: { low } };
  return high ? { key: 'band.atMost', values: { high } } : undefined;
}

/** The lower end of a ratio band is exclusive: over 75 is displayed as `75.01`. */
function ltvBand(over: string, upTo: string): WhyPart | undefined {
  if (over && !upTo) return { key: 'band.above', values: { low: over } };
  return band(over && `${over}.01`, upTo);
}

function amountBand(over: string, upTo: string): WhyPart | undefined {
  if (over && !upTo) return { key: 'band.above', values: { low: formatShortMoney(over) } };
  return band(over && formatShortMoney(over), upTo && formatShortMoney(upTo));
}

/** Parses the English bands of adjustments that carry no values: `720 to 759`, `760 or more`. */
function plainBand(detail: string): WhyPart | undefined {
  const [, low = '', high = ''] = /^([\d.,$]+) to ([\d.,$]+)$/.exec(detail) ?? [];
  if (low) return band(low, high);
  const [, end = '', way] = /^([\d.,$]+) or (more|less)$/.exec(detail) ?? [];
  return way === 'more' ? band(end, '') : way === 'less' ? band('', end) : undefined;
}

/** Message key for a fixed English detail: `Escrow waived` becomes `why.escrow-waived`. */
export const whyKey = (detail: string): string =>
  `why.${detail
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/**
 * Why an adjustment applies: the loan's own values, the bands they fall into, and fixed text. Fixed text falls back to the
 * server's English `Detail`.
 */
export function adjustmentWhy({ Params, Detail }: Pick<AdjustmentResult, 'Params' | 'Detail'>): WhyPart[] {
  const value = (name: string): string => Params[name] ?? '';
  if (value('days'))
    return [{ key: 'days', values: { count: Number(value('days')), smart_count: Number(value('days')) } }];
  if (value('percent')) return [{ key: 'plain', values: { text: formatPercent(value('percent')) } }];
  if (value('company')) return [{ key: 'why.singlePremiumOf', values: { company: value('company') } }];
  if (value('maximum')) return [{ key: 'why.maximum', values: { price: value('maximum') } }];
  if (value('noScore') && !value('ltv')) {
    const scores = plainBand(Detail.replace(/^[^,]*, /, ''));
    return [{ key: 'why.noScore' }, scores].filter((part) => part !== undefined);
  }
  if (value('score') || value('noScore')) {
    const ltv = formatPercent(value('ltv'));
    const own: WhyPart = value('score')
      ? { key: 'why.scoreAndLtv', values: { score: value('score'), ltv } }
      : { key: 'why.noScoreAndLtv', values: { ltv } };
    const scores = band(value('scoreFrom'), value('scoreTo'));
    const ltvs = ltvBand(value('ltvOver'), value('ltvUpTo'));
    return [own, scores, ltvs].filter((part) => part !== undefined);
  }
  const amounts = amountBand(value('amountOver'), value('amountUpTo'));
  if (amounts) return [amounts];
  const ltvs = ltvBand(value('ltvOver'), value('ltvUpTo'));
  if (ltvs) {
    const fixed = /^(.+), LTV /.exec(Detail)?.[1];
    return [...(fixed ? [{ key: whyKey(fixed), values: { _: fixed } }] : []), { key: 'why.ltv' }, ltvs];
  }
  if (Detail === '') return [];
  return [plainBand(Detail) ?? { key: whyKey(Detail), values: { _: Detail } }];
}
