import type { AgencyRule } from '../../loan/agency';
import type { Thousandths } from '../../numbers/fixed';

/** Rules that have no date of their own apply to every application. */
const ALWAYS = '1900-01-01';

/** Loans that need so many months of payments; a condition that is not stated excludes none. */
export interface ReserveCase {
  readonly months: number;
  /** `sOccTPe`. */
  readonly occupancy?: string;
  /** The least number of units. */
  readonly units?: number;
  /** `sLPurposeT`. */
  readonly purpose?: string;
  /** The total debt ratio is higher. */
  readonly aboveRatio?: Thousandths;
}

/** A share of the unpaid balances of other financed properties, or months of their payments, by the number of financed properties. */
type OtherReserve = { readonly upTo: number } & ({ readonly percent: number } | { readonly months: number });

export interface ReserveRule extends AgencyRule {
  /** The longest one that applies is required. */
  readonly cases: readonly ReserveCase[];
  /** Uses of the property (`sOccTPe`) whose loans need reserves for other financed properties too, and how much. */
  readonly others: { readonly occupancies: readonly string[]; readonly reserves: readonly OtherReserve[] };
  /** Uses of the property for which gifts left after closing are no reserves. */
  readonly withoutGifts: readonly string[];
}

const conventionalCases: readonly ReserveCase[] = [
  { months: 2, occupancy: '1' },
  { months: 6, occupancy: '0', units: 2 },
  { months: 6, occupancy: '2' },
  { months: 6, purpose: '2', aboveRatio: 45_000 },
];

/**
 * Fannie Mae Selling Guide B3-4.1-01, B3-4.3-04 and the Eligibility Matrix; Freddie Mac Guide 5501.2 and Bulletin 2018-10; HUD 4000.1
 * II.A.4.d and II.A.5.c.
 */
export const reserveRules: readonly ReserveRule[] = [
  {
    agencies: ['fannie-mae', 'other'],
    from: ALWAYS,
    cases: conventionalCases,
    others: {
      occupancies: ['1', '2'],
      reserves: [
        { upTo: 4, percent: 2 },
        { upTo: 6, percent: 4 },
        { upTo: 10, percent: 6 },
      ],
    },
    withoutGifts: ['2'],
  },
  {
    agencies: ['freddie-mac'],
    from: ALWAYS,
    cases: conventionalCases,
    others: {
      occupancies: ['1', '2'],
      reserves: [
        { upTo: 6, months: 2 },
        { upTo: 10, months: 8 },
      ],
    },
    withoutGifts: ['2'],
  },
  {
    agencies: ['fha'],
    from: ALWAYS,
    cases: [{ months: 3, units: 3 }],
    others: { occupancies: [], reserves: [] },
    withoutGifts: ['0', '1', '2'],
  },
];
