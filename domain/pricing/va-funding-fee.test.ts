import { describe, expect, it } from 'vitest';
import { type FundingFeeInput, vaFundingFeeRate } from './va-funding-fee';

const purchase: FundingFeeInput = {
  purpose: '0',
  amount: 200_000_00,
  purchasePrice: 200_000_00,
  subsequentUse: false,
  exempt: false,
};
const rates = (amounts: readonly number[], changes: Partial<FundingFeeInput> = {}) =>
  amounts.map((amount) => vaFundingFeeRate({ ...purchase, ...changes, amount }));
/** Down payments of nothing, just under 5%, 5%, just under 10%, and 10% of 200,000. */
const amounts = [200_000_00, 190_000_01, 190_000_00, 180_000_01, 180_000_00];

describe('VA funding fee', () => {
  it('depends on the use and on the down payment in percent of the price', () => {
    expect(rates(amounts)).toEqual([2_150, 2_150, 1_500, 1_500, 1_250]);
    expect(rates(amounts, { subsequentUse: true })).toEqual([3_300, 3_300, 1_500, 1_500, 1_250]);
  });

  it('follows the table of the closing date', () => {
    expect(rates(amounts, { day: '2023-04-06' })).toEqual([2_300, 2_300, 1_650, 1_650, 1_400]);
    expect(rates(amounts, { day: '2023-04-06', subsequentUse: true })).toEqual([3_600, 3_600, 1_650, 1_650, 1_400]);
    expect(rates(amounts, { day: '2023-04-07' })).toEqual(rates(amounts));
  });

  // The fees of active duty, 2011-11-22 to 2019-12-31 (38 USC 3729(b)(2) before Public Law 116-23).
  it('has the table before 2020, and is not known before that one', () => {
    expect(rates(amounts, { day: '2019-12-31' })).toEqual([2_150, 2_150, 1_500, 1_500, 1_250]);
    expect(rates(amounts, { day: '2019-12-31', subsequentUse: true })).toEqual([3_300, 3_300, 1_500, 1_500, 1_250]);
    expect(rates([200_000_00], { day: '2011-11-21' })).toEqual([undefined]);
  });

  it('has no discount for the equity of a refinance', () => {
    expect(rates([100_000_00], { purpose: '2' })).toEqual([2_150]);
    expect(rates([100_000_00], { purpose: '1', subsequentUse: true })).toEqual([3_300]);
  });

  it('is 0.50 for an IRRRL whatever the use, and nothing for an exempt borrower', () => {
    expect(rates([200_000_00], { purpose: '7' })).toEqual([500]);
    expect(rates([200_000_00], { purpose: '7', subsequentUse: true })).toEqual([500]);
    expect(rates(amounts, { exempt: true, subsequentUse: true })).toEqual([0, 0, 0, 0, 0]);
  });

  it('assumes no down payment while the price is unknown', () => {
    expect(rates([180_000_00], { purchasePrice: undefined })).toEqual([2_150]);
  });
});
