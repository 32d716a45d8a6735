import type { RowOf } from '../../providers/data/resource-types';

/** A price group as the API answers it. */
export type PriceGroup = RowOf<'priceGroups'>;

/** Another lender that a loan may go to, as the API answers it. */
export type AltLender = RowOf<'altLenders'>;
