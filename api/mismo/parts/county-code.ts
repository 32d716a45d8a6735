import { limits2025 } from '../../../domain/reference/shipped-limits';
import type { Target } from '../binding';
import { append, ensure, type OutElement } from '../xml/output-tree';
import { select } from '../xml/path';
import { markRead, type XmlElement } from '../xml/xml-tree';

/** The county of the property by its FIPS code: two digits of the state and three of the county. */

const at = 'LOCATION_IDENTIFIER/FIPS_INFORMATION';

/**
 * Reads the FIPS code of a `SUBJECT_PROPERTY`. Some files write all five digits as the county's; some leave out the state's,
 * which its abbreviation in the address identifies as well.
 */
export function readCountyCode(property: XmlElement, values: Target): void {
  const [state] = select(property, `${at}/FIPSStateNumericCode`);
  const [county] = select(property, `${at}/FIPSCountyCode`);
  const code = countyCode(state?.text ?? '', county?.text ?? '', values.sSpState);
  if (!county || !code) return;
  if (state) markRead(state);
  markRead(county);
  values.sSpCountyFips = code;
}

function countyCode(state: string, county: string, abbreviation: unknown): string | undefined {
  if (/^\d{5}$/.test(county)) return county;
  if (!/^\d{1,3}$/.test(county)) return undefined;
  const prefix = state === '' ? stateCode(abbreviation) : state;
  return prefix !== undefined && /^\d{1,2}$/.test(prefix)
    ? `${prefix.padStart(2, '0')}${county.padStart(3, '0')}`
    : undefined;
}

function stateCode(abbreviation: unknown): string | undefined {
  for (const { state, fips } of limits2025.counties.values()) if (state === abbreviation) return fips.slice(0, 2);
  return undefined;
}

export function writeCountyCode(property: OutElement, fips: unknown): void {
  if (typeof fips !== 'string' || !/^\d{5}$/.test(fips)) return;
  const codes = ensure(property, at);
  append(codes, 'FIPSCountyCode').text = fips.slice(2);
  append(codes, 'FIPSStateNumericCode').text = fips.slice(0, 2);
}
