import { describe, expect, it } from 'vitest';
import { sampleExpense, sampleLoan } from '../../fees/sample-form.test-support';
import { estimatedCash } from './cost-details';
import { taxesTable } from './payments-table';

describe('the estimated taxes, insurance and assessments', () => {
  it('have flood insurance under Homeowner’s Insurance (1026.37(c)(4)(iv))', () => {
    const flood = sampleExpense('flood', { isEscrowed: false, fixedAmt: '40.00' });
    const loan = { ...sampleLoan, sProFloodIns: '40.00', hexps: [...(sampleLoan.hexps ?? []), flood] };
    expect(taxesTable(loan, 'estimate')).toMatchObject({
      insurance: { included: true, escrow: 'SOME' },
      other: { included: false, description: '' },
    });
  });
});

describe('the alternative cash to close of a Loan Estimate', () => {
  it('finances what the disclosed loan amount leaves after the disclosed payoffs (1026.37(h)(2)(v))', () => {
    const facts = {
      ...{ loanAmount: 200_000_00, salePrice: undefined, assumedLoans: 0, payoffs: 150_000_50 },
      ...{ closingCosts: 60_000_00, paidBeforeClosing: 0, deposit: 0, sellerCredits: 0, owed: 0, adjustments: 0 },
    };
    const { rows } = estimatedCash(facts, { closingCosts: 60_000 });
    expect(rows.slice(2).map(({ amount }) => amount)).toEqual(['– $150,001', '$10,001', '$49,999']);
  });
});
