import type { Cents } from '../numbers/fixed';
import type { CountyLimit, LimitKind, LimitTable } from '../reference/county-limits';
import { baselineLimit, countyByName, countyKey, countyLimit, limitKinds } from '../reference/county-limits';
import { limitsOn } from '../reference/limits-on';
import { medianIncomeOf } from './area-income';
import { limitDay } from './limit-day';
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
  const limits = limitsOn(reference.limits, limitDay(fields, 'gse', today));
  const { counties } = limits;
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
    (state && name ? countyByName(limits, state, name) : undefined);
  if (!county) return undefined;
  const applied = fields.text(...scenarioFields.applicationDay);
  return {
    fips: county.fips,
    name: county.name,
    state: county.state,
    ...limitsOfCounty(county, units, (kind) => limitsOfDay(reference.limits, limitDay(fields, kind, today))),
    medianIncome: medianIncomeOf(reference.areaIncomes, county.fips, applied ?? today),
    todaysMedianIncome: medianIncomeOf(reference.areaIncomes, county.fips, today),
  };
}

/** The limits of the loan's day and whether they are those of another year, because its own are not known. */
interface LimitsOfDay {
  readonly table: LimitTable;
  readonly isOtherYear: boolean;
}

function limitsOfDay(tables: readonly LimitTable[], day: string | undefined): LimitsOfDay {
  const table = limitsOn(tables, day);
  return { table, isOtherYear: day !== undefined && (day < table.from || day > `${table.year}-12-31`) };
}

/** The limits of a county in cents, each from the table of its own day. */
function limitsOfCounty(county: CountyLimit, units: number, limitsOf: (kind: LimitKind) => LimitsOfDay) {
  const tableOf = (kind: LimitKind) => limitsOf(kind).table;
  const limitOf = (kind: LimitKind): Cents => {
    const table = tableOf(kind);
    return countyLimit(table, table.counties.get(county.fips) ?? county, kind, units) * 100;
  };
  const isToConfirm = (kind: LimitKind) =>
    limitsOf(kind).isOtherYear || tableOf(kind).counties.get(county.fips)?.toConfirm?.includes(kind) === true;
  return {
    gse: limitOf('gse'),
    fha: limitOf('fha'),
    va: limitOf('va'),
    baseline: baselineLimit(tableOf('gse'), county.state, units) * 100,
    toConfirm: limitKinds.filter(isToConfirm),
  };
}
