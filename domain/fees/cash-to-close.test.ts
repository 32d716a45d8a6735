import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternativeCash, type CashFacts, standardCash } from './cash-to-close';

const none: CashFacts = {
  ...{ loanAmount: 0, salePrice: undefined, assumedLoans: 0, payoffs: 0, closingCosts: 0, paidBeforeClosing: 0 },
  ...{ deposit: 0, sellerCredits: 0, adjustments: 0 },
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
    const more = { paidBeforeClosing: 435_00, adjustments: 400_00 };
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
