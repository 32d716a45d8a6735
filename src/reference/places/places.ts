import type { RowOf } from '../../providers/data/resource-types';

/** A county with its limits for a year, as returned by the API. */
export type County = RowOf<'main/admin/county'>;

/** A ZIP code with its counties. */
export type ZipCode = RowOf<'main/admin/county/zip'>;
