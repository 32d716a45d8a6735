import { ownValue } from '../tables/own-value';
import type { AreaIncomeTable } from './area-income';
import type { CountyLimit, GeneralLimits, LimitTable } from './county-limits';
import { shippedLimits } from './shipped-limits';
import { countiesOfZip } from './zip-county';

/** The limits of a year as the portal sends them for pricing. */
export type YearOfLimits = GeneralLimits & { readonly counties: readonly CountyLimit[] };

/** Loan limits and counties of ZIP codes as the portal sends them for pricing: the limits in force, and changed ZIP codes. */
export interface PlacesCatalog extends YearOfLimits {
  /** The year before and the years to come, for loans whose day is in them; absent in a catalog from before they were sent. */
  readonly otherYears?: readonly YearOfLimits[];
  /** FIPS codes by ZIP code, the primary one first, if they differ from the ones that came with the portal. */
  readonly zips: Readonly<Record<string, readonly string[]>>;
  /** Imported area median incomes; a catalog from before they could be imported has none. */
  readonly areaIncomes?: readonly AreaIncomeTable[];
}

const inForce = new WeakMap<PlacesCatalog, PlacesCatalog>();

/** The places with the limits in force alone, for rules that go by the day on which a rate is set. The same ones for a catalog. */
export function inForceOnly(catalog: PlacesCatalog): PlacesCatalog {
  const { otherYears: _others, ...places } = catalog;
  const known = inForce.get(catalog) ?? places;
  inForce.set(catalog, known);
  return known;
}

/** The place data that a scenario needs. */
export interface Places {
  readonly limits: readonly LimitTable[];
  readonly countiesOfZip: (zip: string) => readonly { readonly fips: string }[];
  readonly areaIncomes: readonly AreaIncomeTable[];
}

/** The places that the portal came with. */
const builtIn: Places = { limits: shippedLimits, countiesOfZip, areaIncomes: [] };

const read = new WeakMap<PlacesCatalog, Places>();

const indexed = ({ counties, ...general }: YearOfLimits): LimitTable => ({
  ...general,
  counties: new Map(counties.map((county) => [county.fips, county])),
});

/** Places for pricing: those sent by the portal, otherwise the built-in ones. Indexed once per catalog. */
export function placesOf(catalog: PlacesCatalog | undefined): Places {
  if (!catalog) return builtIn;
  const known = read.get(catalog);
  if (known) return known;
  const { otherYears = [], zips, areaIncomes = [], ...inForce } = catalog;
  const places: Places = {
    limits: [inForce, ...otherYears].map(indexed),
    countiesOfZip: (zip) => ownValue(zips, zip.trim().slice(0, 5))?.map((fips) => ({ fips })) ?? countiesOfZip(zip),
    areaIncomes,
  };
  read.set(catalog, places);
  return places;
}
