import { describe, expect, it } from 'vitest';
import { emptyDocument, type LoanDocument, type LoanValues } from '../../loan/document';
import { applyLoanChange, validateLoanChange } from './loan-change';

const purchase: LoanDocument = {
  ...emptyDocument(),
  ...{ version: 1, sLNm: 'L1', sStatusT: '0' },
  ...{ sLPurposeT: '0', sLAmtCalc: '300000.00', sPurchPrice: '400000.00', sApprVal: '400000.00' },
  ...{ sNoteIR: '6.000', sTerm: 360 },
};

const changed = (loan: LoanDocument, input: LoanValues) =>
  applyLoanChange(loan, validateLoanChange(input, loan).changes);

const second = { sOtherMtgNA: false, sOtherMtg1CreditorNm: 'Harbor Credit Union', sOtherMtg1LienT: '1' };

describe('other new mortgages of the application (URLA 4b)', () => {
  it('of a purchase count in cash, CLTV, down payment and housing expense', () => {
    const loan = changed(purchase, { ...second, sOtherMtg1Amt: '40000.00', sOtherMtg1Pmt: '300.00' });
    // 400,000 - 300,000 - 40,000 = 60,000; 340,000 / 400,000 = 85%; 1,798.65 + 300.
    expect(loan).toMatchObject({
      ...{ sConcurSubFin: '40000.00', sProOFinPmt: '300.00', sTransNetCash: '60000.00', sDownPmt: '60000.00' },
      ...{ sCltvR: '85.000', sMonthlyPmt: '2098.65' },
    });
  });

  it('with a credit limit are HELOCs, with their draw', () => {
    const loan = changed(purchase, {
      ...{ ...second, sOtherMtg1Amt: '20000.00', sOtherMtg1CreditLimit: '50000.00', sOtherMtg1Pmt: '150.00' },
      ...{ sOtherMtg2CreditorNm: 'City', sOtherMtg2LienT: '1', sOtherMtg2Amt: '10000.00', sOtherMtg2Pmt: '90.00' },
    });
    expect(loan).toMatchObject({
      ...{ sConcurSubFin: '10000.00', sSubFinDrawn: '20000.00', sSubFin: '50000.00', sProOFinPmt: '240.00' },
      ...{ sCltvR: '82.500', sHcltvR: '90.000', sTransNetCash: '70000.00' },
    });
  });

  it('leave the totals when they are removed', () => {
    const listed = changed(purchase, { ...second, sOtherMtg1Amt: '40000.00', sOtherMtg1Pmt: '300.00' });
    const removed = changed(listed, { sOtherMtgNA: true });
    expect([removed.sConcurSubFin ?? null, removed.sProOFinPmt ?? null, removed.sCltvR]).toEqual([
      null,
      null,
      '75.000',
    ]);
  });

  it('do not change totals that are entered at the same time', () => {
    const loan = changed(purchase, { ...second, sOtherMtg1Amt: '40000.00', sConcurSubFin: '45000.00' });
    expect(loan.sConcurSubFin).toBe('45000.00');
  });

  it('of a refinance add to mortgages that stay, which only the totals have', () => {
    const staying = { sLPurposeT: '1', sConcurSubFin: '50000.00' };
    const change = (amount: string) =>
      changed({ ...purchase, ...staying }, { ...second, sOtherMtg1Amt: amount }).sConcurSubFin;
    expect([change('40000.00'), change('60000.00')]).toEqual(['50000.00', '60000.00']);
  });
});
