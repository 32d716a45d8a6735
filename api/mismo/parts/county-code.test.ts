import { describe, expect, it } from 'vitest';
import { shippedReference } from '../../../domain/pricing/pricing.test-support';
import { readScenario } from '../../../domain/pricing/read-scenario';
import { bytesOf, testText, today } from '../mismo.test-support';
import { readMismo } from '../read-mismo';

/** The purchase in Los Angeles County (06037) with a ZIP code that no area has. */
const file = testText('conventional-couple.xml').replaceAll('>91016', '>99999');
const state = '<FIPSStateNumericCode>06</FIPSStateNumericCode>';
const county = '<FIPSCountyCode>037</FIPSCountyCode>';
const name = '<CountyName>Los Angeles</CountyName>';

function read(text: string) {
  const { document } = readMismo(bytesOf(text), { today });
  expect(document.sSpZip).toBe('99999');
  return { fips: document.sSpCountyFips, county: readScenario({ ...document }, {}, shippedReference).county?.fips };
}

describe('the county of a property whose ZIP code has no area', () => {
  it('is the one of the FIPS code in the file', () => {
    const unnamed = file.replace(name, '');
    expect(unnamed).not.toBe(file);
    expect(read(unnamed)).toEqual({ fips: '06037', county: '06037' });
    expect(read(unnamed.replace(state, '').replace(county, '<FIPSCountyCode>06037</FIPSCountyCode>')).fips).toBe(
      '06037',
    );
    expect(read(unnamed.replace(state, '')).fips).toBe('06037');
    expect(read(unnamed.replace(county, '<FIPSCountyCode>LA</FIPSCountyCode>'))).toEqual({});
  });

  it('is the one with the name in the file', () => {
    expect(read(file.replace(state, '').replace(county, ''))).toEqual({ county: '06037' });
  });
});
