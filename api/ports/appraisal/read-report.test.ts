import { describe, expect, it } from 'vitest';
import { readReport } from './read-report';

const xml = (name: string, condition: string) => `<VALUATION_RESPONSE>
  <PARTIES><APPRAISER _Name="${name}"><APPRAISER_LICENSE _Identifier="AR-77" _State="CA"/></APPRAISER></PARTIES>
  <PROPERTY _StreetAddress="41 Larkspur Lane" _City="Pasadena" _State="CA" _PostalCode="91101"/>${condition}
  <VALUATION PropertyAppraisedValueAmount="612,000" AppraisalEffectiveDate="2026-11-10"/></VALUATION_RESPONSE>`;

describe('the data file of a report', () => {
  it('has a value as is only if it says so', () => {
    const read = (type: string) => readReport(xml('Ann Lee', `<_CONDITION_OF_APPRAISAL ${type}/>`))?.isAsIs;
    expect(read('_Type="AsIs"')).toBe(true);
    expect([read('_Type="SubjectToRepairs"'), read('')]).toEqual([false, false]);
    expect(readReport(xml('Ann Lee', ''))).toMatchObject({ value: '612000.00', isAsIs: false });
  });

  it('cannot be used if the loan cannot keep who appraised', () => {
    expect(readReport(xml('', ''))).toBeNull();
    expect(readReport(xml('A'.repeat(101), ''))).toBeNull();
  });
});
