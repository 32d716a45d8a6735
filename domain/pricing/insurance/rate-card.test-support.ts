import type { RateCard, RateLine } from './rate-card';

/** A line for any term, score and LTV from above 80% to 97%, at 25% coverage. */
export const rateLine = (parts: Partial<RateLine> & Pick<RateLine, 'kind' | 'rate'>): RateLine => ({
  adjustment: null,
  minTerm: 1,
  maxTerm: 480,
  coverage: 25_000,
  ltvOver: 80_000,
  ltvUpTo: 97_000,
  minScore: 0,
  maxScore: 850,
  upfront: 0,
  ...parts,
});

/** A card whose monthly premium is that of the sample form H-24(B): 82.35 a month for 162,000. */
export const sampleCard: RateCard = {
  company: 'Sample Guaranty',
  from: '2026-01-01',
  lines: [
    rateLine({ kind: 'monthly', rate: 610 }),
    rateLine({ kind: 'single', rate: 1_850 }),
    rateLine({ kind: 'split', upfront: 750, rate: 420 }),
    rateLine({ kind: 'lender', rate: 2_240 }),
  ],
};
