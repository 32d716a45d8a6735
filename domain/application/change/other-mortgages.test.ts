import { describe, expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../loan/document';
import { applyLoanChange, validateLoanChange } from './loan-change';

const purchase: LoanDocument = {
  ...emptyDocument(),
  ...{ version: 1, sLNm: 'L1', sStatusT: '0' },
  ...{ sLPurposeT: '0', sLAmtCalc: '300000.00', sPurchPrice: '400000.00', sApprVal: '400000.00' },
  ...{ sNoteIR: '6.000', sTerm: 360 },
};

const changed = (loan: LoanDocument, input: Partial<LoanDocument>) =>
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

describe('liens that stay on a refinanced property', () => {
  const owners: ['0B'] = ['0B'];
  const home = { id: 'r', owners, isSubjectProperty: true };
  const first = { id: 'm1', owners, type: '0', balance: '250000.00', payment: '1500.00', reoId: 'r' };
  const lien = { id: 'm2', owners, type: '0', balance: '40000.00', payment: '300.00', reoId: 'r', payoff: false };
  const heloc = { id: 'h', owners, type: '1', balance: '10000.00', creditLimit: '30000.00', reoId: 'r' };
  const refinance: LoanDocument = { ...purchase, sLPurposeT: '1', sLienPosT: '0', reos: [home] };
  const secured = changed(refinance, { liabilities: [first, lien, heloc] });

  it('count in CLTV and HCLTV', () => {
    // 300,000 + 40,000 + 10,000 drawn = 87.5%; with the line of 30,000 92.5%.
    expect(secured).toMatchObject({
      ...{ sConcurSubFin: '40000.00', sSubFinDrawn: '10000.00', sSubFin: '30000.00' },
      ...{ sLtvR: '75.000', sCltvR: '87.500', sHcltvR: '92.500' },
    });
  });

  it('bring no money to the closing, and their payment is a debt', () => {
    expect(secured.sTransNetCash).toBe('-50000.00');
    expect([secured.sProOFinPmt ?? null, secured.sLTotLiaMon]).toEqual([null, '300.00']);
  });

  it('no longer count once they are paid off, and never in a purchase', () => {
    const paid = changed(secured, { liabilities: [first, { ...lien, payoff: true }, { ...heloc, payoff: true }] });
    expect([paid.sConcurSubFin ?? null, paid.sSubFin ?? null, paid.sCltvR, paid.sHcltvR]).toEqual([
      ...[null, null],
      ...['75.000', '75.000'],
    ]);
    expect(changed(secured, { sLPurposeT: '0' }).sCltvR).toBe('75.000');
  });

  it('add to other new mortgages, and keep a higher total that was entered', () => {
    const listed = changed(secured, { ...second, sOtherMtg1Amt: '20000.00' });
    expect(listed.sConcurSubFin).toBe('60000.00');
    const entered = changed({ ...refinance, sConcurSubFin: '45000.00' }, { liabilities: [first, lien] });
    expect(entered.sConcurSubFin).toBe('45000.00');
    expect(changed(secured, { sConcurSubFin: '38500.00' }).sConcurSubFin).toBe('38500.00');
  });

  it('are filled in with the next change of a loan that has them already', () => {
    const old = { ...refinance, liabilities: [{ ...first, payoff: true }, lien] };
    expect(changed(old, { sNoteIR: '5.875' })).toMatchObject({ sConcurSubFin: '40000.00', sCltvR: '85.000' });
  });

  it('are the first mortgage of a second lien', () => {
    const loan = { ...refinance, sLPurposeT: '8', sLienPosT: '1', sLAmtCalc: '50000.00' };
    const after = changed(loan, { liabilities: [first] });
    expect(after).toMatchObject({ sRemain1stMBal: '250000.00', sLtvR: '12.500', sCltvR: '75.000' });
  });

  it('are not mortgages of another property, cards, or loans without a balance', () => {
    const others = [
      { ...lien, reoId: 'other' },
      { ...lien, id: 'c', type: '2' },
      { ...lien, id: 'z', balance: '0.00' },
    ];
    expect(changed(refinance, { liabilities: others }).sCltvR).toBe('75.000');
  });
});
