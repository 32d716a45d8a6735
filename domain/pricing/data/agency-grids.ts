/*
 * The price adjustments that Fannie Mae and Freddie Mac charge alike under the pricing framework of their regulator, in
 * thousandths of a point. The figures are public transcriptions of Fannie Mae's matrix (docs/unverified-facts.md). The score
 * grids and the attributes agree in the copies of 2025-11-17 and 2026-09-09. The high-balance cash-out rows at an adjustable
 * rate and the minimum insurance coverage come from the copy of 2026-09-09 alone.
 */

/** Lowest score of each row; 0 is everything below 640. */
export const scoreFloors = [780, 760, 740, 720, 700, 680, 660, 640, 0];
/** Highest LTV of each column, in whole percent after the rounding of the Selling Guide. */
export const ltvTops = [30, 60, 70, 75, 80, 85, 90, 95, 999];
/** Cash-out goes up to 80% only. */
export const cashOutTops = ltvTops.slice(0, 5);

export const purchaseGrid = [
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

export const limitedCashOutGrid = [
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

export const cashOutGrid = [
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

/** Lowest score of each row of the minimum coverage grid. */
export const minimumCoverageScores = [740, 720, 700, 680, 660, 640, 620, 0];

export const minimumCoverageGrid = [
  [125, 375, 500, 1000],
  [125, 625, 875, 1250],
  [125, 750, 875, 1250],
  [125, 750, 875, 1750],
  [750, 1250, 1750, 2125],
  [1250, 1750, 2000, 2375],
  [1750, 2000, 2250, 2750],
  [2000, 2250, 2500, 3000],
];
