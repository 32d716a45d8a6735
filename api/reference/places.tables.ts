import type { Generated } from 'kysely';
import type { areaIncomeFields } from '../../domain/reference/area-income-fields';
import type { countyFields, zipFields } from '../../domain/reference/place-fields';
import type { RecordRow } from '../db/record-row';

/** General limits of a year for one to four units, in whole dollars. */
export interface LimitYearRow {
  year: number;
  applies_from: string;
  source: string;
  baseline: number[];
  ceiling: number[];
  fha_floor: number[];
}

/** Whether a ZIP code came with the portal. */
type ZipRow = RecordRow<typeof zipFields> & { seeded: Generated<boolean> };

/** From when on the median incomes of a year apply. */
export interface AreaIncomeYearRow {
  year: number;
  applies_from: string;
  source: string;
}

export interface PlacesTables {
  'portal.area_income_years': AreaIncomeYearRow;
  'portal.area_incomes': RecordRow<typeof areaIncomeFields>;
  'portal.limit_years': LimitYearRow;
  'portal.counties': RecordRow<typeof countyFields>;
  'portal.zip_codes': ZipRow;
}
