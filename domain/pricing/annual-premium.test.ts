import { describe, expect, it } from 'vitest';
import { annualPremium } from './annual-premium';
import { monthlyInsurance, noteAmount } from './loan-charges';
import { programWith, scenarioWith } from './pricing.test-support';
import { programApr } from './program-apr';
import { yearlyPremium } from './yearly-premium';

/** The loan: 386,000 on 400,000 (96.5%), note 392,755, 5.5% over 30 years. */
const fha = {
  ...{ base: 386_000_00, note: 392_755_00, financedRate: 1_750 },
  ...{ noteRate: 5_500, termMonths: 360, ltv: 96_500, day: undefined },
};
const firstYears = (premium: ReturnType<typeof annualPremium>, count: number) =>
  premium?.steps.slice(0, count).map(({ amount }) => amount);

describe('HUD’s monthly premium', () => {
  it('is worked by hand for a loan of one year', () => {
    // 12,000 at 6%, payment 1,032.80. Balances before each payment: 12,000.00, 11,027.20, 10,049.54, 9,066.99, 8,079.52,
    // 7,087.12, 6,089.76, 5,087.41, 4,080.05, 3,067.65, 2,050.19, 1,027.64; together 78,713.07, on average 6,559.4225.
    // x 0.55% = 36.0768 -> 36.08; / 1.0175 = 35.4595 -> 35.46; / 12 = 2.955 -> 2.96.
    const one = { note: 12_000_00, noteRate: 6_000, termMonths: 12, rate: 550, months: 12, financedRate: 1_750 };
    expect(yearlyPremium(one).steps).toEqual([{ amount: 2_96, months: 12 }]);
    // Without a financed upfront premium: 36.08 / 12 = 3.0067 -> 3.01.
    expect(yearlyPremium({ ...one, financedRate: 0 }).steps).toEqual([{ amount: 3_01, months: 12 }]);
  });

  it('is 175.84 in the first year of 386,000 and falls with the balance, for the life of the loan', () => {
    // Balances of 392,755.00, 392,325.11 ... 387,916.31, on average 390,354.0958. x 0.55% = 2,146.95; / 1.0175 = 2,110.02; / 12.
    const premium = annualPremium('fha', fha);
    expect(firstYears(premium, 3)).toEqual([175_84, 173_39, 170_81]);
    expect(premium?.steps).toHaveLength(30);
  });

  it('leaves out the upfront premium that the note really finances', () => {
    // 300,000 with 0.01% upfront and 0.55% a year: a note of 300,030.00, payment 1,703.54, average balance of the first year
    // 298,196.01. x 0.55% = 1,640.08; / 1.0001 = 1,639.92; / 12 = 136.66.
    const changes = { sLPurposeT: '7', sLT: '1', sLAmtCalc: '300000', sFfUfmipR: '0.010', sProMInsR: '0.550' };
    const program = programWith({ insurance: 'fha' });
    const premium = monthlyInsurance(scenarioWith(changes), program, 5_500);
    expect(premium?.steps[0]).toEqual({ amount: 136_66, months: 12 });
    // Paid in cash: balances of a note of 386,000, on average 383,640.39. x 0.55% = 2,110.02; / 12 = 175.84.
    const inCash = { sLAmtCalc: '386000', sPurchPrice: '400000', sUfCashPd: '6755.00' };
    expect(monthlyInsurance(scenarioWith(inCash), program, 5_500)?.steps[0]?.amount).toBe(175_84);
  });

  it('ends after eleven years up to 90% LTV', () => {
    const steps = annualPremium('fha', { ...fha, ltv: 90_000 })?.steps ?? [];
    expect(steps.reduce((sum, { months }) => sum + months, 0)).toBe(132);
  });

  it('lasts for the life of a loan just above 90% LTV', () => {
    const paid = (sLAmtCalc: string) => {
      const scenario = scenarioWith({ sLAmtCalc, sPurchPrice: '500000', sApprVal: '500000' });
      const steps = monthlyInsurance(scenario, programWith({ insurance: 'fha' }), 5_500)?.steps ?? [];
      return steps.reduce((sum, { months }) => sum + months, 0);
    };
    // 450,002 / 500,000 = 90.0004%.
    expect([paid('450000'), paid('450002')]).toEqual([132, 360]);
  });

  it('uses the highest LTV for a streamline refinance without a value', () => {
    expect(annualPremium('fha', { ...fha, ltv: undefined })?.rate).toBe(550);
  });

  it('makes an APR of 6.218 if the upfront premium is paid in cash', () => {
    // The note is 386,000 and the prepaid finance charge 6,755, so that 379,245 are financed.
    const scenario = scenarioWith({
      sLAmtCalc: '386000',
      sPurchPrice: '400000',
      sApprVal: '400000',
      sUfCashPd: '6755',
    });
    const program = programWith({ insurance: 'fha' });
    const amounts = noteAmount(scenario, program);
    const { apr, equation } = programApr(scenario, program, amounts, { rate: 5_500, point: 0 });
    expect([apr, equation?.amountFinanced]).toEqual([6_218, 379_245_00]);
  });

  it('makes an APR of 6.245 with lender fees of 1,595', () => {
    const scenario = scenarioWith({ sLAmtCalc: '386000', sPurchPrice: '400000', sApprVal: '400000' });
    const program = programWith({ insurance: 'fha', lenderFees: 1_595_00 });
    expect(monthlyInsurance(scenario, program, 5_500)).toMatchObject({ rate: 550, average: 383_640_39 });
    const quoted = { rate: 5_500, point: 0 };
    expect(programApr(scenario, program, noteAmount(scenario, program), quoted).apr).toBe(6_245);
  });
});

describe('USDA’s annual fee', () => {
  it('is 0.35% of the average balance of the note, for the life of the loan', () => {
    // Note 202,020.20 at 6% over 30 years, payment 1,211.21: balances of 202,020.20, 201,819.09, 201,616.98 ... 199,751.86 before
    // the twelve payments of the first year, on average 200,895.46. x 0.35% = 703.13; / 12 = 58.59.
    const usda = {
      ...{ base: 200_000_00, note: 202_020_20, financedRate: 0 },
      ...{ noteRate: 6_000, termMonths: 360, ltv: 100_000, day: undefined },
    };
    const premium = annualPremium('usda', usda);
    expect(firstYears(premium, 1)).toEqual([58_59]);
    expect(premium?.steps).toHaveLength(30);
  });

  it('was 0.5% for closings before 2016-10-01', () => {
    const usda = {
      ...{ base: 200_000_00, note: 205_655_53, financedRate: 0 },
      ...{ noteRate: 6_000, termMonths: 360, ltv: 100_000 },
    };
    expect(annualPremium('usda', { ...usda, day: '2016-09-30' })?.rate).toBe(500);
    expect(annualPremium('usda', { ...usda, day: '2016-10-01' })?.rate).toBe(350);
    expect(annualPremium('usda', { ...usda, day: '2014-09-30' })?.rate).toBe(400);
    expect(annualPremium('usda', { ...usda, day: '2012-09-30' })).toBeUndefined();
  });

  it('is not charged on VA loans', () => {
    expect(annualPremium('va', fha)).toBeUndefined();
  });
});
