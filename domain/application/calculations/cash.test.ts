import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import type { LiabilityRecord, ReoRecord } from '../../loan/records';
import { calculationsOf } from './calculations';

const home: ReoRecord = { id: 'r1', owners: ['0B'], isSubjectProperty: true, status: '0' };

const mortgage = (balance: string, values: Partial<LiabilityRecord> = {}): LiabilityRecord => ({
  ...{ id: 'l1', owners: ['0B'], type: '0', holder: 'Tern Mortgage', reoId: 'r1' },
  ...{ balance, payment: '1800.00', payoff: true, ...values },
});

/** A refinance for 300,000 with these values. */
const refinance = (values: Partial<NewLoanDocument>): NewLoanDocument => ({
  ...emptyDocument(),
  ...{ sLPurposeT: '1', sLT: '0', sLienPosT: '0', sLAmtCalc: '300000.00', reos: [home] },
  ...values,
});

const cashOf = (loan: NewLoanDocument) => calculationsOf(loan).cashToClose;
const linesOf = (loan: NewLoanDocument) =>
  cashOf(loan).lines.map(({ amount, effect, why }) => `${effect} ${amount}${why ? ` (${why})` : ''}`);

describe('cash of a refinance', () => {
  // URLA L4: total due 280,000 less mortgage loans 300,000.
  it('counts the mortgage that is paid off', () => {
    const loan = refinance({ liabilities: [mortgage('280000.00')] });
    expect(cashOf(loan).value).toBe('-20000.00');
    expect(linesOf(loan)).toEqual(['plus 280000.00', 'minus 300000.00']);
  });

  // 210,000 + 6,000 - 300,000 = -84,000.
  it('pays the rest of a cash-out to the borrower', () => {
    const liabilities = [mortgage('210000.00')];
    expect(cashOf(refinance({ sLPurposeT: '2', sTotEstCcAmt: '6000.00', liabilities })).value).toBe('-84000.00');
  });

  it('counts other debts that are paid off, and no debt that stays', () => {
    const card = { id: 'l2', owners: ['0B' as const], type: '2', balance: '5000.00', payoff: true };
    const car = { ...card, id: 'l3', type: '3', payoff: false };
    expect(cashOf(refinance({ liabilities: [mortgage('280000.00'), card, car] })).value).toBe('-15000.00');
  });

  it('counts a payoff once that is both listed and part of the stated total', () => {
    const loan = refinance({ sRefPdOffAmt: '280000.00', liabilities: [mortgage('280000.00')] });
    expect(linesOf(loan)).toEqual(['plus 280000.00', 'plus 280000.00 (listedPayoffs)', 'minus 300000.00']);
  });

  // Interest to the day of payoff: 281,200 - 280,000 = 1,200 more; 281,200 - 300,000 = -18,800.
  it('adds what the stated total has beyond the listed balances', () => {
    const loan = refinance({ sRefPdOffAmt: '281200.00', liabilities: [mortgage('280000.00')] });
    expect([cashOf(loan).value, linesOf(loan)]).toEqual([
      '-18800.00',
      ['plus 280000.00', 'plus 1200.00', 'minus 300000.00'],
    ]);
  });

  it('is not known while a debt that is paid off has no balance', () => {
    const { balance: _, ...debt } = mortgage('');
    const cash = cashOf(refinance({ liabilities: [debt] }));
    expect([cash.value, cash.requirements]).toEqual([undefined, ['liabilities']]);
  });

  it.each(['1', '6', '7'])('is not known while the replaced loan is not stated, for purpose %s', (sLPurposeT) => {
    const cash = cashOf(refinance({ sLPurposeT }));
    expect([cash.value, cash.requirements]).toEqual([undefined, ['sRefPdOffAmt']]);
  });

  it('pays out the whole note of a cash-out on a property without a mortgage', () => {
    expect(cashOf(refinance({ sLPurposeT: '2' })).value).toBe('-300000.00');
  });

  it('counts the stated total if no payoff is listed', () => {
    expect(cashOf(refinance({ sRefPdOffAmt: '280000.00' })).value).toBe('-20000.00');
  });

  it('takes no money from a second lien that stays', () => {
    const liabilities = [mortgage('280000.00'), mortgage('40000.00', { id: 'l2', payoff: false })];
    const loan = refinance({ sConcurSubFin: '40000.00', sSubFinDrawn: '5000.00', liabilities });
    expect(cashOf(loan).value).toBe('-20000.00');
    expect(linesOf(loan).slice(2)).toEqual(['minus 40000.00 (notNewMoney)', 'minus 5000.00 (notNewMoney)']);
  });

  // 280,000 - 300,000 - 25,000 = -45,000.
  it('takes the money of another new mortgage', () => {
    const other = { sConcurSubFin: '25000.00', sOtherMtg1CreditorNm: 'Wren Credit', sOtherMtg1Amt: '25000.00' };
    const loan = refinance({ ...other, liabilities: [mortgage('280000.00')] });
    expect(cashOf(loan).value).toBe('-45000.00');
    expect(cashOf({ ...loan, sOtherMtgNA: true }).value).toBe('-20000.00');
  });
});

describe('cash of a purchase', () => {
  const purchase = (values: Partial<NewLoanDocument>) =>
    refinance({ sLPurposeT: '0', sPurchPrice: '340000.00', ...values });

  it('includes debts paid off at closing', () => {
    const card = { id: 'l2', owners: ['0B' as const], type: '2', balance: '5000.00', payoff: true };
    expect(cashOf(purchase({ reos: [], liabilities: [card] })).value).toBe('45000.00');
  });

  it('leaves out a mortgage that the sale of its property pays off', () => {
    const sold = { ...home, isSubjectProperty: false, status: '2' };
    const { cashToClose, payoffBalance } = calculationsOf(
      purchase({ reos: [sold], liabilities: [mortgage('190000.00')] }),
    );
    expect(cashToClose.value).toBe('40000.00');
    expect(payoffBalance.lines.map(({ why }) => why)).toEqual(['paidBySale']);
  });

  it('takes the money of a new second lien', () => {
    expect(cashOf(purchase({ sConcurSubFin: '25000.00' })).value).toBe('15000.00');
  });

  // 340,000 - 270,000 - 40,000 = 30,000.
  it('with a second lien takes the money of the first mortgage', () => {
    const second = { sLienPosT: '1', sLAmtCalc: '40000.00', sRemain1stMBal: '270000.00', reos: [] };
    expect(cashOf(purchase(second)).value).toBe('30000.00');
  });
});

describe('cash of a loan without a purpose', () => {
  it('is that of a purchase, as in its ratios', () => {
    const { sLPurposeT: _, ...loan } = refinance({ sPurchPrice: '400000.00' });
    expect(cashOf(loan).value).toBe('100000.00');
    expect(cashOf({ ...loan, sPurchPrice: null }).requirements).toEqual(['sPurchPrice']);
  });
});

describe('cash of a line of credit', () => {
  it('is what the borrower draws at closing', () => {
    const line = refinance({
      sLPurposeT: '8',
      sLienPosT: '1',
      sLAmtCalc: '80000.00',
      sHelocInitialDrawAmt: '50000.00',
    });
    expect(cashOf(line).value).toBe('-50000.00');
    expect(linesOf(line)).toEqual(['minus 50000.00', 'minus 80000.00 (notDrawn)']);
    expect(cashOf({ ...line, sHelocInitialDrawAmt: null }).value).toBe('-80000.00');
  });
});
