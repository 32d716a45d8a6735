import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import type { LoanRecord } from '../../loan/records';
import { sampleLoan } from '../calculations/sample-loan.test-support';
import { withComputed } from './computed';

const mine = (id: string): LoanRecord => ({ id, owners: ['0B'] });

/** The published test case C01 (domain facts 6.1), of a single-family residence. */
const c01: NewLoanDocument = { ...sampleLoan, sProdSpT: '0' };

describe('a purchase of 340,000 with a loan of 300,000', () => {
  const loan = withComputed(c01);

  it('has the published payment, ratios and totals', () => {
    expect(loan).toMatchObject({
      sFinalLAmt: '300000.00',
      sProThisMPmt: '1475.82',
      sMonthlyPmt: '1765.82',
      sLTotI: '14100.00',
      sLTotLiaMon: '469.00',
      sQualTopR: '12.524',
      sQualBottomR: '15.850',
      sLtvR: '88.235',
      sCltvR: '88.235',
      sHcltvR: '88.235',
      sAppTotLiqAsset: '282000.00',
      sUnitsNum: 1,
      sDownPmt: '40000.00',
    });
  });

  it('requires the published cash of the borrower at closing', () => {
    expect(loan.sTransNetCash).toBe('28800.00');
  });

  it('is stable when calculated again', () => {
    expect(withComputed(loan)).toEqual(loan);
  });
});

describe('the value behind the ratios', () => {
  it('is the appraised value of a purchase if that is less than the price', () => {
    expect(withComputed({ ...c01, sApprVal: '320000.00' }).sLtvR).toBe('93.750');
  });

  it('is the appraisal of a refinance, whatever was once paid', () => {
    const loan = withComputed({ ...c01, sLPurposeT: '1', sPurchPrice: '100000.00', sApprVal: '400000.00' });
    expect(loan.sLtvR).toBe('75.000');
    expect(loan.sDownPmt).toBeUndefined();
  });

  it('rounds the third decimal half up', () => {
    expect(
      withComputed({ ...c01, sLAmtCalc: '200000.00', sPurchPrice: '300000.00', sApprVal: '300000.00' }).sLtvR,
    ).toBe('66.667');
  });

  it('leaves the ratios out while there is none', () => {
    const loan = withComputed({ ...c01, sPurchPrice: null, sApprVal: null, sLtvR: '10.000' });
    expect(Object.hasOwn(loan, 'sLtvR')).toBe(false);
  });
});

describe('other liens', () => {
  it('count for CLTV as far as they are drawn and for HCLTV with the full line', () => {
    const loan = withComputed({ ...c01, sConcurSubFin: '10000.00', sSubFin: '20000.00', sSubFinDrawn: '5000.00' });
    expect([loan.sLtvR, loan.sCltvR, loan.sHcltvR]).toEqual(['88.235', '92.647', '97.059']);
  });

  it('are the first mortgage if the loan is a second', () => {
    const loan = withComputed({
      ...c01,
      sLPurposeT: '8',
      sLienPosT: '1',
      sLAmtCalc: '34000.00',
      sRemain1stMBal: '204000.00',
    });
    expect([loan.sLtvR, loan.sCltvR]).toEqual(['10.000', '70.000']);
  });
});

describe('a financed upfront premium', () => {
  const fha: NewLoanDocument = { ...c01, sLT: '1', sFfUfmipR: '1.750' };

  it('is in the note and its payment, and not in the ratios to value', () => {
    const loan = withComputed(fha);
    expect(loan).toMatchObject({ sFfUfmip1pc: '5250.00', sFfUfmipFinanced: '5250.00', sFinalLAmt: '305250.00' });
    expect(loan.sProThisMPmt).toBe('1501.65');
    expect(loan.sLtvR).toBe('88.235');
  });

  it('is financed only as far as it is not paid in cash', () => {
    expect(withComputed({ ...fha, sUfCashPd: '250.00' }).sFinalLAmt).toBe('305000.00');
    expect(withComputed({ ...fha, sUfCashPd: '9000.00' }).sFinalLAmt).toBe('300000.00');
  });

  it('is used as entered unless there is a rate', () => {
    const loan = { ...c01, sFfUfmip1pc: '4500.00' };
    expect(withComputed({ ...loan, sFfUfMipIsBeingFinanced: true }).sFinalLAmt).toBe('304500.00');
    // A private premium is paid at closing unless the loan says that it is financed.
    expect(withComputed(loan).sFinalLAmt).toBe('300000.00');
  });

  it('is nothing for a veteran who is exempt from the funding fee', () => {
    expect(withComputed({ ...c01, sLT: '2', sFfUfmipR: '2.150', sIsVaFundingFeeExempt: true }).sFinalLAmt).toBe(
      '300000.00',
    );
  });
});

describe('payments', () => {
  it('are interest only during an interest-only period, while the borrower qualifies with the later repayment', () => {
    const loan = withComputed({ ...c01, sNoteIR: '6.000', sIOnlyMon: 120 });
    expect(loan.sProThisMPmt).toBe('1500.00');
    expect(loan.sProThisMQual).toBe('2149.29');
  });

  it('are the loan over its term at a rate of zero', () => {
    expect(withComputed({ ...c01, sNoteIR: '0.000' }).sProThisMPmt).toBe('833.33');
  });

  it('follow the yearly insurance rate on the base amount', () => {
    expect(withComputed({ ...c01, sProMInsR: '0.550' }).sProMIns).toBe('137.50');
  });

  it('are absent while rate or term are missing, and the debt ratios with them', () => {
    const loan = withComputed({ ...c01, sNoteIR: null });
    expect(loan.sProThisMPmt).toBeUndefined();
    expect(loan.sQualTopR).toBeUndefined();
  });
});

describe('debts and income', () => {
  it('leaves out debts that are excluded or paid off', () => {
    const liabilities = c01.liabilities.map((one, index) =>
      index === 0 ? { ...one, excluded: true } : { ...one, payoff: true },
    );
    expect(withComputed({ ...c01, liabilities }).sQualBottomR).toBe('12.524');
  });

  it('counts a debt once that two borrowers share', () => {
    const shared = { id: 'l3', owners: ['0B', '0C', '1B'], payment: '100.00' } satisfies LoanRecord & {
      payment: string;
    };
    const joint: NewLoanDocument = { ...c01, applicants: [{}, {}], liabilities: [...c01.liabilities, shared] };
    const loan = withComputed(joint);
    expect(loan.sLTotLiaMon).toBe('569.00');
    expect(loan.applicants.map((one) => one.aLiaMonTot)).toEqual(['569.00', '0.00']);
  });

  it('adds a gain from rents to the income and a loss to the debts', () => {
    const gain = withComputed({ ...c01, reos: [{ ...mine('r1'), netRent: '400.00' }] });
    expect([gain.sLTotI, gain.sLTotLiaMon]).toEqual(['14500.00', '469.00']);
    const loss = withComputed({ ...c01, reos: [{ ...mine('r1'), netRent: '-250.00' }] });
    expect([loss.sLTotI, loss.sLTotLiaMon]).toEqual(['14100.00', '719.00']);
  });

  it('counts the mortgage of a rental property in its rent and not again as a debt', () => {
    const loan = withComputed({
      ...c01,
      reos: [{ ...mine('r1'), grossRent: '2000.00', monthlyExpenses: '300.00' }],
      liabilities: [...c01.liabilities, { ...mine('m1'), type: '0', payment: '900.00', reoId: 'r1' }],
    });
    expect([loan.sNetRentalMon, loan.sLTotI, loan.sLTotLiaMon]).toEqual(['300.00', '14400.00', '469.00']);
  });

  it('counts mortgage and upkeep of property that is kept and not rented out as debts', () => {
    const loan = withComputed({
      ...c01,
      reos: [{ ...mine('r1'), status: '0', monthlyExpenses: '120.00' }],
      liabilities: [...c01.liabilities, { ...mine('m1'), type: '0', payment: '900.00', reoId: 'r1' }],
    });
    expect(loan.sLTotLiaMon).toBe('1489.00');
  });

  it('counts neither previous jobs nor income of non-borrowers', () => {
    const loan = withComputed({
      ...c01,
      employments: [...c01.employments, { ...mine('e2'), status: '1', monthlyIncome: '5000.00' }],
      incomes: [...c01.incomes, { ...mine('i9'), type: '23', monthlyAmount: '3000.00' }],
    });
    expect(loan.sLTotI).toBe('14100.00');
  });

  it('has no debt ratios without income', () => {
    expect(withComputed({ ...c01, employments: [], incomes: [] }).sQualBottomR).toBeUndefined();
  });
});

describe('units', () => {
  it.each([
    ['8', 2],
    ['9', 3],
    ['10', 4],
    ['2', 1],
  ])('of property type %s are %i', (sProdSpT, units) => {
    expect(withComputed({ ...c01, sProdSpT }).sUnitsNum).toBe(units);
  });
});

describe('payment and ratio', () => {
  it('agree with the formula in 40 digits for any loan', () => {
    const Exact = Decimal.clone({ precision: 40 });
    const cents = fc.integer({ min: 1_000_00, max: 5_000_000_00 });
    const rates = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(cents, cents, rates, fc.integer({ min: 1, max: 480 }), (amount, value, rate, sTerm) => {
        const sLAmtCalc = new Exact(amount).div(100).toFixed(2);
        const sApprVal = new Exact(value).div(100).toFixed(2);
        const sNoteIR = new Exact(rate).div(1000).toFixed(3);
        const loan = withComputed({ ...emptyDocument(), sLPurposeT: '1', sLAmtCalc, sApprVal, sNoteIR, sTerm });
        const monthly = new Exact(sNoteIR).div(1200);
        const payment = new Exact(sLAmtCalc).mul(monthly).div(new Exact(1).sub(monthly.add(1).pow(-sTerm)));
        expect(loan.sProThisMPmt).toBe(payment.toFixed(2, Decimal.ROUND_HALF_UP));
        expect(loan.sLtvR).toBe(new Exact(amount).div(value).mul(100).toFixed(3, Decimal.ROUND_HALF_UP));
      }),
    );
  });
});
