import { describe, expect, it } from 'vitest';
import { priceAll } from './price-all';
import { pricingAnswerSchema } from './pricing.schemas';
import { plainLoan, programWith, reference, sofrArm, testSheet } from './pricing.test-support';
import type { Program } from './program';
import type { FieldSource } from './read-field';
import { readScenario } from './read-scenario';

const other = '00000000-0000-4000-8000-000000000002';

/** The worksheet of the test program's 6.000%, 100.000 without adjustments. */
function worksheetOf(changes: FieldSource, parts: Partial<Program> = {}, showHidden = false) {
  const scenario = readScenario({ ...plainLoan, ...changes }, {}, reference);
  const program = programWith({ adjustmentSets: [], lenderFees: 1_595_00, maximumPrice: 100_000, ...parts });
  const programs = [program, programWith({ ...parts, lLpTemplateId: other, displayOrder: 2 })];
  const sheets = new Map([program.lLpTemplateId, other].map((id) => [id, { ...testSheet, lLpTemplateId: id }]));
  const answer = priceAll({ scenario, programs, sheets }, { focusedProgramId: program.lLpTemplateId, showHidden });
  expect(pricingAnswerSchema.parse(answer)).toEqual(answer);
  const [focused, second] = answer.PricingResults.Program;
  expect(second?.RateOption.some(({ AprWorksheet }) => AprWorksheet !== undefined)).toBe(false);
  return focused?.RateOption[0]?.AprWorksheet;
}

describe('the worksheet of an APR', () => {
  it('has each charge, the amount financed, the payments and the odd days', () => {
    // 650,000 at 6%: 3,897.08. 16 days from 4/15 to 5/1 at 650,000 x 6% / 360 = 108.33 are 1,733.28.
    const dates = { sDisbursementD: '2026-04-15', sSchedDueD1: '2026-06-01' };
    const paid = { sOriginatorCompensationPaymentSourceT: '1', sOriginatorCompensationAmount: '6500' };
    expect(worksheetOf({ ...dates, ...paid })).toEqual({
      Note: '650000.00',
      Charges: [
        { code: 'lender-fees', Amount: '1595.00' },
        { code: 'originator', Amount: '6500.00' },
        { code: 'interest', Days: 16, Amount: '1733.28' },
      ],
      AmountFinanced: '640171.72',
      Payments: [{ Count: 360, Amount: '3897.08' }],
      InsuredMonths: 0,
      FirstPeriod: { From: '2026-04-15', FirstPayment: '2026-06-01', Months: 1, Days: 16 },
      Tolerance: '0.125',
    });
  });

  it('leaves the first period out while a date is missing', () => {
    expect(worksheetOf({ sDisbursementD: '2026-04-15' })).not.toHaveProperty('FirstPeriod');
  });

  it('allows 1/4 of a point if payments change, by insurance or by an adjustable rate', () => {
    const insured = worksheetOf({ sLAmtCalc: '731250.00' });
    expect(insured).toMatchObject({ Tolerance: '0.250' });
    expect(insured?.InsuredMonths).toBe(insured?.Payments[0]?.Count);
    expect(worksheetOf({}, { amortization: sofrArm })).toMatchObject({ Tolerance: '0.250' });
  });

  it('is null for a line of credit', () => {
    const line = { ...sofrArm, initialMonths: 1, marginFollowsRate: true } as const;
    expect(worksheetOf({}, { amortization: line })).toBeNull();
  });

  it('is the same with and without hidden adjustments', () => {
    const hidden = { sSpZip: '33139' };
    const lender = { adjustmentSets: ['lender'] } as const;
    expect(worksheetOf(hidden, lender, true)).toEqual(worksheetOf(hidden, lender, false));
  });
});
