import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import { referenceOf } from '../../pricing/catalog-reference';
import { priceProgram } from '../../pricing/price-program';
import { programWith, testSheet } from '../../pricing/pricing.test-support';
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

function priced(loan: NewLoanDocument) {
  const scenario = readScenario({ ...loan }, {}, referenceOf(catalog, ''), '2026-11-20');
  const sheets = new Map([[program.lLpTemplateId, testSheet]]);
  const view = { rates: 'best', focusedProgramId: program.lLpTemplateId, showHidden: true } as const;
  const [result] = priceLoan(loan, { scenario, programs: [program], sheets }, view).PricingResults.Program;
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
