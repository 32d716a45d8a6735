import { describe, expect, it } from 'vitest';
import { flatWeek, TODAY, WEEK } from '../../compliance/compliance.test-support';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import { referenceOf } from '../../pricing/catalog-reference';
import { chosenProgramFields } from '../../pricing/chosen-program';
import { priceProgram } from '../../pricing/price-program';
import { programWith, testSheet } from '../../pricing/pricing.test-support';
import type { PricingCatalog } from '../../pricing/pricing-catalog.schemas';
import { programResult } from '../../pricing/pricing-result';
import type { Program } from '../../pricing/program';
import { readScenario } from '../../pricing/read-scenario';
import { withComputed } from './computed';
import { followedLoan } from './followed-loan';
import { applyLoanChange, validateLoanChange } from './loan-change';

/** 90% of 812,500 in Pasadena: an insured purchase. */
const purchase: NewLoanDocument = withComputed({
  ...emptyDocument(),
  ...{ sLPurposeT: '0', sLienPosT: '0', sOccTPe: '0', sProdSpT: '0', sProdDocT: '0', sSpZip: '91101' },
  ...{ sPurchPrice: '812500.00', sApprVal: '812500.00', sLAmtCalc: '731250.00' },
  ...{ sCreditScoreType2: 742, sProdRLckdDays: 30, sProdConvMIOptionT: '0', sProdImpound: true },
  ...{ sEstCloseD: '2026-12-16', sSchedDueD1: '2027-02-01' },
  employments: [{ id: 'e1', owners: ['0B'], employer: 'Harbor Clinic', monthlyIncome: '15000.00' }],
});

/** No adjustments: the price is the same for every loan. */
const fixed = programWith({ adjustmentSets: [] });

/** 7/6 ARM at 6%: index 4.300 and margin 2.750 are 7.050, to the nearest eighth 7.000. */
const arm = programWith({
  adjustmentSets: [],
  amortization: {
    ...{ kind: 'arm', initialMonths: 84, adjustEveryMonths: 6, index: 'SOFR', indexValue: 4300, margin: 2750 },
    caps: { first: 5000, periodic: 1000, life: 5000 },
  },
});

const catalogOf = (program: Program, apor = 6000): PricingCatalog => ({
  programs: [program],
  rateSheets: [testSheet],
  apor: [flatWeek(apor), flatWeek(apor, WEEK, 'adjustable')],
});

const usual = catalogOf(fixed);

/** The loan with the first offered rate of the catalog's program. */
function choose(loan: NewLoanDocument, catalog = usual): NewLoanDocument {
  const scenario = readScenario({ ...loan }, {}, referenceOf(catalog, { branch: '' }), TODAY);
  const [program] = catalog.programs;
  const priced = program && priceProgram(scenario, program, testSheet);
  const option = priced && programResult(priced, { rates: 'all', showHidden: true }).RateOption[0];
  if (!priced || !option) throw new Error('nothing offered');
  const chosen = applyLoanChange(loan, chosenProgramFields(loan, priced, option));
  return followedLoan(loan, chosen, { catalog, today: TODAY });
}

function changed(before: NewLoanDocument, sent: Record<string, unknown>, catalog = usual): NewLoanDocument {
  const { changes, fields } = validateLoanChange(sent, before);
  expect(fields).toEqual({});
  return followedLoan(before, applyLoanChange(before, changes), { catalog, today: TODAY });
}

describe('a change of a loan with a program', () => {
  const before = choose(purchase);

  it.each([
    ['the closing date', { sEstCloseD: '2026-12-28' }],
    ['the amount', { sLAmtCalc: '690000.00' }],
    ['the value', { sApprVal: '770000.00' }],
    ['the value, so that no insurance is needed', { sLAmtCalc: '640000.00' }],
    ['the insurance option to a single premium', { sProdConvMIOptionT: '1' }],
    ['the insurance option to a split premium', { sProdConvMIOptionT: '2' }],
    ['a financed single premium', { sProdConvMIOptionT: '1', sFfUfMipIsBeingFinanced: true }],
    ['the score', { sCreditScoreType2: 690 }],
    [
      'compensation that the borrower pays',
      { sOriginatorCompensationPaymentSourceT: '1', sOriginatorCompensationPercent: '1.000' },
    ],
  ])('recalculates what a fresh choice of the same rate would, after a change of %s', (_, sent) => {
    const { changes } = validateLoanChange(sent, before);
    const after = changed(before, sent);
    expect(after).toEqual(choose(applyLoanChange(before, changes)));
    expect([after.sApr, after.sProMIns]).not.toEqual([before.sApr, before.sProMIns]);
  });

  it('leaves no premium without insurance', () => {
    const after = changed(before, { sProdConvMIOptionT: '4' });
    for (const name of ['sProMInsR', 'sProMIns', 'sIsMiEstimate']) expect(after).not.toHaveProperty(name);
    expect(Number(after.sApr)).toBeLessThan(Number(before.sApr));
  });

  it('moves the APR with the fees of the loan and those of its branch', () => {
    const fee = {
      branch: 'North',
      type: 'Commitment fee',
      amount: '3000.00',
      paidBy: 'borrower',
      appliesTo: 'all',
    } as const;
    const after = changed({ ...before, sBranchName: 'North' }, {}, { ...usual, branchFees: [fee] });
    expect(Number(after.sApr)).toBeGreaterThan(Number(before.sApr) + 0.03);
  });

  it('keeps program, rate and price, whose dollars follow the note', () => {
    const after = changed(before, { sLAmtCalc: '700000.00' });
    for (const name of ['sLpTemplateId', 'sNoteIR', 'sLDiscntPc', 'sBrokerLockFinalBrokComp1PcPrice'] as const) {
      expect(after[name]).toBe(before[name]);
    }
    expect(Number(after.sLDiscntAmt)).toBeCloseTo(7000 * Number(before.sLDiscntPc), 2);
  });

  it('replaces a premium with the one of an imported card, except an entered premium', () => {
    const line = { minTerm: 1, maxTerm: 480, ltvOver: 80_000, ltvUpTo: 97_000, minScore: 620, maxScore: 850 };
    const rate = { kind: 'monthly', adjustment: null, coverage: 25_000, rate: 250, upfront: 0 } as const;
    const card = { company: 'Sample Guaranty', from: '2026-01-01', lines: [{ ...line, ...rate }] };
    const insured = { ...usual, insuranceCards: [card] };
    // 0.250% of 731,250 a year.
    const quoted = {
      sProMInsR: '0.250',
      sProMIns: '152.34',
      sMiQuoteCompanyNm: 'Sample Guaranty',
      sIsMiEstimate: false,
    };
    expect(changed(before, {}, insured)).toMatchObject(quoted);
    const entered = changed(before, { sProMInsR: '0.700' });
    expect(changed(entered, { sEstCloseD: '2026-12-28' }, insured)).toMatchObject({ sProMInsR: '0.700' });
  });

  it.each([
    ['the value', { sApprVal: '770000.00' }],
    ['the amount', { sLAmtCalc: '690000.00' }],
    ['the score', { sCreditScoreType2: 690 }],
  ])('replaces an entered premium after a change of %s, which it was entered for', (_, sent) => {
    const entered = changed(before, { sProMInsR: '0.700' });
    expect(entered).toMatchObject({ sProMInsR: '0.700' });
    expect(changed(entered, sent)).toEqual(changed(before, sent));
    expect(changed(entered, { ...sent, sProMInsR: '0.650' })).toMatchObject({ sProMInsR: '0.650' });
  });

  it('drops an entered premium at 80%, with a program or without', () => {
    const sent = { sLAmtCalc: '650000.00' };
    const { sLpTemplateId: _, ...open } = before;
    for (const loan of [before, open]) {
      const after = changed(changed(loan, { sProMInsR: '0.700' }), sent);
      for (const name of ['sProMInsR', 'sProMIns']) expect(after).not.toHaveProperty(name);
    }
    expect(changed(changed(open, { sProMInsR: '0.700' }), { sLAmtCalc: '690000.00' })).toHaveProperty('sProMInsR');
  });

  it('replaces the figures that an earlier version left stale', () => {
    const { sProMIns: _, sProMInsR: __, sProMInsCancelLtv: ___, sIsMiEstimate: ____, ...uninsured } = before;
    const stale: NewLoanDocument = { ...uninsured, sApr: '9.000', sHighPricedMortgageT: '3', sMonthlyPmt: '1.00' };
    expect(changed(stale, {})).toEqual(before);
  });

  it('keeps the figures if its program is gone or the loan is funded', () => {
    const sent = { sApprVal: '770000.00' };
    const [sApr, sProMInsR] = [before.sApr, before.sProMInsR];
    expect(changed(before, sent, { ...usual, programs: [] })).toMatchObject({ sApr, sProMInsR });
    expect(changed({ ...before, sStatusT: '6' }, sent)).toMatchObject({ sApr, sProMInsR });
  });
});

describe('a higher-priced loan', () => {
  const before = choose(purchase, catalogOf(arm, 6000));

  it('follows an imported average prime offer rate, with the qualifying rate', () => {
    expect(before).toMatchObject({ sHighPricedMortgageT: '1', sQualIR: '6.000' });
    const after = changed(before, {}, catalogOf(arm, 4000));
    expect(after).toMatchObject({ sHighPricedMortgageT: '3', sQualIR: '7.000' });
    expect(after.sApr).toBe(before.sApr);
    // Only a loan for the borrower's home is higher-priced.
    const second = changed(after, { sOccTPe: '1' }, catalogOf(arm, 4000));
    expect(second).toMatchObject({ sHighPricedMortgageT: '1', sQualIR: '6.000' });
  });

  it('keeps an entered qualifying rate', () => {
    const entered = { ...before, sQualIR: '8.250' };
    expect(changed(entered, {}, catalogOf(arm, 4000)).sQualIR).toBe('8.250');
  });
});
