import type { RowOf } from '../../providers/data/resource-types';

/** A county with its limits for a year, as returned by the API. */
export type County = RowOf<'main/admin/county'>;

/** The median income of a county's area in a year. */
export type AreaIncome = RowOf<'main/admin/county/area-income'>;

/** A ZIP code with its counties. */
export type ZipCode = RowOf<'main/admin/county/zip'>;
