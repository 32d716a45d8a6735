import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import { referenceOf } from '../../pricing/catalog-reference';
import { priceProgram } from '../../pricing/price-program';
import { programWith, testSheet } from '../../pricing/pricing.test-support';
import type { PricingCatalog } from '../../pricing/pricing-catalog.schemas';
import { optionAtRate } from '../../pricing/pricing-result';
import { readScenario } from '../../pricing/read-scenario';
import { withComputed } from '../change/computed';
import { followedLoan } from '../change/followed-loan';
import { applyLoanChange, validateLoanChange } from '../change/loan-change';
import { withChosenProgram } from './chosen-loan';
import { checkPrice, isOutOfDate } from './price-check';

const now = new Date('2026-11-20T18:42:00Z');
const later = new Date('2026-11-20T19:42:00Z');
const TODAY = '2026-11-20';
const program = programWith({}, { matrix: [{ purposes: ['0'], occupancies: ['0'], units: [1, 4], minScore: 620 }] });
const catalog: PricingCatalog = { programs: [program], rateSheets: [testSheet] };

/** 90% of 600,000 in Pasadena: an insured purchase. */
const purchase: NewLoanDocument = withComputed({
  ...emptyDocument(),
  ...{ sStatusT: '0', sLPurposeT: '0', sLienPosT: '0', sOccTPe: '0', sProdSpT: '0', sProdDocT: '0', sSpZip: '91101' },
  ...{ sPurchPrice: '600000.00', sApprVal: '600000.00', sLAmtCalc: '540000.00' },
  ...{ sCreditScoreType2: 735, sProdRLckdDays: 30, sProdConvMIOptionT: '0', sProdImpound: true },
  employments: [{ id: 'e1', owners: ['0B'], employer: 'Harbor Clinic', monthlyIncome: '15000.00' }],
});

const scenarioOf = (loan: NewLoanDocument, of = catalog) =>
  readScenario({ ...loan }, {}, referenceOf(of, { branch: '' }), TODAY);

function chosen(loan: NewLoanDocument): NewLoanDocument {
  const priced = priceProgram(scenarioOf(loan), program, testSheet);
  const option = optionAtRate(priced, testSheet.rates[0] ?? 0, { showHidden: true });
  if (!option) throw new Error('not offered');
  return withChosenProgram(loan, { priced, option }, { catalog, now });
}

const check = (loan: NewLoanDocument, of = catalog) =>
  checkPrice(loan, scenarioOf(loan, of), { catalog: of, now: later });

function changed(before: NewLoanDocument, sent: Record<string, unknown>): NewLoanDocument {
  const { changes, fields } = validateLoanChange(sent, before);
  expect(fields).toEqual({});
  return followedLoan(before, applyLoanChange(before, changes), { catalog, today: TODAY });
}

describe('the price of a loan', () => {
  const loan = chosen(purchase);

  it('is up to date right after the choice, and stamped with time and figures', () => {
    const found = check(loan);
    expect(found).toMatchObject({ state: 'current', pricedAt: now.toISOString(), isNewSheet: false, reasons: [] });
    expect(found.after).toEqual(found.before);
    expect(found.before).toEqual({
      price: loan.sBrokerLockFinalBrokComp1PcPrice,
      points: loan.sLDiscntPc,
      insurance: loan.sProMIns,
      payment: loan.sMonthlyPmt,
      dti: loan.sQualBottomR,
      cash: loan.sTransNetCash,
    });
    expect(isOutOfDate(found)).toBe(false);
  });

  it('is that of a program that the loan no longer fits, after the score fell', () => {
    const found = check(changed(loan, { sCreditScoreType2: 580 }));
    expect(found).toMatchObject({ state: 'not-eligible', after: null, reasons: [{ code: 'score' }] });
    expect(isOutOfDate(found)).toBe(true);
  });

  it('moves with the score, and brings premium, payment, debt ratio and cash with it', () => {
    const worse = changed(loan, { sCreditScoreType2: 700 });
    const found = check(worse);
    expect(found.state).toBe('moved');
    expect(Number(found.after?.points)).toBeGreaterThan(Number(found.before.points));
    expect(Number(found.after?.insurance)).toBeGreaterThan(Number(found.before.insurance));
    // Before choosing again, the cash counts the old points.
    const cost = (Number(found.after?.points) - Number(found.before.points)) * 5400;
    expect(Number(found.after?.cash) - Number(found.before.cash)).toBeCloseTo(cost, 2);
    expect(isOutOfDate(found)).toBe(true);
    expect(check(chosen(worse)).state).toBe('current');
  });

  it('is up to date, with other figures, if only the premium changed', () => {
    const fees = programWith({ adjustmentSets: [] });
    const free = { programs: [fees], rateSheets: [testSheet] };
    const priced = priceProgram(scenarioOf(purchase), fees, testSheet);
    const option = optionAtRate(priced, testSheet.rates[0] ?? 0, { showHidden: true });
    if (!option) throw new Error('not offered');
    const before = withChosenProgram(purchase, { priced, option }, { catalog: free, now });
    const found = check(changed(before, { sCreditScoreType2: 700 }), free);
    expect(found.state).toBe('changed');
    expect(isOutOfDate(found)).toBe(false);
  });

  it('moves with another rate sheet, and names it', () => {
    const prices = testSheet.prices.map((row) => row.map((price) => price - 250));
    const sheet = { ...testSheet, effectiveAt: '2026-11-20T19:00:00Z', prices };
    const found = check(loan, { ...catalog, rateSheets: [testSheet, sheet] });
    expect(found).toMatchObject({ state: 'moved', isNewSheet: true });
    expect(Number(found.after?.points) - Number(found.before.points)).toBeCloseTo(0.25, 3);
  });

  it('is held by a lock, but not for a loan that no longer fits', () => {
    const locked = { ...loan, sRateLockStatusT: '1' };
    expect(check(changed(locked, { sCreditScoreType2: 700 })).state).toBe('current');
    expect(check(changed(locked, { sCreditScoreType2: 580 })).state).toBe('not-eligible');
  });

  it('is that of a program or rate that is no longer offered', () => {
    expect(check(loan, { programs: [], rateSheets: [] }).state).toBe('not-offered');
    const without = { ...testSheet, rates: testSheet.rates.map((rate) => rate + 1) };
    expect(check(loan, { ...catalog, rateSheets: [without] }).state).toBe('not-offered');
    expect(check(purchase).state).toBe('none');
  });
});

describe('mortgage insurance of a chosen program', () => {
  const loan = chosen(purchase);

  it('follows the score and the value, and ends at 80%', () => {
    const rate = (of: NewLoanDocument) => of.sProMIns;
    expect(rate(changed(loan, { sCreditScoreType2: 700 }))).not.toBe(rate(loan));
    expect(Number(rate(changed(loan, { sApprVal: '660000.00', sPurchPrice: '660000.00' })))).toBeLessThan(
      Number(rate(loan)),
    );
    const uninsured = changed(loan, { sLAmtCalc: '480000.00' });
    expect(uninsured.sLtvR).toBe('80.000');
    for (const name of ['sProMIns', 'sProMInsR', 'sIsMiEstimate'] as const) expect(uninsured).not.toHaveProperty(name);
  });
});
