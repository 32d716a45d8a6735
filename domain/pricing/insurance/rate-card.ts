import type { Thousandths } from '../../numbers/fixed';
import type { PremiumKind } from './premium-kind';

/** Features of a loan that an insurer charges more or less for. */
export const rateAdjustments = [
  'cash-out',
  'second-home',
  'investment',
  'manufactured',
  'two-to-four-units',
  'adjustable-rate',
  'two-borrowers',
  'dti-above-45',
] as const;

export type RateAdjustment = (typeof rateAdjustments)[number];

/**
 * A line of an insurer's rate card, for terms, LTVs and scores from the first to the last, each included except the lower end of the
 * LTV. Monthly and split premiums have a yearly rate, single ones a share of the loan amount.
 */
export interface RateLine {
  readonly kind: PremiumKind;
  /** What the rate is added for; null for a premium itself. */
  readonly adjustment: RateAdjustment | null;
  readonly minTerm: number;
  readonly maxTerm: number;
  /** Share of the loan that the premium covers; null for an adjustment at any coverage. */
  readonly coverage: Thousandths | null;
  readonly ltvOver: Thousandths;
  readonly ltvUpTo: Thousandths;
  readonly minScore: number;
  readonly maxScore: number;
  /** The part of a split premium that is paid at closing; 0 for the others. */
  readonly upfront: Thousandths;
  readonly rate: Thousandths;
}

/** The rate card of an insurer from a day on (YYYY-MM-DD). */
export interface RateCard {
  /** Null for the estimates that the portal came with. */
  readonly company: string | null;
  readonly from: string;
  readonly lines: readonly RateLine[];
}

/** The latest card of each company, on a day if it is known; the estimates only while no company has one. */
export function cardsOn(cards: readonly RateCard[], day: string | undefined, estimates: RateCard): readonly RateCard[] {
  const latest = new Map<string | null, RateCard>();
  for (const card of cards) {
    const known = latest.get(card.company);
    if ((!day || card.from <= day) && (known === undefined || known.from < card.from)) latest.set(card.company, card);
  }
  return latest.size > 0 ? [...latest.values()] : [estimates];
}
