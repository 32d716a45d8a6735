import { meets, type PricedLoan } from '../adjustment-condition';
import type { AdjustmentCondition } from '../adjustment-table';
import { ltvColumn } from '../ltv-column';

/** Insured loans go from above 80% to 97%: the highest LTV of each column, in whole percent. */
export const insuredTops = [85, 90, 95, 97];

interface StandardCoverage {
  readonly when: AdjustmentCondition;
  /** Whole percent, by column of `insuredTops`. */
  readonly percent: readonly number[];
}

/** The lower coverage of short terms at a fixed rate does not include manufactured homes. */
const short: AdjustmentCondition = { arm: false, term: { upTo: 240 } };

/**
 * The coverage that Fannie Mae and Freddie Mac require without a price adjustment. HomeReady and Home Possible need less above 90%.
 * (Fannie Mae Selling Guide B7-1-02, Freddie Mac Guide 4701.1.)
 */
export const standardCoverages: readonly StandardCoverage[] = [
  { when: { ...short, manufactured: false, affordable: false }, percent: [6, 12, 25, 35] },
  { when: { ...short, manufactured: false, affordable: true }, percent: [6, 12, 25, 25] },
  { when: { ...short, manufactured: true, affordable: false }, percent: [12, 25, 30, 35] },
  { when: { ...short, manufactured: true, affordable: true }, percent: [12, 25, 25, 25] },
  { when: { arm: false, term: { over: 240 }, affordable: false }, percent: [12, 25, 30, 35] },
  { when: { arm: false, term: { over: 240 }, affordable: true }, percent: [12, 25, 25, 25] },
  { when: { arm: true, affordable: false }, percent: [12, 25, 30, 35] },
  { when: { arm: true, affordable: true }, percent: [12, 25, 25, 25] },
];

/** A loan seen through a program, whatever its rates. */
export type InsuredLoan = Omit<PricedLoan, 'sheet'>;

/** The standard coverage of a loan in whole percent; undefined above 97%. */
export function standardCoverage(loan: InsuredLoan): number | undefined {
  const row = standardCoverages.find(({ when }) => meets(when, { ...loan, sheet: undefined }));
  return row?.percent[ltvColumn(insuredTops, loan.view.ltv)];
}
