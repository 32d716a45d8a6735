import type { Generated } from 'kysely';

/** General limits of a year for one to four units, in whole dollars. */
export interface LimitYearRow {
  year: number;
  source: string;
  baseline: number[];
  ceiling: number[];
  fha_floor: number[];
}

/** A county in a year, with its one-unit limits in whole dollars. */
export interface CountyRow {
  id: Generated<string>;
  version: Generated<number>;
  year: number;
  fips: string;
  state: string;
  name: string;
  gse: string;
  fha: string;
  va: string;
}

export interface ZipRow {
  id: Generated<string>;
  version: Generated<number>;
  zip: string;
  city: string | null;
  /** FIPS code of the primary county. */
  county: string;
  /** FIPS codes of the other counties, comma-separated. */
  other_counties: string | null;
  /** True if it came with the portal. */
  seeded: Generated<boolean>;
}

export interface PlacesTables {
  'portal.limit_years': LimitYearRow;
  'portal.counties': CountyRow;
  'portal.zip_codes': ZipRow;
}
