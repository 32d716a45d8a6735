import type { AreaIncomeTable } from './area-income';
import type { CountyLimit, LimitTable, UnitLimits } from './county-limits';
import { limits2025 } from './county-limits';
import { countiesOfZip } from './zip-county';

/** Loan limits and counties of ZIP codes as the portal sends them for pricing: the limits in force, and changed ZIP codes. */
export interface PlacesCatalog {
  readonly year: number;
  readonly source: string;
  readonly baseline: UnitLimits;
  readonly ceiling: UnitLimits;
  readonly fhaFloor: UnitLimits;
  readonly counties: readonly CountyLimit[];
  /** FIPS codes by ZIP code, the primary one first, if they differ from the ones that came with the portal. */
  readonly zips: Readonly<Record<string, readonly string[]>>;
  /** Imported area median incomes; a catalog from before they could be imported has none. */
  readonly areaIncomes?: readonly AreaIncomeTable[];
}

/** The place data that a scenario needs. */
export interface Places {
  readonly limits: LimitTable;
  readonly countiesOfZip: (zip: string) => readonly { readonly fips: string }[];
  readonly areaIncomes: readonly AreaIncomeTable[];
}

/** The places that the portal came with. */
const builtIn: Places = { limits: limits2025, countiesOfZip, areaIncomes: [] };

const read = new WeakMap<PlacesCatalog, Places>();

/** Places for pricing: those sent by the portal, otherwise the built-in ones. Indexed once per catalog. */
export function placesOf(catalog: PlacesCatalog | undefined): Places {
  if (!catalog) return builtIn;
  const known = read.get(catalog);
  if (known) return known;
  const { counties, zips, areaIncomes = [], ...general } = catalog;
  const places: Places = {
    limits: { ...general, counties: new Map(counties.map((county) => [county.fips, county])) },
    countiesOfZip: (zip) => zips[zip.trim().slice(0, 5)]?.map((fips) => ({ fips })) ?? countiesOfZip(zip),
    areaIncomes,
  };
  read.set(catalog, places);
  return places;
}
