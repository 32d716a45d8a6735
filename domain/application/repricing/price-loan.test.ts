import { describe, expect, it } from 'vitest';
import { flatWeek } from '../../compliance/compliance.test-support';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import { referenceOf } from '../../pricing/catalog-reference';
import type { EligibilitySpec } from '../../pricing/eligibility-spec';
import { rateLine, sampleCard } from '../../pricing/insurance/rate-card.test-support';
import { priceProgram } from '../../pricing/price-program';
import type { PriceView } from '../../pricing/price-request.schemas';
import type { RateOption } from '../../pricing/pricing.schemas';
import { programWith, sofrArm, testSheet } from '../../pricing/pricing.test-support';
import type { PricingCatalog } from '../../pricing/pricing-catalog.schemas';
import { readScenario } from '../../pricing/read-scenario';
import { withComputed } from '../change/computed';
import { withChosenProgram } from './chosen-loan';
import { priceLoan } from './price-loan';

const now = new Date('2026-11-20T18:42:00Z');
const program = programWith({});
const catalog: PricingCatalog = { programs: [program], rateSheets: [testSheet] };

const purchase: NewLoanDocument = withComputed({
  ...emptyDocument(),
  ...{ sStatusT: '0', sLPurposeT: '0', sLienPosT: '0', sOccTPe: '0', sProdSpT: '0', sProdDocT: '0', sSpZip: '91101' },
  ...{ sPurchPrice: '600000.00', sApprVal: '600000.00', sLAmtCalc: '540000.00' },
  ...{ sCreditScoreType2: 735, sProdRLckdDays: 30, sProdConvMIOptionT: '0', sProdImpound: true },
  ...{ sProRealETx: '625.00', sProHazIns: '120.00', sProHoAssocDues: '80.00', sProFloodIns: '41.00' },
  ...{ sTotEstCcAmt: '9650.00' },
  employments: [{ id: 'e1', owners: ['0B'], employer: 'Harbor Clinic', monthlyIncome: '15000.00' }],
  liabilities: [{ id: 'd1', owners: ['0B'], type: '3', payment: '410.00', balance: '20000.00' }],
});

function priced(
  loan: NewLoanDocument,
  view: PriceView = { rates: 'best', focusedProgramId: program.lLpTemplateId },
  rules: Partial<EligibilitySpec> = {},
  of = catalog,
) {
  const limited = programWith({}, rules);
  const scenario = readScenario({ ...loan }, {}, referenceOf(of, { branch: '' }), '2026-11-20');
  const sheets = new Map([[program.lLpTemplateId, testSheet]]);
  const all = priceLoan(
    loan,
    { scenario, programs: [limited], sheets },
    { catalog: of, today: '2026-11-20' },
    { ...view, showHidden: true },
  );
  const [result] = all.PricingResults.Program;
  if (!result) throw new Error('not priced');
  return { result, offer: priceProgram(scenario, program, testSheet) };
}

describe('the figures of each rate of a loan', () => {
  it('are those of the loan after a choice of that rate, to the cent', () => {
    const { result, offer } = priced(purchase);
    expect(result.RateOption.length).toBeGreaterThan(3);
    for (const option of result.RateOption) {
      const chosen = withChosenProgram(purchase, { priced: offer, option }, { catalog, now });
      expect(option).toMatchObject({
        MonthlyInsurance: chosen.sProMIns,
        HousingPayment: chosen.sMonthlyPmt,
        DTI: chosen.sQualBottomR,
        CashToClose: chosen.sTransNetCash,
      });
    }
  });

  it('are the same for every rate of every program, if all are requested', () => {
    const { RateOption: focused } = priced(purchase).result;
    const figures = ({ DTI, CashToClose }: RateOption) => [DTI, CashToClose];
    for (const view of [{ rates: 'all' }, {}] as const) {
      expect(priced(purchase, view).result.RateOption.map(figures)).toEqual(focused.map(figures));
    }
  });

  it('add up by hand', () => {
    const option = priced(purchase).result.RateOption.find(({ Rate }) => Rate === '6.000');
    // 540,000 at 6.000% for 360 months is 3,237.57 of principal and interest.
    expect(option?.Payment).toBe('3237.57');
    const housing = 3237.57 + Number(option?.MonthlyInsurance) + 625 + 120 + 80 + 41;
    expect(Number(option?.HousingPayment)).toBeCloseTo(housing, 2);
    expect(Number(option?.DTI)).toBeCloseTo(((housing + 410) / 15_000) * 100, 3);
    // Price and costs, with the points of the rate, less the loan.
    expect(Number(option?.CashToClose)).toBeCloseTo(600_000 + 9_650 + Number(option?.Cost) - 540_000, 2);
  });

  it('name the costs that the payment lacks, a stated zero being known', () => {
    expect(priced(purchase).result.HousingPaymentLacks).toBeUndefined();
    const { sProRealETx: _, ...without } = purchase;
    expect(priced({ ...without, sProHazIns: '0.00' }).result.HousingPaymentLacks).toEqual(['taxes']);
    const { sProHazIns: __, ...neither } = without;
    expect(priced(neither).result.HousingPaymentLacks).toEqual(['taxes', 'insurance']);
  });
});

describe('a rate with a credit', () => {
  it('brings the cash down by the credit', () => {
    const options = priced(purchase).result.RateOption;
    const credit = options.find(({ Cost }) => Cost.startsWith('-'));
    expect(Number(credit?.CashToClose)).toBeCloseTo(69_650 + Number(credit?.Cost), 2);
  });
});

describe('the debt ratio with each rate', () => {
  const rates =
    purchase.employments[0] && priced(purchase).result.RateOption.map(({ Rate, DTI }) => [Rate, DTI] as const);
  const between = rates?.[2]?.[1] ?? '';
  const limit = { maxDti: Math.round(Number(between) * 1000) };

  it('leaves out the rates above the maximum, and names them', () => {
    const { result } = priced(purchase, {}, limit);
    expect(result.RateOption.map(({ Rate }) => Rate)).toEqual(rates?.slice(0, 3).map(([rate]) => rate));
    expect(result.RatesAboveDti).toEqual({ Maximum: between, Rates: rates?.slice(3).map(([rate]) => rate) });
    expect(result.Status).toBe('Eligible');
  });

  it('gives the best rate among those below the maximum, alone as with the others', () => {
    const [lowest] = rates ?? [];
    const onlyLowest = { maxDti: Math.round(Number(lowest?.[1]) * 1000) };
    for (const view of [{ rates: 'best' }, { rates: 'all' }] as const) {
      const { BestRateOptionId, RateOption: offered } = priced(purchase, view, onlyLowest).result;
      expect(offered.map(({ Rate, rateOptionId }) => [Rate, rateOptionId])).toEqual([[lowest?.[0], BestRateOptionId]]);
    }
  });

  it('makes the program ineligible if every rate is above the maximum', () => {
    const { result } = priced(purchase, {}, { maxDti: 30_000 });
    expect(result).toMatchObject({ Status: 'Ineligible', RateOption: [], Reasons: [{ code: 'dti' }] });
    // The lowest ratio that the program has to offer.
    expect(result.Reasons[0]?.actual).toMatchObject({ kind: 'percent' });
  });

  it('is not the ratio that the loan has', () => {
    const stale = { ...purchase, sQualBottomR: '64.663' };
    expect(priced(stale, {}, limit).result).toEqual(priced(purchase, {}, limit).result);
  });

  it('charges the premium above 45%, as after the choice of the rate', () => {
    const loan = withComputed({
      ...purchase,
      employments: [{ id: 'e1', owners: ['0B'], employer: 'Harbor Clinic', monthlyIncome: '10800.00' }],
    });
    const above = rateLine({ kind: 'monthly', adjustment: 'dti-above-45', coverage: null, rate: 70 });
    const insured = { ...catalog, insuranceCards: [{ ...sampleCard, lines: [...sampleCard.lines, above] }] };
    const { result, offer } = priced(loan, {}, {}, insured);
    const premiums = new Set(result.RateOption.map(({ MonthlyInsurance }) => MonthlyInsurance));
    expect(premiums.size).toBe(2);
    for (const option of result.RateOption) {
      const chosen = withChosenProgram(loan, { priced: offer, option }, { catalog: insured, now });
      expect([option.MonthlyInsurance, option.DTI]).toEqual([chosen.sProMIns, chosen.sQualBottomR]);
    }
  });
});

describe('an adjustable rate that makes the loan higher-priced', () => {
  /** 7/6 ARM whose fully indexed rate is 7.750. */
  const arm = programWith({ amortization: { ...sofrArm, indexValue: 5000 } });
  const facts = (apor: number): PricingCatalog => ({
    ...{ programs: [arm], rateSheets: [testSheet] },
    apor: [flatWeek(apor, '2026-11-16'), flatWeek(apor, '2026-11-16', 'adjustable')],
  });
  const sheets = new Map([[arm.lLpTemplateId, testSheet]]);

  function rated(apor: number) {
    const of = facts(apor);
    const scenario = readScenario({ ...purchase }, {}, referenceOf(of, { branch: '' }), '2026-11-20');
    const found = priceLoan(purchase, { scenario, programs: [arm], sheets }, { catalog: of, today: '2026-11-20' });
    const options = found.PricingResults.Program[0]?.RateOption ?? [];
    const offer = priceProgram(scenario, arm, testSheet);
    return options.map((option) => ({
      option,
      chosen: withChosenProgram(purchase, { priced: offer, option }, { catalog: of, now }),
    }));
  }

  it.each([
    ['every rate', 4000, ['3']],
    ['no rate', 7000, ['1']],
    ['some rates', 5900, ['1', '3']],
  ])('qualifies at the debt ratio of the choice: %s', (_, apor, codes) => {
    const rates = rated(apor);
    expect(new Set(rates.map(({ chosen }) => chosen.sHighPricedMortgageT))).toEqual(new Set(codes));
    for (const { option, chosen } of rates) {
      expect(option.DTI).toBe(chosen.sQualBottomR);
      expect(option.QualifyingRate).toBe(chosen.sHighPricedMortgageT === '3' ? '7.750' : undefined);
      expect(chosen.sQualIR).toBe(chosen.sHighPricedMortgageT === '3' ? '7.750' : option.Rate);
    }
  });
});
