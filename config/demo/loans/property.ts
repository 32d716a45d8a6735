import type { LoanValues } from '../../../domain/loan/document';
import type { Cents } from '../../../domain/numbers/fixed';
import { baselineLimit, countyLimit as limitOf } from '../../../domain/reference/county-limits';
import { limits2026 } from '../../../domain/reference/shipped-limits';
import { countiesOfZip } from '../../../domain/reference/zip-county';
import { type DemoPlace, demoPlaces, streetNames } from './places';
import type { Random } from './random';

/** A home, its approximate value, and the limits of its county in cents. */
export interface Property {
  readonly place: DemoPlace;
  readonly address: string;
  readonly worth: Cents;
  readonly conforming: Cents;
  readonly countyLimit: Cents;
  readonly fhaLimit: Cents;
  readonly fips: string;
  /** sProdSpT */
  readonly type: string;
  readonly unit: number;
  readonly yearBuilt: number;
}

interface Limits {
  readonly fips: string;
  readonly conforming: Cents;
  readonly gse: Cents;
  readonly fha: Cents;
}

function limitsAt(place: DemoPlace): Limits {
  const fips = countiesOfZip(place.zip)[0]?.fips ?? '';
  const county = limits2026.counties.get(fips);
  if (county === undefined) throw new RangeError(`No county is known for ${place.zip}`);
  return {
    fips,
    conforming: baselineLimit(limits2026, place.state, 1) * 100,
    gse: limitOf(limits2026, county, 'gse', 1) * 100,
    fha: limitOf(limits2026, county, 'fha', 1) * 100,
  };
}

const limits = new Map<DemoPlace, Limits>();

function knownLimits(place: DemoPlace): Limits {
  const known = limits.get(place) ?? limitsAt(place);
  limits.set(place, known);
  return known;
}

const byState = new Map<string, readonly [DemoPlace, ...DemoPlace[]]>();

function placesIn(state: string): readonly [DemoPlace, ...DemoPlace[]] {
  const known = byState.get(state);
  if (known) return known;
  const [first, ...others] = demoPlaces.filter((place) => place.state === state);
  const places = first === undefined ? demoPlaces : ([first, ...others] as const);
  byState.set(state, places);
  return places;
}

/** Property types and their frequency. */
const TYPES: readonly (readonly [string, number])[] = [
  ['0', 64],
  ['1', 15],
  ['2', 14],
  ['8', 3],
  ['12', 3],
  ['4', 1],
];

/** The agency's type of a property type; detached houses are 4 there. */
const GSE_TYPES: Readonly<Record<string, string>> = { '0': '4', '1': '12', '2': '2', '4': '9', '8': '4', '12': '1' };

/** A house number and an invented street. */
export const drawAddress = (random: Random): string => `${random.int(11, 9899)} ${random.pick(streetNames)}`;

/** Draws a home, mostly in the state of the branch. */
export function drawProperty(state: string, random: Random): Property {
  const place = random.pick(random.chance(0.8) ? placesIn(state) : demoPlaces);
  const { fips, conforming, gse, fha } = knownLimits(place);
  return {
    place,
    address: drawAddress(random),
    worth: Math.round((place.price * random.int(55, 130)) / 100) * 1_000_00,
    conforming,
    countyLimit: gse,
    fhaLimit: fha,
    fips,
    type: random.weighted(TYPES),
    unit: random.int(101, 930),
    yearBuilt: random.int(1922, 2024),
  };
}

/** The fields of a home on the loan. */
export const propertyValues = ({ place, address, fips, type, unit, yearBuilt }: Property): Partial<LoanValues> => ({
  sSpAddr: address,
  ...(type === '2' && { sSpUnit: String(unit) }),
  sSpCity: place.city,
  sSpState: place.state,
  sSpZip: place.zip,
  sSpCounty: place.county,
  sSpCountyFips: fips,
  sProdSpT: type,
  sGseSpT: GSE_TYPES[type] ?? '4',
  sProdSpStructureT: type === '2' || type === '12' ? '1' : '2',
  sSpYrBuilt: yearBuilt,
  sEstateHeldT: '0',
});
