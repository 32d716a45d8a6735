import type { Generated } from 'kysely';
import type { countyFields, zipFields } from '../../domain/reference/place-fields';
import type { RecordRow } from '../db/record-row';

/** General limits of a year for one to four units, in whole dollars. */
export interface LimitYearRow {
  year: number;
  source: string;
  baseline: number[];
  ceiling: number[];
  fha_floor: number[];
}

/** Whether a ZIP code came with the portal. */
type ZipRow = RecordRow<typeof zipFields> & { seeded: Generated<boolean> };

export interface PlacesTables {
  'portal.limit_years': LimitYearRow;
  'portal.counties': RecordRow<typeof countyFields>;
  'portal.zip_codes': ZipRow;
}
