import { describe, expect, it } from 'vitest';
import { emptyNewLoan, ltvOf, newLoanBody } from './new-loan';
import { placementParts } from './placement';

const parts = placementParts(
  { channels: ['1'], branches: [{ name: 'Reno', city: 'Reno', state: 'NV' }], companies: [] },
  null,
);

describe('the body of a new loan', () => {
  it('contains only the entered values', () => {
    const form = { ...emptyNewLoan, sLPurposeT: '0', sLAmtCalc: '400000.00', aBFirstNm: 'Ann', aBLastNm: ' ' };
    expect(newLoanBody(form, parts, 'job-1')).toEqual({
      sBranchChannelT: '1',
      sBranchName: 'Reno',
      sLPurposeT: '0',
      sLAmtCalc: '400000.00',
      aBFirstNm: 'Ann',
    });
  });

  it('creates a job record for the first borrower from employer and income', () => {
    const form = { ...emptyNewLoan, employment: { employer: 'Acme', monthlyIncome: '9000.00' } };
    expect(newLoanBody(form, parts, 'job-1').employments).toEqual([
      { id: 'job-1', owners: ['0B'], employer: 'Acme', monthlyIncome: '9000.00' },
    ]);
  });

  it('omits the purchase price of a refinance, even if it was entered before', () => {
    const form = { ...emptyNewLoan, sPurchPrice: '500000.00', sApprVal: '600000.00' };
    const county = { sSpCounty: 'Los Angeles', sSpCountyFips: '06037' };
    expect(newLoanBody({ ...form, ...county }, parts, 'x')).toMatchObject(county);
    expect(newLoanBody({ ...form, sLPurposeT: '2' }, parts, 'x')).not.toHaveProperty('sPurchPrice');
    expect(newLoanBody({ ...form, sLPurposeT: '0' }, parts, 'x')).toHaveProperty('sPurchPrice', '500000.00');
  });
});

describe('LTV of the form', () => {
  const form = { sLPurposeT: '0', sPurchPrice: '500000.00', sApprVal: '520000.00', sLAmtCalc: '400000.00' };

  it('uses the lesser of price and value for a purchase', () => {
    expect(ltvOf(form)).toBe('80.000');
    expect(ltvOf({ ...form, sApprVal: '450000.00' })).toBe('88.889');
  });

  it('uses the value for a refinance', () => {
    expect(ltvOf({ ...form, sLPurposeT: '1' })).toBe('76.923');
  });

  it('is null without amount or value, or with an incomplete number', () => {
    expect(ltvOf({ ...form, sLAmtCalc: null })).toBeNull();
    expect(ltvOf({ ...form, sLAmtCalc: '4x' })).toBeNull();
    expect(ltvOf({ ...form, sPurchPrice: null, sApprVal: null })).toBeNull();
  });
});
