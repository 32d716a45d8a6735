import { describe, expect, it } from 'vitest';
import { lenderRequirements, missingForLender } from './lender-requirements';

const home = { aBAddr: '8 Juniper Court', aBCity: 'Glendale', aBState: 'CA', aBZip: '91203' };
const ann = { aBFirstNm: 'Ann', aBLastNm: 'Lee', aBSsn: '900-12-3456', aBEmail: 'ann@example.com', ...home };
const complete = {
  applicants: [ann],
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
  it('is complete with the six items, where to send it, and a program', () => {
    expect(missingForLender(complete)).toEqual([]);
  });

  it('lists all missing items, in order', () => {
    const ofFirst = lenderRequirements.filter((name) => !name.startsWith('aC'));
    expect(missingForLender({})).toEqual(ofFirst);
    expect(missingForLender({ applicants: [] })).toEqual(ofFirst);
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

  it('needs the name, number, email and home of every borrower', () => {
    const couple = { ...ann, aCFirstNm: 'Ben' };
    expect(missingForLender({ ...complete, applicants: [couple] })).toEqual(
      lenderRequirements.filter((name) => name.startsWith('aC') && name !== 'aCFirstNm'),
    );
    const second = { ...ann, aBEmail: '', aBAddr: null };
    expect(missingForLender({ ...complete, applicants: [ann, second] })).toEqual([
      'applicants.1.aBEmail',
      'applicants.1.aBAddr',
    ]);
  });

  it('needs nothing of those who only take title, no number of a foreign national, and no state abroad', () => {
    expect(missingForLender({ ...complete, applicants: [{ ...ann, aCFirstNm: 'Ben', aCTypeT: '2' }] })).toEqual([]);
    const abroad = { ...ann, aProdBCitizenT: '3', aBSsn: null, aBCountry: 'CA', aBState: null, aBZip: null };
    expect(missingForLender({ ...complete, applicants: [abroad] })).toEqual([]);
  });
});
