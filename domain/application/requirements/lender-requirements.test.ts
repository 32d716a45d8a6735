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
  it('is nothing more where the six items and a program are there', () => {
    expect(missingForLender(complete)).toEqual([]);
  });

  it('names every item that is missing, in order', () => {
    expect(missingForLender({})).toEqual([...lenderRequirements]);
  });

  it('takes an amount of zero for missing', () => {
    expect(missingForLender({ ...complete, sLAmtCalc: '0.00' })).toEqual(['sLAmtCalc']);
  });

  it('takes the price of a purchase that has not been appraised', () => {
    expect(missingForLender({ ...complete, sApprVal: null, sPurchPrice: '812500.00' })).toEqual([]);
    expect(missingForLender({ ...complete, sApprVal: null })).toEqual(['sApprVal']);
    const refinance = { ...complete, sApprVal: null, sLPurposeT: '1', sPurchPrice: '812500.00' };
    expect(missingForLender(refinance)).toEqual([]);
  });
});
