import { describe, expect, it } from 'vitest';
import type { NewLoanDocument } from '../../loan/document';
import { withComputed } from '../change/computed';
import { applyLoanChange, validateLoanChange } from '../change/loan-change';
import { calculationsOf } from './calculations';
import { sampleLoan } from './sample-loan.test-support';

/** The loan of the sample form H-24(B) with the premium of a rate card. */
const insured: NewLoanDocument = {
  ...sampleLoan,
  sLT: '0',
  sLPurposeT: '0',
  sPurchPrice: '180000.00',
  sApprVal: '180000.00',
  sLAmtCalc: '162000.00',
  sNoteIR: '3.875',
  sTerm: 360,
  sFinMethT: '0',
  sSchedDueD1: '2026-12-01',
  sProdConvMIOptionT: '0',
  sProMInsR: '0.610',
  sMiQuoteCompanyNm: 'Sample Guaranty',
  sIsMiEstimate: false,
};

const changed = (loan: NewLoanDocument, change: object): NewLoanDocument => {
  const { changes, fields } = validateLoanChange({ ...change }, loan);
  expect(fields).toEqual({});
  return applyLoanChange(loan, changes);
};

describe('private mortgage insurance of a loan', () => {
  it('is the yearly rate of the base amount, with the insurer and the payments after which it may and must end', () => {
    const { mortgageInsurance } = calculationsOf(insured);
    expect(mortgageInsurance.value).toBe('82.35');
    expect(mortgageInsurance.lines).toMatchObject([
      { name: { words: 'monthlyRateOf' }, amount: '82.35', record: 'Sample Guaranty' },
      // 67 and 79 months after the first payment on December 1, 2026.
      {
        name: { words: 'insuranceRequestOn', values: { date: { date: '2032-07-01' } } },
        amount: '68',
        kind: 'payment',
      },
      { name: { words: 'insuranceEndOn', values: { date: { date: '2033-07-01' } } }, amount: '80', kind: 'payment' },
    ]);
    const undated = calculationsOf({ ...insured, sSchedDueD1: null }).mortgageInsurance;
    expect(undated.lines.map(({ name }) => name)).toMatchObject([
      {},
      { words: 'insuranceRequest' },
      { words: 'insuranceEnd' },
    ]);
  });

  it('says nothing of an end before the first payment, or of a request that comes no sooner than the end', () => {
    const words = (values: Partial<NewLoanDocument>) =>
      calculationsOf({ ...insured, sSchedDueD1: null, ...values })
        .mortgageInsurance.lines.slice(1)
        .map(({ name, amount }) => ['words' in name && name.words, amount]);
    // 144,000 of 180,000 is 80%: only the end at 78% is ahead.
    expect(words({ sLAmtCalc: '144000.00' }).map(([name]) => name)).toEqual(['insuranceEnd']);
    expect(words({ sLAmtCalc: '140000.00' })).toEqual([]);
    // At 12% the balance is about 83% at the midpoint.
    expect(words({ sLAmtCalc: '174600.00', sNoteIR: '12.000' })).toEqual([['insuranceEnd', '180']]);
  });

  // 140,000 of 180,000 is 77.8%, below the 78% at which insurance ends; 12 USC 4902(b).
  it('does not count a rate whose insurance ends before the first payment', () => {
    const low = { ...insured, sLAmtCalc: '140000.00' };
    const { mortgageInsurance } = calculationsOf(low);
    expect(mortgageInsurance.value).toBe('0.00');
    expect(mortgageInsurance.lines).toMatchObject([{ amount: '71.17', counted: false, why: 'insuranceEnded' }]);
    expect(calculationsOf({ ...low, sProMInsR: null, sProMIns: '71.17' }).mortgageInsurance.value).toBe('71.17');
  });

  it('says that a premium is an estimate', () => {
    const estimate = { ...insured, sMiQuoteCompanyNm: null, sIsMiEstimate: true };
    expect(calculationsOf(estimate).mortgageInsurance.lines[0]?.name).toMatchObject({
      words: 'estimatedMonthlyRateOf',
    });
    const single = { ...estimate, sProdConvMIOptionT: '1', sFfUfmipR: '1.850' };
    expect(calculationsOf(single).upfrontFee.lines[0]?.name).toMatchObject({ words: 'estimatedRateOf' });
  });

  it.each(['1', '3', '4'])('has no monthly part with option %s, whatever was entered before', (sProdConvMIOptionT) => {
    expect(withComputed({ ...insured, sProdConvMIOptionT })).not.toHaveProperty('sProMIns');
  });

  it('is due at closing with option 1 and 2, and financed only if the loan says so', () => {
    const single = withComputed({ ...insured, sProdConvMIOptionT: '1', sProMInsR: null, sFfUfmipR: '1.850' });
    expect(single).toMatchObject({ sFfUfmip1pc: '2997.00', sFinalLAmt: '162000.00' });
    const financed = withComputed({ ...single, sFfUfMipIsBeingFinanced: true });
    expect(financed).toMatchObject({ sFfUfmipFinanced: '2997.00', sFinalLAmt: '164997.00' });
    const [paid, lent] = [single, financed].map((loan) => Number(calculationsOf(loan).cashToClose.value));
    expect(Number(paid) - Number(lent)).toBeCloseTo(2_997, 2);
    expect(withComputed({ ...single, sProdConvMIOptionT: '0' })).not.toHaveProperty('sFfUfmip1pc');
  });

  it('counts in the housing expense under each option', () => {
    const expense = (loan: NewLoanDocument) => Number(calculationsOf(loan).proposedHousing.value);
    const none = expense({ ...insured, sProdConvMIOptionT: '4' });
    expect(expense(insured) - none).toBeCloseTo(82.35, 2);
    expect(expense({ ...insured, sProdConvMIOptionT: '2', sProMInsR: '0.420', sFfUfmipR: '0.750' }) - none).toBeCloseTo(
      56.7,
      2,
    );
    expect(expense({ ...insured, sProdConvMIOptionT: '1' })).toBe(none);
    expect(expense({ ...insured, sProdConvMIOptionT: '3' })).toBe(none);
  });
});

describe('the premium of an insured loan that is not known', () => {
  const { sProMInsR: _, sMiQuoteCompanyNm: __, sIsMiEstimate: ___, ...unquoted } = insured;
  const chosen: NewLoanDocument = {
    ...unquoted,
    sProMIns: null,
    sLpTemplateNm: '30 Yr Fixed',
    sLpProductType: 'conforming',
  };
  const needed = (loan: NewLoanDocument) => {
    const { mortgageInsurance, proposedHousing, qualifyingHousing, dtiTop, dtiBottom } = calculationsOf(loan);
    const figures = [mortgageInsurance, proposedHousing, qualifyingHousing, dtiTop, dtiBottom];
    return figures.map(({ value, requirements }) => (value === undefined ? requirements.join() : 'known'));
  };

  it.each(['0', '2'])('leaves housing expense and DTI unknown with option %s', (sProdConvMIOptionT) => {
    expect(new Set(needed({ ...chosen, sProdConvMIOptionT }))).toEqual(new Set(['sProMIns']));
    expect(withComputed({ ...chosen, sProdConvMIOptionT, sMonthlyPmt: '1.00' })).not.toHaveProperty('sMonthlyPmt');
  });

  it.each([
    ['a program', { sLpTemplateNm: null }],
    ['an LTV above 80%', { sLAmtCalc: '144000.00' }],
    ['insurance', { sProdConvMIOptionT: '4' }],
  ])('counts nothing without %s', (_, changes) => {
    expect(calculationsOf({ ...chosen, ...changes }).proposedHousing.value).toBeDefined();
  });

  it('is known once entered, as nothing too', () => {
    expect(new Set(needed({ ...chosen, sProMIns: '0.00' }))).toEqual(new Set(['known']));
  });
});

describe('FHA’s annual premium of a loan', () => {
  const rateOf = (sLAmtCalc: string) => {
    const loan = { ...insured, sLT: '1', sProMInsR: null, sPurchPrice: '500000.00', sApprVal: '500000.00', sLAmtCalc };
    return calculationsOf(loan).mortgageInsurance.lines[0]?.name;
  };

  it('is the higher one just above 95%', () => {
    // 475,001 / 500,000 = 95.0002%.
    expect(rateOf('475000.00')).toMatchObject({ values: { percent: { percent: '0.500' } } });
    expect(rateOf('475001.00')).toMatchObject({ values: { percent: { percent: '0.550' } } });
  });
});

describe('a change of the insurance option', () => {
  const stored = withComputed({ ...insured, sProMInsCancelLtv: '78.000' });

  it('clears the premium quoted for the one before', () => {
    const split = changed(stored, { sProdConvMIOptionT: '2' });
    for (const name of ['sProMInsR', 'sProMIns', 'sProMInsCancelLtv', 'sMiQuoteCompanyNm', 'sIsMiEstimate']) {
      expect(split).not.toHaveProperty(name);
    }
  });

  it('keeps a premium that the same change enters', () => {
    const split = changed(stored, { sProdConvMIOptionT: '2', sProMInsR: '0.420', sFfUfmipR: '0.750' });
    expect(split).toMatchObject({ sProMIns: '56.70', sFfUfmip1pc: '1215.00' });
  });

  it('from blank to monthly keeps it', () => {
    const blank = withComputed({ ...insured, sProdConvMIOptionT: '5' });
    expect(changed(blank, { sProdConvMIOptionT: '0' })).toMatchObject({ sProMIns: '82.35', sIsMiEstimate: false });
  });

  it('to an FHA loan leaves no private rate that would override the published one', () => {
    expect(changed(stored, { sLT: '1' })).not.toHaveProperty('sProMInsR');
  });

  it('is not needed to replace a quote with an entered premium', () => {
    const entered = changed(stored, { sProMInsR: '0.700' });
    expect(entered).toMatchObject({ sProMIns: '94.50', sProMInsCancelLtv: '78.000' });
    expect(entered).not.toHaveProperty('sMiQuoteCompanyNm');
  });
});

describe('government insurance closed before the first known premium table', () => {
  const figures = (sLT: string, more: Partial<NewLoanDocument> = {}) =>
    calculationsOf({ ...insured, sLT, sProMInsR: null, sProMIns: null, sClosedD: '2011-06-30', ...more });

  it('is not known, and neither is the note', () => {
    const { mortgageInsurance, upfrontFee, noteAmount } = figures('1');
    expect(mortgageInsurance).toMatchObject({ value: undefined, requirements: ['sProMInsR'] });
    expect(upfrontFee).toMatchObject({ value: undefined, requirements: ['sFfUfmipR'] });
    expect(noteAmount).toMatchObject({ value: undefined, requirements: ['sFfUfmipR'] });
    expect(figures('2').noteAmount.requirements).toEqual(['sFfUfmipR']);
    expect(figures('2').mortgageInsurance.requirements).toEqual([]);
  });

  it('takes entered rates, and none of an exempt veteran', () => {
    expect(figures('1', { sFfUfmipR: '1.000', sProMInsR: '1.150' }).noteAmount.value).toBe('163620.00');
    expect(figures('2', { sIsVaFundingFeeExempt: true }).noteAmount.value).toBe('162000.00');
  });
});

describe('an LTV that rounds to 80%', () => {
  // Pricing offers no insurance up to 80.009%, so the housing expense is complete without it.
  it.each([
    ['144000.90', []],
    ['144014.00', []],
    ['144018.00', ['sProMIns']],
  ])('of %s needs %j', (sLAmtCalc, needs) => {
    const { sProMInsR: _, sMiQuoteCompanyNm: __, sIsMiEstimate: ___, ...unquoted } = insured;
    const { mortgageInsurance } = calculationsOf({
      ...unquoted,
      sLpTemplateNm: 'Conforming 30 Yr Fixed',
      sProMIns: null,
      sLAmtCalc,
    });
    expect(mortgageInsurance.requirements).toEqual(needs);
  });

  it('ends the insurance', () => {
    expect(changed(withComputed(insured), { sLAmtCalc: '144000.90' }).sProMInsR).toBeUndefined();
  });
});
