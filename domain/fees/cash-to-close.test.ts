import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternativeCash, type CashFacts, standardCash } from './cash-to-close';

const none: CashFacts = {
  ...{ loanAmount: 0, salePrice: undefined, assumedLoans: 0, payoffs: 0, closingCosts: 0, paidBeforeClosing: 0 },
  ...{ deposit: 0, sellerCredits: 0, owed: 0, adjustments: 0 },
};

describe('the standard table', () => {
  it('has the figures of H-24(B): 8,054 + 18,000 − 10,000 = 16,054', () => {
    const facts = {
      ...none,
      loanAmount: 162_000_00,
      salePrice: 180_000_00,
      closingCosts: 8_054_00,
      deposit: 10_000_00,
    };
    expect(standardCash(facts)).toEqual({
      form: 'standard',
      lines: {
        ...{ closingCosts: 8_054_00, paidBeforeClosing: 0, closingCostsFinanced: 0, downPayment: 18_000_00 },
        ...{ deposit: -10_000_00, fundsForBorrower: 0, sellerCredits: 0, adjustments: 0 },
      },
      cash: 16_054_00,
    });
  });

  it('has those of the interest-only sample: 8,791 + 29,000 − 10,000 = 27,791', () => {
    const facts = {
      ...none,
      loanAmount: 211_000_00,
      salePrice: 240_000_00,
      closingCosts: 8_791_00,
      deposit: 10_000_00,
    };
    expect(standardCash(facts).cash).toBe(27_791_00);
  });

  it('takes what was paid before closing, the seller’s credit and the adjustments', () => {
    const facts = {
      ...{ ...none, loanAmount: 400_000_00, salePrice: 525_000_00, closingCosts: 12_385_68, paidBeforeClosing: 650_00 },
      ...{ deposit: 15_000_00, sellerCredits: 3_000_00, adjustments: -1_030_68 },
    };
    expect(standardCash(facts).cash).toBe(117_705_00);
  });

  it('finances closing costs if the loan is more than the price', () => {
    const facts = { ...none, loanAmount: 102_000_00, salePrice: 100_000_00, closingCosts: 3_000_00 };
    expect(standardCash(facts)).toMatchObject({
      lines: { closingCostsFinanced: -2_000_00, downPayment: 0, fundsForBorrower: 0 },
      cash: 1_000_00,
    });
  });

  describe('of a loan that is more than the price', () => {
    // VA: a price of 400,000, all of it borrowed, and the funding fee of 2.15 percent, 8,600, with it. The fee is one of the costs.
    const va = { ...none, loanAmount: 408_600_00, salePrice: 400_000_00, closingCosts: 15_000_00, deposit: 1_000_00 };

    it('finances the funding fee, and has neither down payment nor funds for the borrower', () => {
      expect(standardCash(va)).toMatchObject({
        lines: { closingCostsFinanced: -8_600_00, downPayment: 0, fundsForBorrower: 0, adjustments: 0 },
        cash: 5_400_00,
      });
    });

    it('takes what the borrower owes others from the costs that it finances (comment 37(h)(1)(ii)-1)', () => {
      // Furniture of 900: payments to third parties are 400,900, which leaves 7,700 of 408,600.
      expect(standardCash({ ...va, owed: 900_00, adjustments: 1_200_00 })).toMatchObject({
        lines: { closingCostsFinanced: -7_700_00, downPayment: 0, fundsForBorrower: 0, adjustments: 1_200_00 },
        cash: 15_000_00 - 7_700_00 - 1_000_00 + 1_200_00,
      });
    });

    it('asks for funds of the borrower if debts and what is owed are more than the loan (1026.37(h)(1)(v)(A))', () => {
      // 400,000 + 900 + 12,000 are 4,300 more than 408,600. No cost is financed.
      expect(standardCash({ ...va, owed: 900_00, payoffs: 12_000_00 })).toMatchObject({
        lines: { closingCostsFinanced: 0, downPayment: 4_300_00, fundsForBorrower: 0, adjustments: 0 },
        cash: 15_000_00 + 4_300_00 - 1_000_00,
      });
    });

    it('gives the borrower what is left after all costs (1026.37(h)(1)(v)(B))', () => {
      expect(standardCash({ ...va, closingCosts: 6_000_00, owed: 900_00 })).toMatchObject({
        lines: { closingCostsFinanced: -6_000_00, downPayment: 0, fundsForBorrower: -1_700_00, adjustments: 0 },
        cash: -1_700_00 - 1_000_00,
      });
    });

    it('finances up to all closing costs, also those paid before closing (comment 38(i)(3)-1)', () => {
      expect(standardCash({ ...va, closingCosts: 8_000_00, paidBeforeClosing: 650_00 })).toMatchObject({
        lines: { closingCostsFinanced: -8_000_00, paidBeforeClosing: -650_00, fundsForBorrower: -600_00 },
        cash: -650_00 - 600_00 - 1_000_00,
      });
    });
  });

  it('has what the borrower owes among the adjustments while the loan is not more than the price (1026.38(i)(8)(ii))', () => {
    const facts = { ...none, loanAmount: 400_000_00, salePrice: 400_000_00, closingCosts: 5_000_00, payoffs: 3_000_00 };
    expect(standardCash({ ...facts, owed: 900_00, adjustments: -250_00 })).toMatchObject({
      lines: { closingCostsFinanced: 0, downPayment: 0, fundsForBorrower: 0, adjustments: 3_650_00 },
      cash: 8_650_00,
    });
  });

  it('gives the borrower of a cash-out what debts and costs leave', () => {
    const facts = { ...none, loanAmount: 200_000_00, payoffs: 150_000_00, closingCosts: 5_000_00 };
    expect(standardCash(facts)).toMatchObject({
      lines: { closingCosts: 5_000_00, closingCostsFinanced: -5_000_00, fundsForBorrower: -45_000_00, deposit: 0 },
      cash: -45_000_00,
    });
  });
});

describe('the alternative table', () => {
  it('ends with the same cash, and names the costs that the loan pays', () => {
    const facts = {
      ...none,
      loanAmount: 150_000_00,
      payoffs: 147_000_00,
      closingCosts: 5_000_00,
      paidBeforeClosing: 435_00,
    };
    expect(alternativeCash(facts)).toEqual({
      form: 'alternative',
      lines: { loanAmount: 150_000_00, closingCosts: -5_000_00, paidBeforeClosing: 435_00, payoffs: -147_000_00 },
      closingCostsFinanced: 3_000_00,
      cash: 1_565_00,
    });
  });

  it('counts what the borrower owes others among the payoffs, and finances no cost that is paid already', () => {
    const facts = { ...none, loanAmount: 150_000_00, payoffs: 140_000_00, closingCosts: 5_000_00 };
    const more = { paidBeforeClosing: 435_00, owed: 500_00, adjustments: -100_00 };
    expect(alternativeCash({ ...facts, ...more })).toMatchObject({
      lines: { payoffs: -140_400_00 },
      closingCostsFinanced: 4_565_00,
      cash: -5_035_00,
    });
  });

  it('agrees with the standard table for every refinance', () => {
    const amount = fc.integer({ min: 0, max: 500_000_00 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: -5_000_00, max: 30_000_00 }),
        (loanAmount, payoffs, closingCosts) => {
          const facts = { ...none, loanAmount, payoffs, closingCosts, paidBeforeClosing: 100_00 };
          expect(standardCash(facts).cash).toBe(alternativeCash(facts).cash);
        },
      ),
    );
  });
});
