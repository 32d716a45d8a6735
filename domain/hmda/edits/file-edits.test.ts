import { describe, expect, it } from 'vitest';
import { SAMPLE_LEI } from '../sample-register.test-support';
import { daysOf, type Institution, transmittalLine } from '../transmittal';
import { editKind, editText } from './edit-text';
import { type FileTotals, fileEdits, fileFindings } from './file-edits';

const institution: Institution = {
  ...{ name: 'Emet Mortgage', contactName: 'Rosa Diaz', contactPhone: '626-555-0100', agency: '7' },
  ...{ contactEmail: 'hmda@example.com', street: '350 Example Ave', city: 'Pasadena', state: 'CA', zip: '91101' },
  ...{ taxId: '99-9999999', lei: SAMPLE_LEI },
};
const totals: FileTotals = {
  ...{ rows: 100, byAction: { '1': 60, '2': 10, '3': 10, '4': 20 }, purchases: 40, purchasesMade: 30 },
  ...{ preapprovals: 0, lowIncomes: 5, repeatedUlis: 0, repeatedUlisMade: 0 },
};
const filing = { year: 2026, quarter: 4 } as const;
const found = (facts: Partial<Institution>, counts: Partial<FileTotals>) =>
  fileFindings({ filing, institution: { ...institution, ...facts }, totals: { ...totals, ...counts } });

/** Of each edit a file that does not pass it. */
const failing: Readonly<Record<string, readonly [Partial<Institution>, Partial<FileTotals>]>> = {
  V600: [{ lei: 'short' }, {}],
  V601: [{ contactName: ' ' }, {}],
  V603: [{ contactPhone: '(626) 555-0100' }, {}],
  V604: [{ state: 'ZZ' }, {}],
  V605: [{ zip: '9110' }, {}],
  V607: [{ taxId: '999999999' }, {}],
  V717: [{ contactEmail: 'hmda.example.com' }, {}],
  V719: [{ name: '123' }, {}],
  S307: [{}, { rows: 0 }],
  V606: [{}, { rows: 0 }],
  S306: [{}, { repeatedUlisMade: 1 }],
  Q600: [{}, { repeatedUlis: 1 }],
  Q634: [{}, { purchasesMade: 39 }],
  Q635: [{}, { byAction: { '2': 16, '1': 84 } }],
  Q636: [{}, { byAction: { '4': 31, '1': 69 } }],
  Q637: [{}, { byAction: { '5': 16, '1': 84 } }],
  Q638: [{}, { byAction: { '1': 19, '3': 81 } }],
  Q639: [{}, { preapprovals: 1001 }],
  Q640: [{}, { lowIncomes: 21 }],
};

describe('the published edits of the file', () => {
  it('are all passed by a usual year', () => expect(found({}, {})).toEqual([]));

  it.each(Object.entries(failing))('%s finds what it is about', (id, [facts, counts]) => {
    expect(found(facts, counts)).toContain(id);
  });

  it('each have a case, a text and a kind', () => {
    expect(Object.keys(failing).sort()).toEqual(fileEdits.map(({ id }) => id).sort());
    expect(fileEdits.filter(({ id }) => editText(id) === id)).toEqual([]);
    expect(['S307', 'V600', 'Q600'].map(editKind)).toEqual(['syntactical', 'validity', 'quality']);
  });
});

describe('the transmittal sheet', () => {
  it('has fifteen fields', () => {
    expect(transmittalLine({ ...institution, name: 'Emet|Mortgage' }, filing, 812)).toBe(
      '1|Emet Mortgage|2026|4|Rosa Diaz|626-555-0100|hmda@example.com|350 Example Ave|Pasadena|CA|91101|7|812|99-9999999|' +
        SAMPLE_LEI,
    );
  });

  it('counts the days of a quarter, and of the whole year', () => {
    expect(daysOf({ year: 2026, quarter: 1 })).toEqual({ first: '2026-01-01', last: '2026-03-31' });
    expect(daysOf({ year: 2028, quarter: 2 })).toEqual({ first: '2028-04-01', last: '2028-06-30' });
    expect(daysOf(filing)).toEqual({ first: '2026-01-01', last: '2026-12-31' });
  });
});
