import type { Thousandths } from '../../numbers/fixed';
import { mulDiv } from '../../numbers/fixed';
import type { RateCard, RateLine } from './rate-card';

/** Lowest score of each row, highest LTV of each column. */
const scoreFloors = [760, 740, 720, 700, 680, 660, 640, 0];
const ltvTops = [85_000, 90_000, 95_000, 97_000];

/** Yearly rates of monthly premiums, at the coverage of each column. */
const yearlyRates = [
  [190, 280, 380, 580],
  [200, 380, 530, 700],
  [230, 460, 660, 870],
  [250, 550, 780, 990],
  [280, 650, 960, 1210],
  [380, 900, 1280, 1540],
  [400, 910, 1330, 1650],
  [440, 940, 1420, 1860],
];
const columnCoverages = [12, 25, 30, 35];
const coverages = [6, 12, 16, 18, 25, 30, 35];

const LOWEST_INSURED_LTV = 80_000;
const LONGEST_TERM = 480;
const BEST_SCORE = 850;

/** A premium that is paid once costs this many yearly ones, in tenths; a split one half of each. */
const SINGLE = 34;

const hundredths = (rate: number): Thousandths => Math.round(rate / 10) * 10;

function linesOf(row: number, column: number, coverage: number): RateLine[] {
  const standard = yearlyRates[row]?.[column] ?? 0;
  const yearly = hundredths((standard * coverage) / (columnCoverages[column] ?? coverage));
  const single = mulDiv(yearly, SINGLE, 10);
  const place = {
    adjustment: null,
    minTerm: 1,
    maxTerm: LONGEST_TERM,
    coverage: coverage * 1000,
    ltvOver: ltvTops[column - 1] ?? LOWEST_INSURED_LTV,
    ltvUpTo: ltvTops[column] ?? 0,
    minScore: scoreFloors[row] ?? 0,
    maxScore: (scoreFloors[row - 1] ?? BEST_SCORE + 1) - 1,
    upfront: 0,
  };
  return [
    { ...place, kind: 'monthly', rate: yearly },
    { ...place, kind: 'single', rate: single },
    { ...place, kind: 'split', upfront: mulDiv(single, 1, 2), rate: mulDiv(yearly, 1, 2) },
    { ...place, kind: 'lender', rate: single },
  ];
}

/**
 * Estimated rates until an insurer's own card is imported: the shape of the market's, proportional to the coverage. Whatever shows a
 * figure made from it says that it is an estimate.
 */
export const estimatedCard: RateCard = {
  company: null,
  from: '',
  lines: yearlyRates.flatMap((rates, row) =>
    rates.flatMap((_, column) => coverages.flatMap((coverage) => linesOf(row, column, coverage))),
  ),
};
