import type { CountyLimit } from '../reference/county-limits';
import { baselineLimit, countyByName, countyKey, countyLimit } from '../reference/county-limits';
import { medianIncomeOf } from './area-income';
import type { FieldReader } from './read-field';
import type { PricingReference, ScenarioCounty } from './scenario';
import { scenarioFields } from './scenario-fields';

/**
 * The county of the property: the named county of the ZIP code, otherwise its primary one; without a known ZIP code, the one
 * with the FIPS code, or the one named within the state.
 */
export function findCounty(
  fields: FieldReader,
  units: number,
  reference: PricingReference,
  today?: string,
): ScenarioCounty | undefined {
  const { counties } = reference.limits;
  const zip = fields.text(...scenarioFields.zip);
  const state = fields.text(...scenarioFields.state)?.toUpperCase();
  const name = fields.text(...scenarioFields.county);
  const fips = fields.text(...scenarioFields.countyFips);
  const ofZip = zip ? reference.countiesOfZip(zip).flatMap((county) => counties.get(county.fips) ?? []) : [];
  const wanted = name && countyKey(name);
  const county =
    ofZip.find((candidate) => (wanted ? countyKey(candidate.name) === wanted : candidate.fips === fips)) ??
    ofZip[0] ??
    (fips ? counties.get(fips) : undefined) ??
    (state && name ? countyByName(reference.limits, state, name) : undefined);
  const day = fields.text(...scenarioFields.applicationDay) ?? today;
  return county && describe(county, units, reference, day);
}

function describe(
  county: CountyLimit,
  units: number,
  { limits, areaIncomes }: PricingReference,
  day: string | undefined,
): ScenarioCounty {
  return {
    fips: county.fips,
    name: county.name,
    state: county.state,
    gse: countyLimit(limits, county, 'gse', units) * 100,
    fha: countyLimit(limits, county, 'fha', units) * 100,
    va: countyLimit(limits, county, 'va', units) * 100,
    baseline: baselineLimit(limits, county.state, units) * 100,
    medianIncome: medianIncomeOf(areaIncomes, county.fips, day),
  };
}
