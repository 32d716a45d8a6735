import { describe, expect, it } from 'vitest';
import { type NoteAmount, noteAmount } from './loan-charges';
import { programWith, scenarioWith } from './pricing.test-support';
import type { InsuranceScheme } from './program';
import { upfrontFee } from './upfront-fee';

const note = (insurance: InsuranceScheme, amount: string, changes = {}) =>
  amounts(noteAmount(scenarioWith({ sLAmtCalc: amount, ...changes }), programWith({ insurance })));

const amounts = ({ base, upfront, note: total }: NoteAmount) => ({ base, upfront, note: total });

describe('the note', () => {
  it('is the base amount without government insurance', () => {
    expect(note('none', '400000')).toEqual({ base: 400_000_00, upfront: 0, note: 400_000_00 });
    expect(note('pmi', '400000').upfront).toBe(0);
    expect(noteAmount(scenarioWith({ sLAmtCalc: null }), programWith()).note).toBe(0);
  });

  it('includes the FHA premium of 1.75% down to whole dollars', () => {
    // 301,050 x 1.75% = 5,268.375; 301,050 + 5,268.38 = 306,318.38, of which 0.38 is paid in cash.
    expect(note('fha', '301050')).toEqual({ base: 301_050_00, upfront: 5_268_38, note: 306_318_00 });
    expect(note('fha', '300000')).toEqual({ base: 300_000_00, upfront: 5_250_00, note: 305_250_00 });
  });

  it('includes the VA funding fee by the price, even if the appraisal is lower', () => {
    // 190,000 on a price of 200,000 is 5% down: 1.50% = 2,850, although the LTV on 190,000 is 100%.
    const fee = note('va', '190000', { sPurchPrice: '200000', sApprVal: '190000' });
    expect(fee).toEqual({ base: 190_000_00, upfront: 2_850_00, note: 192_850_00 });
    expect(note('va', '190000', { sPurchPrice: '200000', sIsVaFundingFeeExempt: 'True' }).upfront).toBe(0);
    expect(note('va', '190000', { sPurchPrice: '200000', sEstCloseD: '2023-04-06' }).upfront).toBe(3_135_00);
  });

  it('of USDA is base / 0.99, because its fee is 1% of the note', () => {
    // 200,000 / 0.99 = 202,020.20.
    expect(note('usda', '200000')).toEqual({ base: 200_000_00, upfront: 2_020_20, note: 202_020_20 });
  });

  it('does not finance what is paid in cash', () => {
    // 386,000 x 1.75% = 6,755. 200,000 x 2.15% = 4,300.
    const fha = { sLT: '1', sUfCashPd: '6755.00' };
    expect(note('fha', '386000', fha)).toEqual({ base: 386_000_00, upfront: 6_755_00, note: 386_000_00 });
    expect(note('fha', '386000', { sUfCashPd: '755.00' }).note).toBe(392_000_00);
    const va = { sPurchPrice: '200000', sUfCashPd: '4300.00' };
    expect(note('va', '200000', va)).toEqual({ base: 200_000_00, upfront: 4_300_00, note: 200_000_00 });
    // 1% x (200,000 + fee - 1,000) = fee, as below.
    expect(note('usda', '200000', { sUfCashPd: '1000' }).note).toBe(201_010_10);
  });

  it('has an entered rate in programs of the loan’s own insurance alone', () => {
    // A streamline refinance of a loan endorsed by 2009-05-31: 300,000 x 0.01% = 30.
    const entered = { sLPurposeT: '7', sFfUfmipR: '0.010' };
    expect(note('fha', '300000', { ...entered, sLT: '1' }).note).toBe(300_030_00);
    expect(note('fha', '300000', { ...entered, sLT: '0' }).note).toBe(305_250_00);
    expect(note('va', '190000', { ...entered, sLT: '2', sIsVaFundingFeeExempt: 'True' }).note).toBe(190_000_00);
  });

  it('of USDA has the fee of the fiscal year of its closing', () => {
    // 200,000 / 0.9725 = 205,655.53 until 2016-09-30; 200,000 / 0.98 = 204,081.63 until 2015-09-30.
    expect(note('usda', '200000', { sEstCloseD: '2016-10-01' }).upfront).toBe(2_020_20);
    expect(note('usda', '200000', { sEstCloseD: '2016-09-30' }).upfront).toBe(5_655_53);
    expect(note('usda', '200000', { sEstCloseD: '2015-10-01' }).upfront).toBe(5_655_53);
    expect(note('usda', '200000', { sEstCloseD: '2015-09-30' }).upfront).toBe(4_081_63);
  });

  it('of USDA counts the fee on what is financed of it', () => {
    // 1% x (200,000 + fee - 1,000) = fee: 199,000 / 99 = 2,010.10. Paid in cash as a whole it is 1% of the base.
    expect(upfrontFee('usda', 200_000_00, 1_000, 1_000_00)).toEqual({ fee: 2_010_10, share: 201_010_10 });
    expect(upfrontFee('usda', 200_000_00, 1_000, 5_000_00)).toEqual({ fee: 2_000_00, share: 200_000_00 });
  });
});
