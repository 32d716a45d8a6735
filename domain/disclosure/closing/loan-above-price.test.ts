import { describe, expect, it } from 'vitest';
import { sampleFee } from '../../fees/sample-form.test-support';
import { worksheetOf } from '../../fees/worksheet';
import type { NewLoanDocument } from '../../loan/document';
import { cashOf } from '../estimate/estimate-form';
import { closingForm } from './closing-form';
import { sampleFacts, samplePurchase } from './closing-sample';

/**
 * A VA loan for all of the price of 180,000, with the funding fee of 2.15 percent, 3,870. The costs are the fee and 4,130 of the lender: 8,000.
 * The borrower buys furniture for 900, and gets a rebate of 750. Dues of 80 go to the seller, taxes of 365.04 to the borrower.
 */
const loan: NewLoanDocument = {
  ...samplePurchase,
  ...{ sLT: '2', sLAmtCalc: '180000.00', sFinalLAmt: '183870.00', sFfUfmip1pc: '3870.00' },
  ...{ sLDiscnt1003: null, sPrepaidInterestDays: null, sProMIns: null, sProHazIns: null, sProRealETx: null },
  ...{ sProHoAssocDues: null, hexps: [], loanEstimates: [] },
  fees: [sampleFee('ApplicationFee', '4130.00')],
  adjustments: [
    {
      ...{ id: 'furniture', type: 'personal-property', Description: 'Furniture', amount: '900.00' },
      ...{ paidFrom: 'borrower', paidTo: 'seller' },
    },
    {
      ...{ id: 'rebate', type: 'credit', Description: 'Rebate from Epsilon Title Co.', amount: '750.00' },
      ...{ paidFrom: 'other', paidTo: 'borrower' },
    },
  ],
};

describe('the cash to close of a loan that is more than the price', () => {
  it('finances on the Closing Disclosure what price and furniture leave of the loan: 183,870 − 180,900', () => {
    const { cash, summaries } = closingForm(loan, sampleFacts(loan));
    const final = Object.fromEntries(cash.rows.map((row) => [row.code, row.final]));
    expect(final).toEqual({
      ...{ closingCosts: 8_000_00, paidBeforeClosing: 0, closingCostsFinanced: -2_970_00, downPayment: 0 },
      ...{ deposit: -10_000_00, fundsForBorrower: 0, sellerCredits: -2_500_00, adjustments: 80_00 - 365_04 - 750_00 },
    });
    // K: 180,000 + 8,000 + 900 + 80. L: 10,000 + 183,870 + 2,500 + 750 + 365.04.
    expect(summaries?.totals).toMatchObject({ K: 188_980_00, L: 197_485_04 });
    expect([cash.cash, summaries?.borrowerCash]).toEqual([-8_505_04, -8_505_04]);
  });

  it('is the same on the Loan Estimate, in whole dollars', () => {
    const { rows, cash } = cashOf({ loan, worksheet: worksheetOf(loan), payoffs: 0 });
    expect(rows.map(({ amount }) => amount)).toEqual([
      ...['$8,000', '– $2,970', '$0', '– $10,000', '$0', '– $2,500', '– $1,035', '– $8,505'],
    ]);
    expect(cash).toBe(-8_505);
  });
});
