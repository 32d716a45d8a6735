import type { RecordFields } from '../records/record-fields';
import { aporTables } from './apor';

const rate = { kind: 'percent', required: true } as const;

/** A week of average prime offer rates as lists show it, with the usual terms. */
export const aporFields = {
  rateTable: { kind: 'text', required: true, options: aporTables },
  week: { kind: 'date', required: true },
  year1: rate,
  year3: rate,
  year5: rate,
  year7: rate,
  year10: rate,
  year15: rate,
  year20: rate,
  year30: rate,
} as const satisfies RecordFields;
