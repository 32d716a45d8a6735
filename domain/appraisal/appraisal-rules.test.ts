import { describe, expect, it } from 'vitest';
import { acceptedState } from './completion';
import { matchedBy } from './exclusion-match';
import { type FeeRow, feesFor } from './fee-schedule';
import { formsFor } from './forms';
import { missingFields, namesAmount } from './order-problems';
import { checkReport, needsReason, stopsReview } from './receipt-checks';
import type { ReportData } from './report.schemas';
import { requestTypeOf, typeDescription } from './request-types';
import { jointElection } from './waiver-offer';

describe('the type of a request (APPR-01)', () => {
  it.each([
    ['0', '0', 'no-sf'],
    ['1', '1', 'no-sf'],
    ['2', '0', 'no-cd'],
    ['2', '2', 'no-cd-rs'],
    ['8', '2', 'no-24-rs'],
    ['10', '0', 'no-24'],
  ])('of property type %s and occupancy %s is %s', (property, occupancy, type) => {
    expect(requestTypeOf(property, occupancy)).toBe(type);
  });

  it('is not known without the property type', () => {
    expect(requestTypeOf(null, '2')).toBeUndefined();
    expect(requestTypeOf('constructor', '0')).toBeUndefined();
    expect(typeDescription('no-cd-rs')).toBe('Condominium with Rent Schedule');
  });

  it('offers the forms of the property, the usual one first', () => {
    expect(formsFor('no-sf', { sProdSpT: '0' })[0]).toBe('1004');
    expect(formsFor('no-sf', { sProdSpT: '4' })[0]).toBe('1004C');
    expect(formsFor('no-cd', { sProdSpT: '3' })[0]).toBe('2090');
    expect(formsFor('no-cd', { sProdSpT: '2', sGseSpT: '5' })[0]).toBe('1004');
    expect(formsFor('no-24-rs', { sProdSpT: '9' })[0]).toBe('1025 + 216');
  });
});

describe('the exclusionary list', () => {
  const listed = { name: 'Ramón Muñoz', licenseNumber: 'AR-041 877', licenseState: 'CA', company: 'Muñoz Group' };
  it.each([
    [{ licenseNumber: 'ar041877', licenseState: 'CA' }, 'license'],
    [{ name: 'ramon  munoz' }, 'name'],
    [{ name: 'ramon munoz', licenseNumber: 'AR-041-878', licenseState: 'CA' }, undefined],
    [{ name: 'ramon munoz', licenseNumber: 'AR041877', licenseState: 'WA' }, undefined],
    [{ licenseNumber: 'AR041877', licenseState: 'WA' }, undefined],
    [{ name: 'Ramón', licenseNumber: '', company: 'Muñoz Group' }, undefined],
  ])('matches %o by %s', (one, by) => {
    expect(matchedBy(listed, one)).toBe(by);
  });

  it('excludes a company that is listed itself', () => {
    const company = { name: 'Panel office', licenseNumber: null, licenseState: null, company: 'Muñoz Group' };
    expect(matchedBy(company, { company: 'MUNOZ GROUP' })).toBe('company');
    expect(matchedBy(company, { company: 'Panel Office' })).toBeUndefined();
  });
});

describe('the fee schedule', () => {
  const row = { company: 'A', name: 'Alder', state: 'CA', county: '', form: '1004', loanType: '' };
  const rows: FeeRow[] = [
    { ...row, fee: 60_000, rushFee: 75_000, days: 7, rushDays: 4 },
    { ...row, county: 'Los Angeles', fee: 65_000, rushFee: null, days: 8, rushDays: null },
    { ...row, loanType: '1', fee: 70_000, rushFee: 80_000, days: 9, rushDays: 5 },
    { ...row, company: 'B', name: 'Birch', fee: null, rushFee: null, days: 10, rushDays: null },
  ];
  const wanted = {
    form: '1004',
    state: 'CA',
    county: 'Orange',
    loanType: '0',
    isRush: false,
    isQuoted: false,
  } as const;
  const fees = (more: object) => feesFor(rows, { ...wanted, ...more }).map(({ company, cents }) => [company, cents]);

  it('takes the closest row of each company', () => {
    expect(fees({})).toEqual([
      ['A', 60_000],
      ['B', null],
    ]);
    expect(fees({ county: 'Los Angeles County' })[0]).toEqual(['A', 65_000]);
    expect(fees({ loanType: '1' })[0]).toEqual(['A', 70_000]);
    expect(fees({ isRush: true })[0]).toEqual(['A', 75_000]);
    expect(fees({ state: 'WA' })).toEqual([]);
  });

  it('leaves complex properties, and a rush without a fee, to a quote', () => {
    expect(fees({ isQuoted: true })[0]).toEqual(['A', null]);
    expect(fees({ county: 'Los Angeles', isRush: true })[0]).toEqual(['A', null]);
  });
});

describe('the checks of a received report', () => {
  const property = { street: '41 Larkspur Lane', city: 'Pasadena', state: 'CA', zipcode: '91101' };
  const data: ReportData = {
    ...{ form: '1004', value: '600000.00', effectiveOn: '2026-11-18', signedOn: null, client: 'Emet Mortgage' },
    appraiser: { name: 'A. Nyberg', licenseNumber: null, licenseState: null, company: null },
    ...{ property: { ...property, street: '41 LARKSPUR LN' }, isAsIs: true },
  };
  const expected = {
    ...{ property, form: '1004 + 1007', lender: 'Emet Mortgage', transferredBy: null },
    ...{ purchasePrice: null, isExcluded: false },
  };

  it('find nothing in a report as ordered', () => {
    expect(checkReport({ data }, expected)).toEqual([]);
  });

  it('stop what can’t be used, and ask for a reason otherwise', () => {
    expect(stopsReview(checkReport({ data: null }, expected))).toBe(true);
    expect(checkReport({ data: { ...data, property: { ...property, zipcode: '91102' } } }, expected)).toEqual([
      'other-property',
    ]);
    const other = checkReport({ data: { ...data, client: 'Another Bank', isAsIs: false } }, expected);
    expect(other).toEqual(['other-client', 'subject-to']);
    expect([stopsReview(other), needsReason(other)]).toEqual([false, true]);
    const transfer = { ...expected, transferredBy: 'Anchor Gate Bank' };
    expect(checkReport({ data: { ...data, client: 'ANCHOR GATE BANK' } }, transfer)).toEqual([]);
    const readdressed = checkReport({ data }, transfer);
    expect([readdressed, stopsReview(readdressed)]).toEqual([['not-transferring-lender'], true]);
    const below = checkReport({ data }, { ...expected, purchasePrice: '600000.01' });
    expect([below, needsReason(below)]).toEqual([['below-price'], false]);
    expect(checkReport({ data }, { ...expected, isExcluded: true })).toEqual(['excluded-appraiser']);
  });
});

describe('an order for the company', () => {
  it('needs the property, and the case number of FHA', () => {
    const loan = { sProdSpT: '0', sSpAddr: '1 Elm St', sSpCity: 'Davis', sSpState: 'CA', sSpZip: '95616' };
    expect(missingFields({ ...loan, sLT: '0', sSpZip: null })).toEqual(['sSpZip']);
    expect(missingFields({ ...loan, sLT: '1' })).toEqual(['sAgencyCaseNum']);
    expect(missingFields({ ...loan, sLT: '1', sAgencyCaseNum: '048-1234567' })).toEqual([]);
  });

  it.each([
    ['Please reach $600,000', true],
    ['The owner thinks 600,000', true],
    ['Please reach 650000', true],
    ['About 650k, or 0.65 million', true],
    ['６５０，０００ would be fine', true],
    ['Please make the value come in at nine hundred thousand', true],
    ['Nine hundred thousand please', true],
    ['The value is too low, please raise the value to match the contract price.', true],
    ['Can the appraisal be increased? We need a higher value.', true],
    ['Please support the purchase price', true],
    ['Please make sure it appraises for the contract price', true],
    ['We must come in at the purchase price', true],
    ['Value needs to be 650', true],
    ['Please make the number work', true],
    ['If you cannot reach the borrower, call the second number.', false],
    ['Please get the number of the tenant from the office', false],
    ['The lot is two hundred feet deep, and there is a grand piano in the hall.', false],
    ['The appraisal deadline is too short', false],
    ['Please explain the adjustments that support the sale price', false],
    ['Please explain the value and why comparable 2 was not adjusted for its pool.', false],
    ['Use comparables closer to the property; the sale at 12 Elm St is more recent.', false],
    ['Gate code 4410, call 626-555-0142', false],
    ['Parcel 5743-012-015, MLS #1234567, ZIP 91101, 6265550142', false],
  ])('"%s" names an amount: %s', (text, names) => {
    expect(namesAmount(text)).toBe(names);
  });
});

describe('an accepted appraisal', () => {
  const ssr = { reportVersion: 1, documentFileId: '1', submittedOn: '2026-11-20', riskScore: null, note: null };
  const fannie = { ...ssr, portal: 'fannie-mae', isSuccessful: true } as const;
  const freddie = { ...fannie, portal: 'freddie-mac' } as const;

  it('is complete once both submissions succeeded and every borrower has a copy', () => {
    const progress = { loan: { sLT: '0' }, ssrs: [], reportVersion: 1, areCopiesSent: true };
    expect(acceptedState(progress)).toBe('reviewed');
    expect(acceptedState({ ...progress, ssrs: [fannie] })).toBe('ucdp');
    expect(acceptedState({ ...progress, ssrs: [fannie, freddie] })).toBe('complete');
    expect(acceptedState({ ...progress, ssrs: [fannie, freddie], areCopiesSent: false })).toBe('ucdp');
    expect(acceptedState({ ...progress, ssrs: [fannie, freddie, { ...fannie, isSuccessful: false }] })).toBe('ucdp');
    expect(acceptedState({ ...progress, ssrs: [fannie, freddie], reportVersion: 2 })).toBe('reviewed');
    expect(acceptedState({ ...progress, loan: { sLT: '4' } })).toBe('complete');
    expect(acceptedState({ ...progress, loan: { sLT: '0', sLpProductType: 'jumbo' } })).toBe('complete');
  });
});

describe('a waiver', () => {
  it('is what every borrower chose, and nothing while one of them has not chosen', () => {
    expect(jointElection(['accept', 'accept'])).toBe('accept');
    expect(jointElection(['order'])).toBe('order');
    expect(jointElection(['accept', 'order'])).toBe('different');
    expect(jointElection(['accept', null])).toBeNull();
    expect(jointElection([])).toBeNull();
  });
});
