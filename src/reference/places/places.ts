import type { RowOf } from '../../providers/data/resource-types';

/** A county with its limits of a year, as the API answers it. */
export type County = RowOf<'counties'>;

/** A zip code with its counties. */
export type ZipCode = RowOf<'zip-codes'>;

export const countyList = '/main/admin/county';
export const zipList = `${countyList}/zip`;
export const limitsImport = `${countyList}/import`;

export const countyAddress = ({ id }: { readonly id: unknown }): string => `${countyList}/${String(id)}`;
export const zipAddress = ({ id }: { readonly id: unknown }): string => `${zipList}/${String(id)}`;
