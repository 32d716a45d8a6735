import type { RowOf } from '../../providers/data/resource-types';

/** A county with its limits of a year, as the API answers it. */
export type County = RowOf<'main/admin/county'>;

/** A zip code with its counties. */
export type ZipCode = RowOf<'main/admin/county/zip'>;
