import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../format/date';
import { type Prorated, prorate } from './proration';

const taxes: Prorated = {
  amount: 3_650_00,
  from: '2026-01-01',
  to: '2026-12-31',
  closing: '2026-04-15',
  paidBySeller: false,
  closingDay: 'buyer',
  dayCount: 'actual',
};

describe('the share of a charge by days', () => {
  it('owes the buyer the seller’s days of unpaid taxes: 104 days at 10.00', () => {
    expect(prorate(taxes)).toEqual({ days: 104, ofDays: 365, amount: 1_040_00 });
    expect(prorate({ ...taxes, closingDay: 'seller' })).toMatchObject({ days: 105, amount: 1_050_00 });
  });

  it('owes the seller the rest of what is paid in advance', () => {
    expect(prorate({ ...taxes, paidBySeller: true })).toMatchObject({ days: 261, amount: 2_610_00 });
  });

  it('counts a leap year by the calendar, or by 365 days', () => {
    const leap = { ...taxes, from: '2028-01-01', to: '2028-12-31', closing: '2028-03-01', amount: 3_660_00 };
    expect(prorate(leap)).toEqual({ days: 60, ofDays: 366, amount: 600_00 });
    expect(prorate({ ...leap, dayCount: '365' })).toEqual({ days: 60, ofDays: 365, amount: 601_64 });
  });

  it('divides the bill of half a year by its own days in every count', () => {
    const half = { ...taxes, amount: 1_840_00, from: '2026-07-01', closing: '2026-09-30', paidBySeller: true };
    expect(prorate({ ...half, dayCount: 'actual' })).toMatchObject({ ofDays: 184, amount: 930_00 });
    expect(prorate({ ...half, dayCount: '365' })).toMatchObject({ ofDays: 184, amount: 930_00 });
  });

  it('counts months of 30 days', () => {
    expect(prorate({ ...taxes, amount: 3_600_00, dayCount: '360' })).toEqual({
      days: 104,
      ofDays: 360,
      amount: 1_040_00,
    });
    expect(prorate({ ...taxes, amount: 3_600_00, dayCount: '360', closing: '2026-03-31' }).days).toBe(89);
  });

  it('owes nothing outside the period, and all of it', () => {
    expect(prorate({ ...taxes, closing: '2025-12-01' }).amount).toBe(0);
    expect(prorate({ ...taxes, closing: '2027-02-01' }).amount).toBe(taxes.amount);
    expect(prorate({ ...taxes, closing: '2027-02-01', paidBySeller: true }).amount).toBe(0);
  });

  it('shares all days between the two', () => {
    const day = fc.integer({ min: -10, max: 400 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(day, fc.constantFrom('buyer', 'seller'), (closing, closingDay) => {
        const [sellers, buyers] = [false, true].map((paidBySeller) =>
          prorate({ ...taxes, closing, closingDay, paidBySeller }),
        );
        expect((sellers?.days ?? 0) + (buyers?.days ?? 0)).toBe(365);
        expect((sellers?.amount ?? 0) + (buyers?.amount ?? 0)).toBe(taxes.amount);
      }),
    );
  });
});
