import type { Scorecard } from '../systems';
import { ALWAYS, type DatedRule } from './dated-rule';

/** The most LTV, CLTV and HCLTV in whole percent (`most`), for these loans; an adjustable rate may have less. */
export interface RatioLimit {
  /** `sLPurposeT`. */
  readonly purposes: readonly string[];
  /** `sOccTPe`. */
  readonly occupancy: string;
  readonly units: readonly [number, number];
  readonly most: number;
  readonly arm?: number;
  /** Above this ratio, a purchase takes a first-time buyer or a community lending program. */
  readonly firstTimeAbove?: number;
  /** Scores to which the limit applies. */
  readonly scores?: readonly [number, number];
}

interface RatioLimits extends DatedRule {
  readonly standard: readonly RatioLimit[];
  /** Above the baseline; the standard limits where there is none. */
  readonly highBalance?: readonly RatioLimit[];
}

const [PURCHASE, LIMITED, CASH_OUT] = ['0', '1', '2'];
const [PRIMARY, SECOND, INVESTMENT] = ['0', '1', '2'];
const noCashOut = [PURCHASE, LIMITED] as const;

type Options = Pick<RatioLimit, 'arm' | 'firstTimeAbove' | 'scores'>;

const limit = (
  purposes: readonly string[],
  occupancy: string,
  units: readonly [number, number],
  most: number,
  options: Options = {},
): RatioLimit => ({ purposes, occupancy, units, most, ...options });

/** The part of the eligibility matrix that both agencies share. */
const cashOutAndOther: readonly RatioLimit[] = [
  limit([CASH_OUT], PRIMARY, [1, 1], 80),
  limit([CASH_OUT], PRIMARY, [2, 4], 75),
  limit(noCashOut, SECOND, [1, 1], 90),
  limit([CASH_OUT], SECOND, [1, 1], 75),
  limit([PURCHASE], INVESTMENT, [1, 1], 85),
  limit([LIMITED, CASH_OUT], INVESTMENT, [1, 1], 75),
  limit(noCashOut, INVESTMENT, [2, 4], 75),
  limit([CASH_OUT], INVESTMENT, [2, 4], 70),
];

const oneUnit = limit(noCashOut, PRIMARY, [1, 1], 97, { arm: 95, firstTimeAbove: 95 });

const highBalanceHomes: readonly RatioLimit[] = [
  limit(noCashOut, PRIMARY, [1, 1], 95),
  limit(noCashOut, PRIMARY, [2, 2], 85),
  limit(noCashOut, PRIMARY, [3, 4], 75),
  ...cashOutAndOther,
];

/** FHA: 96.5% from a score of 580 on, 90% from 500 to 579 (HUD 4000.1 II.A.2). Thousandths are handled by the caller. */
const fha: readonly RatioLimit[] = [
  limit([PURCHASE], PRIMARY, [1, 4], 96.5, { scores: [580, 850] }),
  limit([PURCHASE], PRIMARY, [1, 4], 90, { scores: [500, 579] }),
  limit([LIMITED], PRIMARY, [1, 4], 97.75, { scores: [580, 850] }),
  limit([LIMITED], PRIMARY, [1, 4], 90, { scores: [500, 579] }),
  limit(['6'], PRIMARY, [1, 4], 125, { scores: [500, 850] }),
  limit([CASH_OUT], PRIMARY, [1, 4], 80, { scores: [500, 850] }),
];

/**
 * Eligibility matrices by scorecard. Two to four units reach 95% at Fannie Mae since 18 Nov 2023. Freddie Mac's table for
 * Accept mortgages has the same since 29 Sep 2025, and 85% and 80% for super conforming ones.
 */
export const ratioLimits: Readonly<Record<Scorecard, readonly RatioLimits[]>> = {
  DU: [
    {
      from: ALWAYS,
      standard: [
        oneUnit,
        limit(noCashOut, PRIMARY, [2, 2], 85),
        limit(noCashOut, PRIMARY, [3, 4], 75),
        ...cashOutAndOther,
      ],
      highBalance: highBalanceHomes,
    },
    {
      from: '2023-11-18',
      standard: [oneUnit, limit(noCashOut, PRIMARY, [2, 4], 95), ...cashOutAndOther],
      highBalance: highBalanceHomes,
    },
  ],
  LPA: [
    {
      from: ALWAYS,
      standard: [
        oneUnit,
        limit(noCashOut, PRIMARY, [2, 2], 85),
        limit(noCashOut, PRIMARY, [3, 4], 80),
        ...cashOutAndOther,
      ],
      highBalance: highBalanceHomes,
    },
    {
      from: '2025-09-29',
      standard: [oneUnit, limit(noCashOut, PRIMARY, [2, 4], 95), ...cashOutAndOther],
      highBalance: [
        limit(noCashOut, PRIMARY, [1, 1], 95),
        limit(noCashOut, PRIMARY, [2, 2], 85),
        limit(noCashOut, PRIMARY, [3, 4], 80),
        ...cashOutAndOther,
      ],
    },
  ],
  TOTAL: [{ from: ALWAYS, standard: fha }],
};

/** VA guarantees up to the value, and 90% of it for a cash-out, of a principal residence. */
export const vaLimits: readonly RatioLimit[] = [
  limit([...noCashOut, '7'], PRIMARY, [1, 4], 100),
  limit([CASH_OUT], PRIMARY, [1, 4], 90),
];
