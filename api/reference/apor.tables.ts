import type { Generated } from 'kysely';
import type { AporTable } from '../../domain/pricing/apor';

/** Average prime offer rates of a week, in thousandths for terms of 1 to 50 years. */
export interface AporWeekRow {
  id: Generated<string>;
  version: Generated<number>;
  rate_table: AporTable;
  week: string;
  rates: number[];
}

export interface AporTables {
  'portal.apor_weeks': AporWeekRow;
}
