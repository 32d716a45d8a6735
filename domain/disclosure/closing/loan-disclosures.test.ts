import { describe, expect, it } from 'vitest';
import { sampleFee, sampleTerms } from '../../fees/sample-form.test-support';
import { worksheetOf } from '../../fees/worksheet';
import type { NewLoanDocument } from '../../loan/document';
import { defaultChoices } from './closing-facts';
import { samplePurchase } from './closing-sample';
import { loanDisclosures } from './loan-disclosures';

describe('the escrow waiver fee (12 CFR 1026.38(l)(7)(i)(B)(2))', () => {
  const feeOf = (loan: NewLoanDocument, escrowWaiverFee: string | null = null) =>
    loanDisclosures(loan, worksheetOf(loan), { ...defaultChoices, escrowWaiverFee }, '').noEscrow.waiverFee;
  const charged: NewLoanDocument = { ...sampleTerms, fees: [sampleFee('EscrowWaiverFee', '250.00')] };

  it('is the fee of the worksheet, or the one that was entered without it', () => {
    expect(feeOf(charged)).toBe(250_00);
    expect(feeOf(charged, '300.00')).toBe(250_00);
    expect(feeOf(sampleTerms, '300.00')).toBe(300_00);
    expect(feeOf(sampleTerms)).toBe(0);
  });

  it('is none with an escrow account', () => {
    const withAccount: NewLoanDocument = { ...samplePurchase, fees: charged.fees ?? [] };
    expect(loanDisclosures(withAccount, worksheetOf(withAccount), defaultChoices, '').escrow).not.toBeNull();
    expect(feeOf(withAccount, '300.00')).toBe(0);
  });
});
