import type { Thousandths } from '../../numbers/fixed';
import type { Scorecard } from '../systems';
import { ALWAYS, type DatedRule } from './dated-rule';

/** What decides besides the ratios of the value. */
export interface UnderwritingRule extends DatedRule {
  /** A higher total debt ratio is referred. */
  readonly mostDti: Thousandths;
  /** A higher total debt ratio is worth a message. */
  readonly notedDti: Thousandths;
  /** The least score that is eligible; null if there is none. */
  readonly leastScore: number | null;
  /** Points that a loan needs for an approval (`points.ts`). */
  readonly neededPoints: number;
  /** The most financed properties of a second home or an investment. */
  readonly mostProperties: number;
  /** From this number of financed properties on, this score is needed. */
  readonly manyProperties: { readonly from: number; readonly score: number };
}

const conventional = {
  from: ALWAYS,
  mostDti: 50_000,
  notedDti: 45_000,
  mostProperties: 10,
  manyProperties: { from: 7, score: 720 },
} as const;

/** DU has had no least score of its own for casefiles since 16 Nov 2025. */
export const underwritingRules: Readonly<Record<Scorecard, readonly UnderwritingRule[]>> = {
  DU: [
    { ...conventional, leastScore: 620, neededPoints: 55 },
    { ...conventional, from: '2025-11-16', leastScore: null, neededPoints: 55 },
  ],
  LPA: [{ ...conventional, leastScore: null, neededPoints: 60 }],
  TOTAL: [
    {
      from: ALWAYS,
      mostDti: 57_000,
      notedDti: 45_000,
      leastScore: 500,
      neededPoints: 24,
      mostProperties: 10,
      manyProperties: { from: 7, score: 720 },
    },
  ],
};
