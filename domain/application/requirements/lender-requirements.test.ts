import { describe, expect, it } from 'vitest';
import { lenderRequirements, missingForLender } from './lender-requirements';

const complete = {
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aBSsn: '900-12-3456' }],
  sLTotI: '9500.00',
  sSpAddr: '12 Alder Way',
  sSpCity: 'Pasadena',
  sSpState: 'CA',
  sSpZip: '91101',
  sApprVal: '812500.00',
  sLAmtCalc: '650000.00',
  sLpTemplateNm: 'Conforming 30 Year Fixed',
};

describe('what the lender needs to prepare the eDisclosure', () => {
  it('is complete with the six items and a program', () => {
    expect(missingForLender(complete)).toEqual([]);
  });

  it('lists all missing items, in order', () => {
    expect(missingForLender({})).toEqual([...lenderRequirements]);
  });

  it('treats an amount of zero as missing', () => {
    expect(missingForLender({ ...complete, sLAmtCalc: '0.00' })).toEqual(['sLAmtCalc']);
  });

  it('accepts the price of a purchase that has not been appraised', () => {
    expect(missingForLender({ ...complete, sApprVal: null, sPurchPrice: '812500.00' })).toEqual([]);
    expect(missingForLender({ ...complete, sApprVal: null })).toEqual(['sApprVal']);
    const refinance = { ...complete, sApprVal: null, sLPurposeT: '1', sPurchPrice: '812500.00' };
    expect(missingForLender(refinance)).toEqual([]);
  });
});
