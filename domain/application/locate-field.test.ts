import { describe, expect, it } from 'vitest';
import { emptyDocument } from '../loan/document';
import { fieldTable } from '../loan/fields/field-table';
import { placeOfList } from './change/change-checker';
import { pageOrder } from './field-pages';
import { borrowerFieldPath, parseFieldPath, recordFieldPath } from './field-path';
import { linkToField, locateField, pageOfField } from './locate-field';

const listOf = new Map(Object.entries(placeOfList).map(([list, prefix]) => [prefix, list]));

const document = {
  ...emptyDocument(),
  applicants: [{ aBFirstNm: 'Ann' }],
  residences: [{ id: 'r.1', owners: ['0C' as const], address: '1 Elm' }],
};

describe('a field path', () => {
  it('is read and written', () => {
    expect(parseFieldPath('sPurchPrice')).toEqual({ name: 'sPurchPrice' });
    expect(parseFieldPath(borrowerFieldPath('1C', 'aBSsn'))).toEqual({ name: 'aCSsn', application: 1 });
    expect(parseFieldPath(recordFieldPath('assets', 'a.b', 'asset.value'))).toEqual({
      name: 'asset.value',
      list: 'assets',
      recordId: 'a.b',
    });
    expect(parseFieldPath('assets')).toEqual({ list: 'assets' });
    expect(['applicants.x.aBSsn', 'assets.value', 'nothing.1.x', 'assets.1.'].map(parseFieldPath)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has its field and its borrower', () => {
    expect(locateField(document, 'sPurchPrice')).toMatchObject({
      name: 'sPurchPrice',
      spec: { kind: 'money' },
      owners: [],
    });
    expect(locateField(document, 'applicants.0.aCSsn')).toMatchObject({ name: 'aCSsn', owners: ['0C'] });
    expect(locateField(document, 'residences.r.1.months')).toMatchObject({ name: 'residence.months', owners: ['0C'] });
    for (const place of [
      'assets',
      'assets.1.value',
      'applicants.1.aBSsn',
      'applicants.0.sPurchPrice',
      'aBSsn',
      'sNo',
    ]) {
      expect(locateField(document, place), place).toBeUndefined();
    }
  });
});

describe('the page of a field path', () => {
  it.each([
    ['applicants.0.aBFirstNm', 'app/borrower/0B'],
    ['applicants.1.aCDob', 'app/borrower/1C'],
    ['applicants.0.aPresRent', 'app/borrower/0B'],
    ['applicants.0.aCVaStateTax', 'app/employment'],
    ['aCVaStateTax', 'app/employment'],
    ['applicants.0.aTitleNm1', 'app/loan-property'],
    ['applicants.0.aBDecOcc', 'app/declaration'],
    ['applicants.0.aBRaces', 'app/demographic'],
    ['applicants.0.aBEmpGapDesc', 'app/employment'],
    ['applicants.0.aBReoNA', 'app/reo'],
    ['employments.1.startDate', 'app/employment'],
    ['incomes', 'app/employment'],
    ['assets', 'app/asset'],
    ['sPurchCreditEarnestMoneyAmt', 'app/asset'],
    ['liabilities.1.balance', 'app/liability'],
    ['reos.1.value', 'app/reo'],
    ['vestings', 'app/loan-property'],
    ['sSpAddr', 'app/loan-property'],
    ['sOtherMtgNA', 'app/loan-property'],
    ['sUrlaOriginatorNm', 'app/manager'],
    ['sLpTemplateNm', 'register-my-loan/select-program'],
    ['sU1LStatD', 'register-my-loan/edisclosure'],
    ['submission', 'register-my-loan/upload-condition'],
    ['sEmployeeProcessorName', 'contacts'],
  ])('of %s is %s', (place, page) => {
    expect(pageOfField(place)).toBe(page);
  });

  it('of a former home is that of the borrower who lived there', () => {
    expect(pageOfField('residences.r.1.months', { document })).toBe('app/borrower/0C');
    expect(pageOfField('residences', { owner: '1B' })).toBe('app/borrower/1B');
    expect(pageOfField('residences')).toBe('app/borrower/0B');
  });

  it('exists for every field that a user or an operation sets', () => {
    const places = Object.entries(fieldTable).flatMap(([name, spec]) => {
      if ('computed' in spec) return [];
      if (spec.place === 'loan') return [name];
      const list = listOf.get(spec.place);
      return [list ? recordFieldPath(list as 'assets', 'x', name) : `applicants.0.${name}`];
    });
    expect(places.length).toBeGreaterThan(500);
    expect(places.filter((place) => pageOfField(place) === undefined)).toEqual([]);
    const application = places.map((place) => pageOfField(place) ?? '').filter((page) => page.startsWith('app/'));
    expect([...new Set(application)].filter((page) => !pageOrder.includes(page))).toEqual([]);
  });

  it('is linked with the field path in the URL', () => {
    expect(linkToField('12', 'applicants.0.aCSsn')).toBe('/loans/12/app/borrower/0C?at=applicants.0.aCSsn');
    expect(linkToField('12', 'assets.a b.value')).toBe('/loans/12/app/asset?at=assets.a%20b.value');
    expect(linkToField('12', 'submission')).toBe('/loans/12/register-my-loan/upload-condition');
    expect(linkToField('12', 'noSuchField')).toBe('/loans/12');
  });
});
