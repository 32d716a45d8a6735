import { describe, expect, it } from 'vitest';
import { analyzeEscrow, cushionMonths } from './escrow-analysis';

/** Regulation X, Appendix E: settlement on May 15, first payment on July 1. */
const county = {
  name: 'county',
  monthly: 100_00,
  disbursements: [
    { due: '2026-07-25', amount: 500_00 },
    { due: '2026-12-10', amount: 700_00 },
  ],
} as const;
const school = { name: 'school', monthly: 30_00, disbursements: [{ due: '2026-09-20', amount: 360_00 }] } as const;
const first = '2026-07-01';

describe('the escrow account analysis of Appendix E', () => {
  it('deposits 1,040: the lowest balance of −780 in December and a cushion of 260', () => {
    // 130 a month. July 130 - 500 = -370; September -110 - 360 = -470; December -80 - 700 = -780; then up to 0 in June.
    const { deposit, balances } = analyzeEscrow([county, school], first, 2);
    expect(balances.map((balance) => balance / 100)).toEqual([
      -370, -240, -470, -340, -210, -780, -650, -520, -390, -260, -130, 0,
    ]);
    expect(deposit).toBe(1_040_00);
  });

  it('itemizes 800 and 330, with an aggregate adjustment of −90', () => {
    // County alone falls to -600 in December: 600 + 200. School alone falls to -270 in September: 270 + 60.
    const { items, adjustment } = analyzeEscrow([county, school], first, 2);
    expect(items).toEqual([
      { name: 'county', monthly: 100_00, months: 8, amount: 800_00 },
      { name: 'school', monthly: 30_00, months: 11, amount: 330_00 },
    ]);
    expect(adjustment).toBe(-90_00);
  });

  it('keeps a smaller cushion if the lender or a state allows no more, and never more than two months', () => {
    const of = (months: number | null) =>
      analyzeEscrow([county, school], first, cushionMonths({ sEscrowCushionMon: months }));
    expect([null, 2, 1, 0, 6].map((months) => of(months).deposit)).toEqual([
      ...[1_040_00, 1_040_00, 910_00, 780_00, 1_040_00],
    ]);
    // County 600 + 100, school 270 + 30.
    expect(of(1)).toMatchObject({ items: [{ months: 7 }, { months: 10 }], adjustment: -90_00 });
  });

  it('itemizes whole months, so that the adjustment takes the rest', () => {
    // 750 in July and 450 in December: lowest 100 - 750 = -650 in July; 850 are 8.5 months.
    const uneven = {
      ...county,
      disbursements: [
        { due: '2026-07-25', amount: 750_00 },
        { due: '2026-12-10', amount: 450_00 },
      ],
    };
    expect(analyzeEscrow([uneven], first, 2)).toMatchObject({
      items: [{ months: 9, amount: 900_00 }],
      adjustment: -50_00,
      deposit: 850_00,
    });
  });
});
