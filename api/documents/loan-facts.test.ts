import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../domain/loan/document';
import { mailingAddressOf, propertyOf } from './loan-facts';

const loan = (facts: object, applicant: object = {}) => ({ applicants: [applicant], ...facts }) as LoanDocument;
const place = { sSpAddr: '4404 Sorrel Field Drive', sSpCity: 'Redmond', sSpState: 'WA', sSpZip: '98052' };

describe('the address of a document', () => {
  it.each([
    ['540', 'Unit 540'],
    [' B ', 'Unit B'],
    ['12-C', 'Unit 12-C'],
    ['PH2', 'Unit PH2'],
    ['Unit 540', 'Unit 540'],
    ['Apt 3', 'Apt 3'],
    ['APT3B', 'APT3B'],
    ['#540', '#540'],
    ['Penthouse', 'Penthouse'],
  ])('prints the unit %j as %j', (sSpUnit, printed) => {
    expect(propertyOf(loan({ ...place, sSpUnit }))).toBe(`4404 Sorrel Field Drive, ${printed}, Redmond, WA 98052`);
  });

  it('has no unit if there is none', () => {
    expect(propertyOf(loan({ ...place, sSpUnit: null }))).toBe('4404 Sorrel Field Drive, Redmond, WA 98052');
  });

  it('names the unit of the borrower, too', () => {
    const home = { aBAddr: '9 Elm St', aBAddrUnit: '12', aBCity: 'Kent', aBState: 'WA', aBZip: '98030' };
    expect(mailingAddressOf(loan({}, { ...home, aBAddrMailNA: true }))).toEqual([
      '9 Elm St, Unit 12',
      'Kent, WA 98030',
    ]);
  });
});
