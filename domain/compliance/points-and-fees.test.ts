import { describe, expect, it } from 'vitest';
import type { LoanValues } from '../loan/document';
import { codesOf, testOf } from './compliance.test-support';

/** Points and fees of a loan whose lender's fees are the only charge. */
function of(amount: string, lenderFees: number, loan: LoanValues = {}) {
  return testOf('qmPointsAndFees', {
    loan: { sLAmtCalc: amount, sFinalLAmt: amount, ...loan },
    program: { lenderFees, insurance: 'none' },
  });
}

const at = (amount: string, limit: number) => [of(amount, limit).verdict, of(amount, limit + 1).verdict];
const inDollars = ['passes', 'fails'];

describe('points and fees of a qualified mortgage', () => {
  // Comment 43(e)(3)(ii)-1.xii, 2026.
  it('have a dollar limit in the second and fourth tier', () => {
    expect(at('137957.99', 4_139_00)).toEqual(inDollars);
    expect(at('82775.00', 4_139_00)).toEqual(inDollars);
    expect(at('27591.99', 1_380_00)).toEqual(inDollars);
    expect(at('17245.00', 1_380_00)).toEqual(inDollars);
  });

  // The share applies to the amount less the fees: 3% of (137,958 - 4,018.19) = 4,018.19, of (137,958 - 4,018.20) = 4,018.19.
  it('have a share of the total loan amount in the other tiers', () => {
    expect(at('137958.00', 4_018_19)).toEqual(inDollars);
    // 5% of (82,774.99 - 3,941.66) = 3,941.67; of (82,774.99 - 3,941.67) = 3,941.67.
    expect(at('82774.99', 3_941_67)).toEqual(inDollars);
    expect(at('27592.00', 1_313_90)).toEqual(inDollars);
    // 8% of (17,244.99 - 1,277.41) = 1,277.41.
    expect(at('17244.99', 1_277_41)).toEqual(inDollars);
  });

  // Comment 43(e)(3)(ii)-1.xi; the fourth tier of 2025 is 1,348.
  it('follow the year of the closing', () => {
    const year = { sEstCloseD: '2025-11-28' };
    expect([of('80905.00', 4_045_00, year).verdict, of('80905.00', 4_045_01, year).verdict]).toEqual(inDollars);
    expect([of('16855.00', 1_348_00, year).verdict, of('16855.00', 1_348_01, year).verdict]).toEqual(inDollars);
  });

  // Comment 43(e)(3)(i)-3.i: total loan amount of 102,000, 3% is 3,060; here 650,000 - 12,000 = 638,000 and 19,140.
  it('measure the share on the total loan amount, not on the note', () => {
    expect(of('650000.00', 12_000_00)).toMatchObject({ verdict: 'passes', limit: { money: '19140.00' } });
  });

  it('count compensation of a broker whoever pays it, and not that of the lender’s own employee', () => {
    const lenderPaid = { sOriginatorCompensationPaymentSourceT: '2', sOriginatorCompensationPercent: '2.000' };
    const broker = of('650000.00', 0, { ...lenderPaid, sBranchChannelT: '2' });
    expect(broker.figure).toEqual({ money: '13000.00' });
    expect(of('650000.00', 0, { ...lenderPaid, sBranchChannelT: '1' }).figure).toEqual({ money: '0.00' });
    const borrowerPaid = { sOriginatorCompensationPaymentSourceT: '1', sOriginatorCompensationAmount: '6500.00' };
    expect(of('650000.00', 0, borrowerPaid).figure).toEqual({ money: '6500.00' });
    // 1% of the note of 306,318.00, as in the finance charge, whatever amount is stored.
    const ofNote = { ...borrowerPaid, sOriginatorCompensationPercent: '1.000', sLT: '1', sLAmtCalc: '301050.00' };
    expect(of('306318.00', 0, ofNote).figure).toEqual({ money: '3063.18' });
  });

  it('leave out a government’s upfront premium, and a private one only up to FHA’s', () => {
    const premium = { sFfUfmip1pc: '13000.00' };
    expect(of('650000.00', 0, { ...premium, sLT: '1' }).figure).toEqual({ money: '0.00' });
    // 1.75% of 650,000 is 11,375, so at least 1,625 counts, and at most 13,000, below the 19,500.
    expect(of('650000.00', 0, premium)).toMatchObject({ verdict: 'passes', figure: { money: '13000.00' } });
  });

  it('are open where the points may be bona fide and decide, and name it', () => {
    // 3% of (650,000 - 20,000) = 18,900; up to 13,000 of the 20,000 may be left out.
    const open = of('650000.00', 0, { sLDiscnt1003: '20000.00' });
    expect(open).toMatchObject({ verdict: 'unknown', figure: { money: '7000.00' }, limit: { money: '18900.00' } });
    expect(codesOf(open)).toEqual(['pointsMayBeExcluded']);
    // 40,000 less 13,000 is above 3% of 610,000.
    expect(of('650000.00', 0, { sLDiscnt1003: '40000.00' }).verdict).toBe('fails');
  });

  it('name every part that is not known, and fail without it only when they are above the limit', () => {
    const unknown: LoanValues = {
      sOriginatorCompensationPaymentSourceT: null,
      sPrepmtPenaltyT: null,
      sTotEstCcAmt: null,
    };
    expect(codesOf(of('650000.00', 1_595_00, unknown))).toEqual([
      'closingCostsUnknown',
      'compensationUnknown',
      'penaltyUnknown',
    ]);
    expect(of('650000.00', 20_000_00, unknown).verdict).toBe('fails');
  });

  it('count the loan’s own fees that the lender, the broker or an affiliate keeps, and no others', () => {
    const fee = (Description: string, TotalAmount: string, Beneficiary: string, isAffiliate = false) => ({
      Description,
      TotalAmount,
      Beneficiary,
      isAffiliate,
      section: 'B',
    });
    const fees = [
      fee('Underwriting Fee', '$1,097.00', '21'),
      fee('Broker Fee', '$500.00', '26'),
      fee('Settlement Fee', '$400.00', '8'),
      fee('Appraisal Fee', '$600.00', '12'),
      fee('Title Search', '$250.00', '8', true),
      fee('Initial Escrow Payment', '$900.00', '21'),
      fee('Prepaid Interest', '$300.00', '21'),
    ];
    // 1,097 + 500 + 250; they replace the fees of the program.
    const test = of('650000.00', 1_595_00, { fees, sTotEstCcAmt: null } as LoanValues);
    expect(test).toMatchObject({ verdict: 'passes', figure: { money: '1847.00' } });
  });

  it('pass if even all closing costs would not exceed the limit', () => {
    // 3% of (650,000 - 1,595) = 19,452.15.
    expect(of('650000.00', 1_595_00, { sTotEstCcAmt: '19452.15' }).verdict).toBe('passes');
    const open = of('650000.00', 1_595_00, { sTotEstCcAmt: '19452.16' });
    expect([open.verdict, ...codesOf(open)]).toEqual(['unknown', 'closingCostsUndivided']);
  });
});
