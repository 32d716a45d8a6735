import type { RowOf } from '../providers/data/resource-types';

/** A branch as returned by the API. */
export type Branch = RowOf<'main/admin/branch'>;

/** An originating company as returned by the API. */
export type Company = RowOf<'main/admin/branch/company'>;
