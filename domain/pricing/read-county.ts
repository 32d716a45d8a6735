import type { CountyLimit } from '../reference/county-limits';
import { baselineLimit, countyByName, countyKey, countyLimit } from '../reference/county-limits';
import type { Cents } from './fixed';
import type { FieldReader } from './read-field';
import type { PricingReference, ScenarioCounty } from './scenario';

/** National median family income, HUD fiscal year 2025, for areas whose own is not kept. */
const NATIONAL_MEDIAN_INCOME: Cents = 104_200_00;

/**
 * The county of the property: of the zip code's counties the one that is named, else the primary one; without a zip code the
 * one named within the state. A changed zip code outweighs the county that the document names.
 */
export function findCounty(
  fields: FieldReader,
  units: number,
  reference: PricingReference,
): ScenarioCounty | undefined {
  const zip = fields.text('sSpZip', 'sSpZipPe');
  const state = fields.text('sSpState', 'sSpStatePe')?.toUpperCase();
  const name = fields.text('sSpCounty', 'sSpCountyPe');
  const ofZip = zip
    ? reference.countiesOfZip(zip).flatMap(({ fips }) => reference.limits.counties.get(fips) ?? [])
    : [];
  const named = name ? ofZip.find((county) => countyKey(county.name) === countyKey(name)) : undefined;
  const county = named ?? ofZip[0] ?? (state && name ? countyByName(reference.limits, state, name) : undefined);
  return county && describe(county, units, reference);
}

function describe(county: CountyLimit, units: number, { limits, medianIncome }: PricingReference): ScenarioCounty {
  return {
    fips: county.fips,
    name: county.name,
    state: county.state,
    gse: countyLimit(limits, county, 'gse', units) * 100,
    fha: countyLimit(limits, county, 'fha', units) * 100,
    va: countyLimit(limits, county, 'va', units) * 100,
    baseline: baselineLimit(limits, county.state, units) * 100,
    medianIncome: medianIncome?.(county) ?? NATIONAL_MEDIAN_INCOME,
  };
}
