import type { RowOf } from '../providers/data/resource-types';

/** A branch of the lender as the API answers it. */
export type Branch = RowOf<'main/admin/branch'>;

/** An originating company as the API answers it. */
export type Company = RowOf<'main/admin/branch/company'>;
