import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtRatio, fannieRatio, ratioOf, ratios } from './ratios';

const cents = (dollars: number): number => dollars * 100;

describe('ratios to value', () => {
  it('divide by the lesser of price and value for a purchase', () => {
    const found = ratios({
      purpose: '0',
      amount: cents(650_000),
      purchasePrice: cents(812_500),
      appraisedValue: cents(820_000),
    });
    expect(found).toMatchObject({ value: cents(812_500), ltv: 80_000, cltv: 80_000, hcltv: 80_000 });
  });

  it('divide by the appraised value for a refinance, whatever was once paid', () => {
    const found = ratios({
      purpose: '1',
      amount: cents(300_000),
      purchasePrice: cents(310_000),
      appraisedValue: cents(400_000),
    });
    expect(found?.ltv).toBe(75_000);
  });

  it('add closed-end seconds and drawn lines to CLTV, the full line to HCLTV', () => {
    const found = ratios({
      purpose: '0',
      amount: cents(400_000),
      purchasePrice: cents(500_000),
      otherClosedEnd: cents(25_000),
      helocDrawn: cents(10_000),
      helocLine: cents(50_000),
    });
    expect(found).toMatchObject({ ltv: 80_000, cltv: 87_000, hcltv: 95_000 });
  });

  it('are the case DI-C01: 300,000 of 340,000 is 88.235%, 89 as Fannie Mae rounds', () => {
    const found = ratios({ purpose: '0', amount: cents(300_000), purchasePrice: cents(340_000) });
    expect(found?.ltv).toBe(88_235);
    expect(found?.fannie.ltv).toBe(89);
  });

  it('are not known without a value', () => {
    expect(ratios({ purpose: '0', amount: cents(1), purchasePrice: 0 })).toBeUndefined();
  });
});

describe('Fannie Mae’s rounding', () => {
  it.each([
    [96_010, 97],
    [80_001, 80],
    [80_009, 80],
    [80_010, 81],
    [80_000, 80],
    [95_000, 95],
    [95_990, 96],
  ])('rounds %i thousandths to %i percent', (thousandths, whole) => {
    expect(fannieRatio(thousandths, 100_000)).toBe(whole);
  });

  it('never lies below the ratio by a hundredth, nor above it by a percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000_000 }), fc.integer({ min: 1, max: 500_000_000 }), (part, whole) => {
        const rounded = fannieRatio(part, whole);
        expect(rounded * 100).toBeGreaterThan((part / whole) * 10_000 - 1.0001);
        expect(rounded).toBeLessThan((part / whole) * 100 + 1);
      }),
    );
  });
});

describe('debt ratio', () => {
  it('has three decimals and needs an income', () => {
    expect(debtRatio(1_765_82, cents(14_100))).toBe(12_524);
    expect(debtRatio(1_765_82 + 469_00, cents(14_100))).toBe(15_850);
    expect(debtRatio(cents(100), 0)).toBeUndefined();
  });

  it('is exact for amounts beyond what a double multiplies exactly', () => {
    expect(ratioOf(99_999_999_999_99, 100_000_000_000_00)).toBe(100_000);
  });
});
