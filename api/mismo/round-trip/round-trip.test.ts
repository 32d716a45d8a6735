import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOfList } from '../../../domain/application/change/change-checker';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { fieldSpec, fieldTable } from '../../../domain/loan/fields/field-table';
import { plus4Of } from '../../../domain/loan/fields/zip-plus4';
import { arbitraryLoan } from '../arbitrary-loan.test-support';
import { testFile, today } from '../mismo.test-support';
import { readMismo } from '../read-mismo';
import { writeMismo } from '../write-mismo';
import { anyLoan } from './any-loan.test-support';
import { firstBorrowerName } from './place-values';
import { roundTripOf } from './round-trip';
import { reportedValue } from './same-value';

const now = new Date('2026-11-21T18:30:00.000Z');
const files = readdirSync(fileURLToPath(new URL('../../../tests/mismo', import.meta.url))).filter(
  (name) => !name.startsWith('refused-'),
);
const samples = fc.sample(anyLoan, { numRuns: 100, seed: 12 }).map((loan) => ({ loan, trip: roundTripOf(loan, now) }));

/** Every value of a loan: its location, and its field name under the first borrower's names. */
function valuesOf(loan: NewLoanDocument): { place: string; field: string }[] {
  const filled = (values: object, start: string, list = '') =>
    Object.entries(values)
      .filter(([name, value]) => reportedValue(value) !== null && fieldSpec(`${list}${name}`) !== undefined)
      .map(([name]) => ({ place: `${start}${name}`, field: firstBorrowerName(`${list}${name}`) }));
  return [
    ...filled(loan, ''),
    ...loan.applicants.flatMap((applicant, index) => filled(applicant, `applicants.${index}.`)),
    ...Object.entries(placeOfList).flatMap(([list, place]) =>
      loan[list as keyof typeof placeOfList].flatMap((one) => filled(one, `${list}.${one.id}.`, `${place}.`)),
    ),
  ];
}

describe('the round trip of a loan', () => {
  it.each(files)('%s comes back whole', (name) => {
    const trip = roundTripOf(readMismo(testFile(name), { today }).document, now);
    expect(trip.differences).toEqual([]);
    expect(trip.equal).toBe(true);
    expect(trip.compared).toBeGreaterThan(70);
  });

  it.each(files.filter((name) => !/utf16|latin1|prefixed/.test(name)))('%s keeps ZIP+4 in every address', (name) => {
    const xml = new TextDecoder().decode(testFile(name));
    let end = 1000;
    const plusFour = xml.replace(/<PostalCode>(\d{5})\d*</g, (_, zip) => `<PostalCode>${zip}${end++}<`);
    const { document, report } = readMismo(new TextEncoder().encode(plusFour), { today });
    const zips = valuesOf(document).filter(({ field }) => fieldSpec(field)?.kind === 'zip');
    const ends = valuesOf(document).filter(({ field }) => fieldSpec(field)?.kind === 'zipPlus4');
    expect(ends.map(({ place }) => place)).toEqual(zips.map(({ place }) => plus4Of(place)));
    expect(ends.length).toBeGreaterThan(0);
    expect(report.ignored.filter(({ path }) => path.includes('PostalCode'))).toEqual([]);
    expect(roundTripOf(document, now).differences).toEqual([]);
    const written = writeMismo(document, { now }).match(/<PostalCode>.*?</g) ?? [];
    expect(written.length).toBeGreaterThanOrEqual(zips.length);
    expect(written.filter((code) => !/>\d{9}</.test(code))).toEqual([]);
  });

  it('keeps the line breaks of notes', () => {
    const { document } = readMismo(testFile('fha-purchase.xml'), { today });
    const [first = {}] = document.applicants;
    const applicants = [{ ...first, aBDecExplanation: 'Divorce in 2019.\n\nPaid since.' }];
    const trip = roundTripOf({ ...document, applicants, sSpLegalDesc: 'Lot 7,\nTract 2210' }, now);
    expect(trip.differences).toEqual([]);
    expect(trip.equal).toBe(true);
  });

  it('is equal for every loan with consistent values, except for what an import derives', () => {
    fc.assert(
      fc.property(arbitraryLoan, (loan) => {
        const { equal, differences } = roundTripOf(loan, now);
        expect(differences.filter(({ reason }) => reason !== 'derived')).toEqual([]);
        expect(equal).toBe(true);
      }),
      { numRuns: 15 },
    );
  }, 20_000);

  it('explains every difference', () => {
    for (const { trip } of samples) {
      expect(trip.differences.filter(({ reason }) => reason === 'changed')).toEqual([]);
    }
  });

  it('includes every field that is not computed, or states why not', () => {
    const carried = new Set<string>();
    for (const { loan, trip } of samples) {
      const lost = new Set(trip.differences.map(({ place }) => place));
      for (const { place, field } of valuesOf(loan)) {
        const record = place.split('.').slice(0, 2).join('.');
        if (!lost.has(place) && !lost.has(record)) carried.add(field);
      }
    }
    const unexplained = Object.entries(fieldTable).flatMap(([name, spec]) => {
      if ('computed' in spec) return [];
      const field = firstBorrowerName(name);
      const listed = 'guarded' in spec || 'notInMismo' in spec;
      return listed === carried.has(field) ? [`${name}: ${listed ? 'listed, but it comes back' : 'neither'}`] : [];
    });
    expect(unexplained).toEqual([]);
  });

  it('gives no reason for a field that the LOS alone sets', () => {
    const explained = Object.entries(fieldTable).filter(([, spec]) => 'notInMismo' in spec);
    expect(explained.filter(([, spec]) => 'computed' in spec || 'guarded' in spec)).toEqual([]);
  });

  it('counts or reports every value', () => {
    for (const { loan, trip } of samples) {
      const lostRecords = new Set(trip.differences.filter(({ field }) => field === null).map(({ place }) => place));
      const values = valuesOf(loan).filter(({ place }) => !lostRecords.has(place.split('.').slice(0, 2).join('.')));
      const lost = trip.differences.filter(({ field, exported }) => field !== null && exported !== null);
      expect(trip.compared + lost.length).toBe(values.length);
    }
  });

  it('reports a difference for a job whose income is not the sum of its pay', () => {
    const { document } = readMismo(testFile('fha-purchase.xml'), { today });
    const employments: NewLoanDocument['employments'] = [
      { id: 'e', owners: ['0B'], basePay: '1.00', monthlyIncome: '2.00' },
    ];
    const { equal, differences } = roundTripOf({ ...document, employments }, now);
    expect(equal).toBe(false);
    expect(differences).toContainEqual({
      place: 'employments.e.monthlyIncome',
      field: 'employment.monthlyIncome',
      exported: '2.00',
      after: '1.00',
      reason: 'depends-on-another',
    });
  });

  it('reports financing that an import derives from the debts', () => {
    const { document } = readMismo(testFile('fha-purchase.xml'), { today });
    const debts: Pick<NewLoanDocument, 'reos' | 'liabilities'> = {
      reos: [{ id: 'reo-1', owners: ['0B'], isSubjectProperty: true }],
      liabilities: [{ id: 'liability-1', owners: ['0B'], type: '0', balance: '900.00', reoId: 'reo-1' }],
    };
    const { differences } = roundTripOf({ ...document, ...debts, sLienPosT: '0', sConcurSubFin: '0.00' }, now);
    expect(differences.map(({ field, after, reason }) => [field, after, reason])).toEqual([
      ['sConcurSubFin', '900.00', 'derived'],
    ]);
  });

  it('shows social security numbers by their last four digits', () => {
    const { document } = readMismo(testFile('fha-purchase.xml'), { today });
    const nameless = { ...document, applicants: [...document.applicants, { aBSsn: '999-40-5077' }] };
    const { differences, equal } = roundTripOf(nameless, now);
    expect(differences).toEqual([
      {
        place: 'applicants.1.aBSsn',
        field: 'aBSsn',
        exported: '***-**-5077',
        after: null,
        reason: 'borrower-unnamed',
      },
    ]);
    expect(equal).toBe(false);
  });
});
