import { describe, expect, it } from 'vitest';
import { chargedBeforeIntent } from './early-charges';
import { sampleFee, sampleTerms } from './sample-form.test-support';

describe('a charge before the intent to proceed (12 CFR 1026.19(e)(2)(i))', () => {
  const early = { GfeClosingCostFeePaymentTimingT: '2' };
  const appraisal = sampleFee('AppraisalFee', '640.00', early);

  it('is refused for any fee of the borrower but the credit report', () => {
    expect(chargedBeforeIntent(sampleTerms, [appraisal])).toBe(appraisal);
    expect(chargedBeforeIntent(sampleTerms, [sampleFee('CreditReportFee', '62.00', early)])).toBeUndefined();
    expect(chargedBeforeIntent(sampleTerms, [{ ...appraisal, PaidBy: 'seller' }])).toBeUndefined();
    expect(chargedBeforeIntent(sampleTerms, [sampleFee('AppraisalFee', '640.00')])).toBeUndefined();
  });

  it('is taken once the borrowers intend to proceed, and what the loan had stays', () => {
    expect(chargedBeforeIntent({ ...sampleTerms, sIntentToProceedD: '2026-02-10' }, [appraisal])).toBeUndefined();
    expect(chargedBeforeIntent({ ...sampleTerms, fees: [appraisal] }, [appraisal])).toBeUndefined();
  });

  it('is refused for what the loan had if it rises or becomes another fee', () => {
    const loan = { ...sampleTerms, fees: [{ ...appraisal, TotalAmount: '1.00' }] };
    expect(chargedBeforeIntent(loan, [{ ...appraisal, TotalAmount: '0.50' }])).toBeUndefined();
    expect(chargedBeforeIntent(loan, [appraisal])).toBe(appraisal);
    const other = { ...appraisal, ClosingCostFeeType: 'SurveyFee', TotalAmount: '1.00' };
    expect(chargedBeforeIntent(loan, [other])).toBe(other);
  });
});
