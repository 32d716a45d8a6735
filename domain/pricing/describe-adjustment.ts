import { formatShortMoney } from '../format/money';
import { formatThousandthsAsPercent } from '../format/percent';
import type { Thousandths } from '../numbers/fixed';
import { formatCents, formatThousandths } from '../numbers/fixed';
import type { AdjustmentEntry, AmountEntry, FlatEntry, GridEntry } from './adjustment-table';
import type { AppliedEntry } from './adjustments';
import type { PricingScenario } from './scenario';
import { priceEffectOfCost } from './sign';

/** One line of an explanation. */
export interface PriceAdjustment {
  /** Stable code; the web app's message is `pricing.adjustment.<code>`. */
  readonly code: string;
  readonly title: string;
  /** English why. */
  readonly detail: string;
  /** The same as values, for translation: decimal strings, integers and codes; empty for an open end of a band. */
  readonly params: Readonly<Record<string, string>>;
  /** Its effect on the price: negative costs the borrower. */
  readonly price: Thousandths;
  /** For lender users only. */
  readonly hidden: boolean;
}

interface Why {
  readonly detail: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Writes an applied entry as a line of an explanation. */
export function describeAdjustment(applied: AppliedEntry, scenario: PricingScenario): PriceAdjustment {
  const { entry, cost } = applied;
  const why = 'kind' in entry ? explainEntry(entry, applied, scenario) : { detail: entry.detail, params: {} };
  return {
    code: entry.code,
    title: entry.title,
    ...why,
    price: priceEffectOfCost(cost),
    hidden: 'kind' in entry && entry.hidden === true,
  };
}

function explainEntry(entry: AdjustmentEntry, applied: AppliedEntry, scenario: PricingScenario): Why {
  const { row, column } = applied;
  switch (entry.kind) {
    case 'grid':
      return gridWhy(entry, applied, scenario);
    case 'ltv': {
      const band = ltvBand(entry.ltvTops, column);
      const detail = entry.detail ? `${entry.detail}, LTV ${band.text}` : `LTV ${band.text}`;
      return { detail, params: { ltvOver: band.over, ltvUpTo: band.upTo } };
    }
    case 'amount':
      return amountWhy(entry, row);
    case 'flat':
      return flatWhy(entry, scenario);
  }
}

/** What a line says in the place of a score that is not known. */
const NO_SCORE = 'No credit score';

/** A range of scores is the lowest one if there is no score. */
function flatWhy({ detail = '', when }: FlatEntry, { score }: PricingScenario): Why {
  const isAssumed = when?.score !== undefined && score === undefined;
  return isAssumed ? { detail: `${NO_SCORE}, ${detail}`, params: { noScore: 'true' } } : { detail, params: {} };
}

function gridWhy(entry: GridEntry, { row, column, grossLtv }: AppliedEntry, { score, ratios }: PricingScenario): Why {
  const from = entry.scoreFloors[row] ?? 0;
  const above = entry.scoreFloors[row - 1];
  const scores =
    above === undefined ? `${from} or more` : from === 0 ? `${above - 1} or less` : `${from} to ${above - 1}`;
  const band = ltvBand(entry.ltvTops, column);
  const ltv = grossLtv ?? ratios?.ltv ?? 0;
  return {
    detail: `${score ?? NO_SCORE} and ${formatThousandthsAsPercent(ltv)}: ${scores}, ${band.text}`,
    params: {
      ...(score === undefined ? { noScore: 'true' } : { score: String(score) }),
      ltv: formatThousandths(ltv),
      scoreFrom: from === 0 ? '' : String(from),
      scoreTo: above === undefined ? '' : String(above - 1),
      ltvOver: band.over,
      ltvUpTo: band.upTo,
    },
  };
}

/** A top beyond any real LTV leaves the last column open. */
const OPEN_TOP = 200;

function ltvBand(tops: readonly number[], column: number): { text: string; over: string; upTo: string } {
  const top = tops[column] ?? 0;
  const under = tops[column - 1];
  if (under === undefined) return { text: `${top} or less`, over: '', upTo: String(top) };
  if (top > OPEN_TOP) return { text: `above ${under}`, over: String(under), upTo: '' };
  return { text: `${under}.01 to ${top}`, over: String(under), upTo: String(top) };
}

function amountWhy(entry: AmountEntry, row: number): Why {
  const over = entry.bands[row - 1]?.upTo;
  const upTo = entry.bands[row]?.upTo;
  const low = over === undefined ? '' : formatShortMoney(formatCents(over));
  const high = upTo === undefined ? '' : formatShortMoney(formatCents(upTo));
  return {
    detail: low === '' ? `${high} or less` : high === '' ? `above ${low}` : `${low} to ${high}`,
    params: {
      amountOver: over === undefined ? '' : formatCents(over),
      amountUpTo: upTo === undefined ? '' : formatCents(upTo),
    },
  };
}
