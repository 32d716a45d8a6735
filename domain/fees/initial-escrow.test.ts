import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialEscrow } from './initial-escrow';

const loan = {
  sSchedDueD1: '2026-06-01',
  sProRealETx: '105.30',
  sPropertyTaxDueD: '2026-12-10',
  sProHazIns: '100.83',
  sHazInsDueD: '2027-05-15',
};

describe('the initial escrow payment', () => {
  it('itemizes each charge and subtracts the aggregate adjustment', () => {
    // Taxes: 7 payments by 12/10, so 5 months short, and 2 of cushion. Insurance: 12 payments by 5/15, 2 of cushion.
    // One account: after 12/10 it holds 7 x 206.13 - 1263.60 = 179.31, after 5/15 nothing; it needs 2 x 206.13.
    expect(initialEscrow(loan)).toEqual({
      items: [
        { field: 'sProRealETx', monthly: '105.30', months: 7, amount: '737.10' },
        { field: 'sProHazIns', monthly: '100.83', months: 2, amount: '201.66' },
      ],
      adjustment: '-526.50',
      total: '412.26',
    });
  });

  it('pays taxes with a second due date in two halves', () => {
    // 100 a month from July: six payments less 600 on 12/10 leave nothing, ten less 1,200 on 4/10 leave -200; 200 + 200 of cushion.
    const halves = { sSchedDueD1: '2026-07-01', sProRealETx: '100.00', sPropertyTaxDueD: '2026-12-10' };
    expect(initialEscrow({ ...halves, sPropertyTaxSecondDueD: '2027-04-10' })).toMatchObject({
      items: [{ months: 4, amount: '400.00' }],
      total: '400.00',
    });
    // All 1,200 on 12/10 leave -600.
    expect(initialEscrow(halves)).toMatchObject({ items: [{ months: 8 }], total: '800.00' });
  });

  it('needs no adjustment for a single charge', () => {
    const { sProHazIns: _, ...one } = loan;
    expect(initialEscrow(one)).toMatchObject({ adjustment: '0.00', total: '737.10' });
  });

  it('is zero without charges, and lists the required inputs', () => {
    expect(initialEscrow({})).toEqual({ items: [], adjustment: '0.00', total: '0.00' });
    expect(initialEscrow({ sProRealETx: '1.00', sProFloodIns: '2.00' })).toEqual({
      missing: ['sSchedDueD1', 'sPropertyTaxDueD', 'sHazInsDueD'],
    });
  });

  it('counts a charge that is due before the payment of its month with one payment less', () => {
    const early = initialEscrow({ sSchedDueD1: '2026-06-10', sProRealETx: '10.00', sPropertyTaxDueD: '2026-12-05' });
    expect(early).toMatchObject({ items: [{ months: 8 }] });
  });

  it('never exceeds the itemized charges, and its amounts add up', () => {
    const month = fc.integer({ min: 1, max: 12 }).map((each) => `2026-${String(each).padStart(2, '0')}-20`);
    const amount = fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(amount, amount, amount, month, month, (sProRealETx, sProHazIns, sProFloodIns, tax, insurance) => {
        const found = initialEscrow({
          ...{ sSchedDueD1: '2026-06-01', sProRealETx, sProHazIns, sProFloodIns },
          ...{ sPropertyTaxDueD: tax, sHazInsDueD: insurance },
        });
        if ('missing' in found) throw new Error('nothing is missing');
        const cents = (text: string) => Math.round(Number(text) * 100);
        const itemized = found.items.reduce((sum, item) => sum + cents(item.amount), 0);
        expect(cents(found.adjustment)).toBeLessThanOrEqual(0);
        expect(itemized + cents(found.adjustment)).toBe(cents(found.total));
      }),
    );
  });
});
