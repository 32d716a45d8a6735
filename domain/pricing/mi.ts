import type { Cents, Thousandths } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';
import type { MonthlyCharge } from './yearly-premium';

/** A yearly or upfront charge in thousandths of a percent of the base amount. */
type ChargeRate = Thousandths;

/** Estimated yearly rates of borrower-paid insurance at standard coverage: lowest score of each row, highest LTV of each column. */
const pmiScores = [760, 740, 720, 700, 680, 660, 640, 0];
const pmiLtvTops = [85_000, 90_000, 95_000, 97_000];
const pmiRates = [
  [190, 280, 380, 580],
  [200, 380, 530, 700],
  [230, 460, 660, 870],
  [250, 550, 780, 990],
  [280, 650, 960, 1210],
  [380, 900, 1280, 1540],
  [400, 910, 1330, 1650],
  [440, 940, 1420, 1860],
];

/**
 * Estimated yearly rate of private mortgage insurance; 0 at an LTV of 80% or less, undefined above 97%. An insurer's own quote
 * replaces it; the table only has the shape of the market's.
 */
export function pmiAnnualRate(ltv: Thousandths, score: number): ChargeRate | undefined {
  if (ltv <= 80_000) return 0;
  const column = pmiLtvTops.findIndex((top) => ltv <= top);
  const row = pmiScores.findIndex((floor) => score >= floor);
  return column < 0 ? undefined : pmiRates[row]?.[column];
}

/** Price of a lender-paid single premium, in points, as a multiple of the yearly rate. */
const LENDER_PAID_YEARS = 3.4;

/** Points that lender-paid insurance costs. */
export const lenderPaidCost = (ltv: Thousandths, score: number): Thousandths =>
  Math.round((pmiAnnualRate(ltv, score) ?? 0) * LENDER_PAID_YEARS);

/**
 * Monthly private insurance until the scheduled balance is 78% of the original value, at the latest the midpoint of the term
 * (12 USC 4901, 4902); `untilBalance` returns the number of payments to a balance.
 */
export function pmiMonthly(
  input: {
    readonly amount: Cents;
    readonly ltv: Thousandths;
    readonly score: number;
    readonly value: Cents;
    readonly termMonths: number;
  },
  untilBalance: (balance: Cents) => number,
): MonthlyCharge | undefined {
  const rate = pmiAnnualRate(input.ltv, input.score);
  if (!rate) return undefined;
  const automatic = untilBalance(mulDiv(input.value, 78, 100));
  const months = Math.min(automatic, Math.ceil(input.termMonths / 2));
  return { rate, steps: [{ amount: mulDiv(input.amount, rate, 1_200_000), months }] };
}
