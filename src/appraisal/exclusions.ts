import type { RecordColumn, RecordFilter } from '../crud/record-list';
import type { RowOf } from '../providers/data/resource-types';

/** An entry of the exclusionary list as the API returns it to lender staff. */
export type Exclusion = RowOf<'main/admin/appraisal'>;

/** An entry as the API returns it to guests. */
export type PublicExclusion = RowOf<'publicExclusions'>;

/** Columns that guests see, too. */
export const publicColumns: readonly RecordColumn<PublicExclusion>[] = [
  { key: 'name', sort: 'name', width: 184 },
  { key: 'licenseNumber', sort: 'licenseNumber', width: 128 },
  { key: 'licenseState', sort: 'licenseState', width: 88 },
  { key: 'company', sort: 'company', width: 192 },
  { key: 'since', sort: 'since', first: 'DESC', width: 104 },
];

/** Columns for lender staff. */
export const columns: readonly RecordColumn<Exclusion>[] = [
  ...(publicColumns as readonly RecordColumn<Exclusion>[]),
  { key: 'reason', width: 240 },
  { key: 'source', sort: 'source', width: 168, hidden: true },
  { key: 'active', sort: 'active', first: 'DESC', width: 80 },
];

export const publicFilters: readonly RecordFilter[] = [
  { name: 'licenseState', kind: 'choices' },
  { name: 'since', kind: 'days' },
];

export const filters: readonly RecordFilter[] = [...publicFilters, { name: 'active', kind: 'yesno' }];
