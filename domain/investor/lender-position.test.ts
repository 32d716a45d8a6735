import { describe, expect, it } from 'vitest';
import { lenderPosition, lockGap, saleRevenue } from './lender-position';

describe('the revenue of a sale', () => {
  it.each([
    ['300000.00', 101_500, 450_000],
    ['640000.00', 100_875, 560_000],
    ['300000.00', 100_000, 0],
    ['415000.01', 98_125, -778_125],
  ])('of %s at %i thousandths is %i cents', (amount, price, cents) => {
    expect(saleRevenue(Math.round(Number(amount) * 100), price)).toBe(cents);
  });
});

describe('the gap between both locks', () => {
  it.each([
    ['2026-12-02', '2026-12-05', 3],
    ['2026-12-02', '2026-12-02', 0],
    ['2026-12-02', '2026-11-30', -2],
    ['2027-03-10', '2027-03-20', 10],
    [null, '2026-12-05', null],
    ['2026-12-02', undefined, null],
  ])('from %s to %s is %s days', (borrower, investor, days) => {
    expect(lockGap(borrower, investor)).toBe(days);
  });
});

describe('the position of the lender', () => {
  it('is the investor’s price against the borrower’s, in points and dollars', () => {
    expect(
      lenderPosition({
        sFinalLAmt: '640000.00',
        sBrokerLockFinalBrokComp1PcPrice: '100.875',
        sInvestorLockBrokComp1Pc: '-1.500',
        sRLckdExpiredD: '2026-12-21',
        sInvestorLockRLckExpiredD: '2026-12-18',
      }),
    ).toEqual({
      amount: 64_000_000,
      lockPrice: 100_875,
      investorPrice: 101_500,
      margin: 625,
      marginAmount: 400_000,
      revenue: 960_000,
      gapDays: -3,
    });
  });

  it.each([
    [{ sOriginatorCompensationPercent: '1.500' }, -875],
    [{ sOriginatorCompensationAmount: '3200.00' }, 125],
    [{}, 625],
    [{ sOriginatorCompensationPercent: '1.500', sOriginatorCompensationPaymentSourceT: '1' }, 625],
  ])('has a margin without what the lender pays the originator: %j', (compensation, margin) => {
    const position = lenderPosition({
      ...{ sFinalLAmt: '640000.00', sBrokerLockFinalBrokComp1PcPrice: '100.875', sInvestorLockBrokComp1Pc: '-1.500' },
      ...{ sOriginatorCompensationPaymentSourceT: '2', ...compensation },
    });
    expect(position.margin).toBe(margin);
  });

  it('is unknown without a commitment', () => {
    expect(lenderPosition({ sLAmtCalc: '100000.00' })).toMatchObject({ margin: null, revenue: null, gapDays: null });
  });
});
