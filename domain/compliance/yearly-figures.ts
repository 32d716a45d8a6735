import type { Cents, Thousandths } from '../numbers/fixed';

/** A limit that applies to loan amounts from a lower bound; the first row that an amount reaches counts. */
interface FromAmount {
  readonly from: Cents;
}

/** The spread over the average prime offer rate that a qualified mortgage stays below, in percentage points. */
export interface PriceBand extends FromAmount {
  readonly spread: Thousandths;
}

/** The most that points and fees may be: a share of the total loan amount, or dollars. */
export type FeeBand = FromAmount & ({ readonly share: Thousandths } | { readonly dollars: Cents });

/** The dollar amounts of Regulation Z that the CFPB adjusts every January. */
export interface YearlyFigures {
  readonly year: number;
  /** 1026.43(e)(2)(vi)(A) to (C). */
  readonly firstLien: readonly PriceBand[];
  /** (D): loans below the first amount on a manufactured home. */
  readonly manufactured: PriceBand & { readonly below: Cents };
  /** (E) and (F). */
  readonly subordinate: readonly PriceBand[];
  /** 1026.43(e)(3)(i). */
  readonly pointsAndFees: readonly FeeBand[];
  /** 1026.32(a)(1)(ii): 5% from this total loan amount, below it the lesser of 8% and the dollars. */
  readonly highCost: { readonly from: Cents; readonly dollars: Cents };
  /** 1026.35(c)(2)(ii): smaller loans need no appraisal. */
  readonly appraisalAbove: Cents;
}

interface Amounts {
  readonly year: number;
  /** The lower bounds of the four upper tiers of points and fees, in whole dollars. */
  readonly tiers: readonly [number, number, number, number];
  /** The dollar limits of the second and the fourth tier. */
  readonly limits: readonly [number, number];
  readonly appraisalAbove: number;
}

const DOLLAR: Cents = 100;

/** Every amount of a year follows from the same index, so that the tiers are also the bounds of the price bands. */
function figures({ year, tiers, limits, appraisalAbove }: Amounts): YearlyFigures {
  const [first, second, third, fourth] = tiers;
  const [middle, small] = limits;
  return {
    year,
    firstLien: [
      { from: first * DOLLAR, spread: 2250 },
      { from: second * DOLLAR, spread: 3500 },
      { from: 0, spread: 6500 },
    ],
    manufactured: { from: 0, below: first * DOLLAR, spread: 6500 },
    subordinate: [
      { from: second * DOLLAR, spread: 3500 },
      { from: 0, spread: 6500 },
    ],
    pointsAndFees: [
      { from: first * DOLLAR, share: 3000 },
      { from: second * DOLLAR, dollars: middle * DOLLAR },
      { from: third * DOLLAR, share: 5000 },
      { from: fourth * DOLLAR, dollars: small * DOLLAR },
      { from: 0, share: 8000 },
    ],
    highCost: { from: third * DOLLAR, dollars: small * DOLLAR },
    appraisalAbove: appraisalAbove * DOLLAR,
  };
}

/**
 * Comments 43(e)(2)(vi)-3, 43(e)(3)(ii)-1, 32(a)(1)(ii)-2 and 35(c)(2)(ii)-3 by the year of the closing. A new year is a row. Some
 * copies of the comment print $1,305 for the fourth tier of 2025, which is the amount of 2024.
 */
const years: readonly YearlyFigures[] = [
  figures({ year: 2024, tiers: [130_461, 78_277, 26_092, 16_308], limits: [3_914, 1_305], appraisalAbove: 32_400 }),
  figures({ year: 2025, tiers: [134_841, 80_905, 26_968, 16_855], limits: [4_045, 1_348], appraisalAbove: 33_500 }),
  figures({ year: 2026, tiers: [137_958, 82_775, 27_592, 17_245], limits: [4_139, 1_380], appraisalAbove: 34_200 }),
];

/** The amounts of the year of a day (YYYY-MM-DD); undefined for a year without a row. */
export const yearlyFigures = (day: string): YearlyFigures | undefined =>
  years.find(({ year }) => String(year) === day.slice(0, 4));

/** The row of a table that an amount falls into. */
export function bandOf<Band extends FromAmount>(bands: readonly Band[], amount: Cents): Band | undefined {
  return bands.find(({ from }) => amount >= from);
}
