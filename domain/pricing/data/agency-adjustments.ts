import type { AdjustmentCondition, AdjustmentEntry, GridEntry, Waiver } from '../adjustment-table';
import {
  cashOutGrid,
  cashOutTops,
  limitedCashOutGrid,
  ltvTops,
  minimumCoverageGrid,
  minimumCoverageScores,
  purchaseGrid,
  scoreFloors,
} from './agency-grids';
import { insuredTops, standardCoverages } from './insurance-coverage';

/** Purchases, construction loans and limited cash-out refinances: every purpose but cash-out. */
const notCashOut = ['0', '1', '3', '4'];

const scoreGrids: readonly GridEntry[] = [
  {
    kind: 'grid',
    code: 'score-ltv',
    title: 'FICO and LTV',
    // The purchase and limited cash-out grids bind only terms above 15 years.
    when: { purposes: ['0', '3', '4'], term: { over: 180 } },
    scoreFloors,
    ltvTops,
    cost: purchaseGrid,
  },
  {
    kind: 'grid',
    code: 'score-ltv',
    title: 'FICO and LTV, limited cash-out',
    when: { purposes: ['1'], term: { over: 180 } },
    scoreFloors,
    ltvTops,
    cost: limitedCashOutGrid,
  },
  {
    kind: 'grid',
    code: 'score-ltv',
    title: 'FICO and LTV, cash-out',
    when: { purposes: ['2'] },
    scoreFloors,
    ltvTops: cashOutTops,
    cost: cashOutGrid,
  },
];

const attributes: readonly AdjustmentEntry[] = [
  {
    kind: 'ltv',
    code: 'arm',
    title: 'Adjustable rate',
    when: { arm: true },
    ltvTops,
    cost: [0, 0, 0, 0, 0, 0, 0, 250, 250],
  },
  {
    kind: 'ltv',
    code: 'condo',
    title: 'Condo',
    detail: 'Attached condo, term above 15 years',
    when: { propertyTypes: ['2'], attached: true, term: { over: 180 } },
    ltvTops,
    cost: [0, 0, 125, 125, 750, 750, 750, 750, 750],
  },
  {
    kind: 'ltv',
    code: 'units',
    title: '2 to 4 units',
    when: { units: [2, 4] },
    ltvTops,
    cost: [0, 0, 375, 375, 625, 625, 625, 625, 625],
  },
  {
    kind: 'ltv',
    code: 'manufactured',
    title: 'Manufactured home',
    when: { propertyTypes: ['4'] },
    ltvTops,
    cost: [500, 500, 500, 500, 500, 500, 500, 500, 500],
  },
  {
    kind: 'ltv',
    code: 'investment',
    title: 'Investment property',
    when: { occupancies: ['2'] },
    ltvTops,
    cost: [1125, 1125, 1625, 2125, 3375, 4125, 4125, 4125, 4125],
  },
  {
    kind: 'ltv',
    code: 'second-home',
    title: 'Second home',
    when: { occupancies: ['1'] },
    ltvTops,
    cost: [1125, 1125, 1625, 2125, 3375, 4125, 4125, 4125, 4125],
  },
  {
    kind: 'ltv',
    code: 'subordinate',
    title: 'Subordinate financing',
    // The matrix exempts Community Seconds (SFC 118).
    when: { subordinate: true, communitySecond: false },
    ltvTops,
    cost: [625, 625, 625, 875, 1125, 1125, 1125, 1875, 1875],
  },
];

const highBalance: readonly AdjustmentEntry[] = [
  {
    kind: 'ltv',
    code: 'high-balance',
    title: 'High balance, fixed rate',
    when: { highBalance: true, arm: false, purposes: notCashOut },
    ltvTops,
    cost: [500, 500, 750, 750, 1000, 1000, 1000, 1000, 1000],
  },
  {
    kind: 'ltv',
    code: 'high-balance-arm',
    title: 'High balance, adjustable rate',
    when: { highBalance: true, arm: true, purposes: notCashOut },
    ltvTops,
    cost: [1250, 1250, 1500, 1500, 2500, 2500, 2500, 2750, 2750],
  },
  {
    kind: 'ltv',
    code: 'high-balance-cash-out',
    title: 'High balance, cash-out, fixed rate',
    when: { highBalance: true, arm: false, purposes: ['2'] },
    ltvTops: cashOutTops,
    cost: [1250, 1250, 1500, 1500, 1750],
  },
  {
    kind: 'ltv',
    code: 'high-balance-cash-out-arm',
    title: 'High balance, cash-out, adjustable rate',
    when: { highBalance: true, arm: true, purposes: ['2'] },
    ltvTops: cashOutTops,
    cost: [2000, 2000, 2250, 2250, 3250],
  },
];

/** Coverage below the standard costs a grid of its own, which no waiver covers. */
const minimumCoverage = (when: AdjustmentCondition, standard: readonly number[]): GridEntry => ({
  kind: 'grid',
  code: 'minimum-coverage',
  title: 'Minimum mortgage insurance',
  when: { ...when, insuranceBelow: { ltvTops: insuredTops, percent: standard } },
  scoreFloors: minimumCoverageScores,
  ltvTops: insuredTops,
  cost: minimumCoverageGrid,
  neverWaived: true,
  baseLtv: true,
});

const minimumCoverages: readonly GridEntry[] = standardCoverages.map(({ when, percent }) =>
  minimumCoverage(when, percent),
);

/** Every adjustment that the two agencies share, in the order of an explanation. */
export const agencyAdjustments: readonly AdjustmentEntry[] = [
  ...scoreGrids,
  ...attributes,
  ...highBalance,
  ...minimumCoverages,
];

/** The waivers that the two agencies share; each has one more for its own program. */
export const agencyWaivers: readonly Waiver[] = [
  {
    code: 'waived-duty-to-serve',
    title: 'Adjustments waived',
    detail: 'Duty to Serve',
    dutyToServe: { upToAreaIncomePercent: 100 },
  },
  {
    code: 'waived-first-time',
    title: 'Adjustments waived',
    detail: 'First-time buyer with income up to 100% of the area median',
    firstTimeBuyer: { upToAreaIncomePercent: 100 },
  },
  {
    code: 'waived-first-time',
    title: 'Adjustments waived',
    detail: 'First-time buyer in a high-cost area with income up to 120% of the area median',
    firstTimeBuyer: { upToAreaIncomePercent: 120, highCostArea: true },
  },
];
