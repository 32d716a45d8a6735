import { describe, expect, it } from 'vitest';
import type { LoanValues } from '../loan/document';
import { fieldSpec } from '../loan/fields/field-table';
import { isSetByProgram } from '../loan/set-by-program';
import { chosenProgramFields } from './chosen-program';
import { mayChooseProgram } from './may-choose-program';
import { priceProgram } from './price-program';
import { programWith, scenarioWith, testSheet } from './pricing.test-support';
import { programResult } from './pricing-result';
import type { Program } from './program';

function chosen(
  program: Partial<Program>,
  changes: Readonly<Record<string, unknown>> = {},
  index = 0,
  loan: LoanValues = {},
) {
  const priced = priceProgram(scenarioWith(changes), programWith({ adjustmentSets: [], ...program }), testSheet);
  const option = programResult(priced, { rates: 'all', showHidden: true }).RateOption[index];
  if (option === undefined) throw new Error('nothing offered');
  return { option, fields: chosenProgramFields(loan, priced, option) };
}

describe('choosing a rate of a program', () => {
  it('writes program, rate, term, price and lock period', () => {
    const { option, fields } = chosen({ termMonths: 180, investor: 'An Investor' });
    expect(fields).toMatchObject({
      sLpInvestorNm: 'An Investor',
      sNoteIR: option.Rate,
      sTerm: 180,
      sDue: 180,
      sFinMethT: '0',
      sApr: option.APR,
      sLDiscntPc: option.Point,
      sBrokerLockFinalBrokComp1PcPrice: option.Price,
      sProdRLckdDays: option.LockDays,
    });
  });

  it('sets the terms that users cannot enter from then on', () => {
    const stillEntered = /^s(ProdRLckd|FfUfmip|ProMIns|MiQuote|IsMiEstimate)/;
    const terms = Object.keys(chosen({}).fields).filter((name) => !stillEntered.test(name));
    const isFree = (name: string) => !isSetByProgram(name, { sLpTemplateId: 'p' }) && !fieldSpec(name)?.guarded;
    expect(terms.filter(isFree)).toEqual([]);
    expect(terms).toHaveLength(34);
  });

  it('writes a cost as points of the borrower and a credit as one of the lender, never both', () => {
    const costs = chosen(
      { ownAdjustments: [], minimumPrice: 0 },
      { sOriginatorCompensationPaymentSourceT: '2', sOriginatorCompensationPercent: '2.500' },
    );
    expect(Number(costs.option.Point)).toBeGreaterThan(0);
    expect(costs.fields).toMatchObject({ sLDiscnt1003: costs.option.Cost, sLenderCreditAmt: null });
    const credits = chosen({});
    expect(Number(credits.option.Point)).toBeLessThan(0);
    expect(credits.fields).toMatchObject({ sLDiscnt1003: null, sLenderCreditAmt: credits.option.Cost.slice(1) });
  });

  it('keeps the originator’s price before compensation, and the borrower’s after it (domain facts A5)', () => {
    const priceOf = (sOriginatorCompensationPaymentSourceT: string) =>
      chosen(
        { maximumPrice: 120_000 },
        { sOriginatorCompensationPaymentSourceT, sOriginatorCompensationPercent: '2.000' },
      );
    const [lender, borrower] = [priceOf('2'), priceOf('1')];
    const before = borrower.fields.sBrokerLockOriginatorPriceBrokComp1PcFee;
    expect(before).toBe(borrower.option.Point);
    expect(lender.fields.sBrokerLockOriginatorPriceBrokComp1PcFee).toBe(before);
    expect(Number(lender.fields.sBrokerLockFinalBrokComp1PcPrice)).toBe(Number(borrower.option.Price) - 2);
  });

  it('clears the figures of an adjustable rate, or writes them', () => {
    expect(chosen({}).fields).toMatchObject({ sRAdjMarginR: null, sArmIndexT: null, sRAdj1stCapMon: null });
    const arm = chosen({
      amortization: {
        kind: 'arm',
        initialMonths: 84,
        adjustEveryMonths: 6,
        index: '30-day average SOFR',
        indexValue: 4300,
        margin: 2750,
        caps: { first: 5000, periodic: 1000, life: 5000 },
      },
    });
    expect(arm.fields).toMatchObject({
      sFinMethT: '1',
      sArmIndexT: '1',
      sRAdjMarginR: '2.750',
      sRAdjIndexR: '4.300',
      sRAdj1stCapMon: 84,
      sRAdj1stCapR: '5.000',
      sRAdjCapMon: 6,
      sRAdjCapR: '1.000',
      sRAdjLifeCapR: '5.000',
    });
  });

  it('writes the qualifying rate of an adjustable rate, and clears the one of a previous program', () => {
    const arm = (initialMonths: number) => ({
      amortization: {
        kind: 'arm' as const,
        initialMonths,
        adjustEveryMonths: 6,
        index: '30-day average SOFR',
        indexValue: 4300,
        margin: 2750,
        caps: { first: 2000, periodic: 1000, life: 5000 },
      },
    });
    // 6.000 + 2.000 is more than the fully indexed 7.000.
    expect(chosen(arm(60)).fields).toMatchObject({ sNoteIR: '6.000', sQualIR: '8.000' });
    expect(chosen(arm(84)).fields.sQualIR).toBe('6.000');
    expect(chosen(arm(84), {}, 0, { sHighPricedMortgageT: '3' }).fields.sQualIR).toBe('7.000');
    expect(chosen({}, {}, 0, { sQualIR: '8.000', sFinMethT: '1' }).fields.sQualIR).toBeNull();
  });

  it('writes the insurance of the loan type, and clears that of another', () => {
    expect(chosen({ insurance: 'fha', loanType: '1' }).fields).toMatchObject({
      sFfUfmipR: null,
      sFfUfmip1pc: '11375.00',
      sProMInsR: null,
    });
    expect(chosen({ insurance: 'none' }).fields).toMatchObject({
      sFfUfmipR: null,
      sFfUfmip1pc: null,
      sProMInsR: null,
      sProMIns: null,
    });
  });

  it('keeps the entered rates of the same government insurance', () => {
    const entered = { sLT: '1', sFfUfmipR: '0.010', sProMInsR: '0.550' };
    // 650,000 x 0.01%.
    const kept = { sFfUfmipR: '0.010', sFfUfmip1pc: '65.00', sProMInsR: '0.550' };
    expect(chosen({ insurance: 'fha', loanType: '1' }, entered).fields).toMatchObject(kept);
    const cleared = { sFfUfmipR: null, sProMInsR: null };
    expect(chosen({ insurance: 'fha', loanType: '1' }, { ...entered, sLT: '0' }).fields).toMatchObject(cleared);
  });

  it('writes the private premium of the option, and clears that of another', () => {
    // 731,250 is 90% of 812,500; a score of 742 costs 0.380 a year at 25% coverage, estimated.
    const of = (sProdConvMIOptionT: string) => chosen({}, { sLAmtCalc: '731250', sProdConvMIOptionT }).fields;
    const none = {
      ...{ sFfUfmipR: null, sFfUfmip1pc: null, sProMInsR: null, sProMIns: null, sProMInsCancelLtv: null },
      ...{ sMiQuoteCompanyNm: null, sIsMiEstimate: true },
    };
    expect(of('0')).toMatchObject({ ...none, sProMInsR: '0.380', sProMIns: '231.56', sProMInsCancelLtv: '78.000' });
    expect(of('1')).toMatchObject({ ...none, sFfUfmipR: '1.292', sFfUfmip1pc: '9447.75' });
    expect(of('2')).toMatchObject({
      ...none,
      ...{ sFfUfmipR: '0.646', sFfUfmip1pc: '4723.88' },
      ...{ sProMInsR: '0.190', sProMIns: '115.78', sProMInsCancelLtv: '78.000' },
    });
    expect(of('3')).toMatchObject(none);
    expect(chosen({}).fields).toMatchObject({ ...none, sIsMiEstimate: null });
  });

  it('writes the interest-only period, and clears it', () => {
    expect(chosen({ interestOnlyMonths: 120 }).fields.sIOnlyMon).toBe(120);
    expect(chosen({}).fields.sIOnlyMon).toBeNull();
  });
});

describe('permission to choose a program', () => {
  it('is granted only in the registration stage, and not while the rate is locked', () => {
    for (const sStatusT of ['0', '1', '3']) expect(mayChooseProgram({ sStatusT })).toBe(true);
    for (const sStatusT of ['28', '13', '6', '9']) expect(mayChooseProgram({ sStatusT })).toBe(false);
    expect(mayChooseProgram({ sStatusT: '3', sRateLockStatusT: '1' })).toBe(false);
    expect(mayChooseProgram({ sStatusT: '3', sRateLockStatusT: '0' })).toBe(true);
  });
});
