import type { AdjustmentSet } from '../adjustment-table';

/*
 * Fannie Mae loan-level price adjustments, matrix dated 2025-11-17, unchanged on 2026-01-28; cost in thousandths of a point.
 * The three score grids agree cell for cell in two independent public copies; the attribute rows come from one of them.
 */

/** Lowest score of each row; 0 is everything below 640. */
const scoreFloors = [780, 760, 740, 720, 700, 680, 660, 640, 0];
/** Highest LTV of each column, in whole percent after the rounding of the Selling Guide. */
const ltvTops = [30, 60, 70, 75, 80, 85, 90, 95, 999];

const purchase = [
  [0, 0, 0, 0, 375, 375, 250, 250, 125],
  [0, 0, 0, 250, 625, 625, 500, 500, 250],
  [0, 0, 125, 375, 875, 1000, 750, 625, 500],
  [0, 0, 250, 750, 1250, 1250, 1000, 875, 750],
  [0, 0, 375, 875, 1375, 1500, 1250, 1125, 875],
  [0, 0, 625, 1125, 1750, 1875, 1500, 1375, 1125],
  [0, 0, 750, 1375, 1875, 2125, 1750, 1625, 1250],
  [0, 0, 1125, 1500, 2250, 2500, 2000, 1875, 1500],
  [0, 125, 1500, 2125, 2750, 2875, 2625, 2250, 1750],
];

const limitedCashOut = [
  [0, 0, 0, 125, 500, 625, 500, 375, 375],
  [0, 0, 125, 375, 875, 1000, 750, 625, 625],
  [0, 0, 250, 750, 1125, 1375, 1125, 1000, 1000],
  [0, 0, 500, 1000, 1625, 1750, 1500, 1250, 1250],
  [0, 0, 625, 1250, 1875, 2125, 1750, 1625, 1625],
  [0, 0, 875, 1625, 2250, 2500, 2125, 1750, 1750],
  [0, 125, 1125, 1875, 2500, 3000, 2375, 2125, 2125],
  [0, 250, 1375, 2125, 2875, 3375, 2875, 2500, 2500],
  [0, 375, 1750, 2500, 3500, 3875, 3625, 2500, 2500],
];

/** Cash-out goes up to 80% only. */
const cashOut = [
  [375, 375, 625, 875, 1375],
  [375, 375, 875, 1250, 1875],
  [375, 375, 1000, 1625, 2375],
  [375, 500, 1375, 2000, 2750],
  [375, 500, 1625, 2625, 3250],
  [375, 625, 2000, 2875, 3750],
  [375, 875, 2750, 4000, 4750],
  [375, 1375, 3125, 4625, 5125],
  [375, 1375, 3375, 4875, 5125],
];

export const fannieLlpa: AdjustmentSet = {
  id: 'fannie-llpa',
  source: 'Fannie Mae Loan-Level Price Adjustment Matrix, 2025-11-17',
  entries: [
    {
      kind: 'grid',
      code: 'score-ltv',
      title: 'FICO and LTV',
      // The purchase and limited cash-out grids bind only terms above 15 years.
      when: { purposes: ['0', '3', '4'], term: { over: 180 } },
      scoreFloors,
      ltvTops,
      cost: purchase,
    },
    {
      kind: 'grid',
      code: 'score-ltv',
      title: 'FICO and LTV, limited cash-out',
      when: { purposes: ['1'], term: { over: 180 } },
      scoreFloors,
      ltvTops,
      cost: limitedCashOut,
    },
    {
      kind: 'grid',
      code: 'score-ltv',
      title: 'FICO and LTV, cash-out',
      when: { purposes: ['2'] },
      scoreFloors,
      ltvTops: ltvTops.slice(0, 5),
      cost: cashOut,
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
      code: 'high-balance',
      title: 'High balance, fixed rate',
      when: { highBalance: true, arm: false },
      ltvTops,
      cost: [500, 500, 750, 750, 1000, 1000, 1000, 1000, 1000],
    },
    {
      kind: 'ltv',
      code: 'high-balance-arm',
      title: 'High balance, adjustable rate',
      when: { highBalance: true, arm: true },
      ltvTops,
      cost: [1250, 1250, 1500, 1500, 2500, 2500, 2500, 2750, 2750],
    },
    {
      kind: 'ltv',
      code: 'subordinate',
      title: 'Subordinate financing',
      when: { subordinate: true },
      ltvTops,
      cost: [625, 625, 625, 875, 1125, 1125, 1125, 1875, 1875],
    },
  ],
  waivers: [
    { code: 'waived-homeready', title: 'Adjustments waived', detail: 'HomeReady', homeReady: true },
    {
      code: 'waived-first-time',
      title: 'Adjustments waived',
      detail: 'First-time buyer with income up to 100% of the area median',
      firstTimeBuyerUpToAreaIncomePercent: 100,
    },
  ],
};
