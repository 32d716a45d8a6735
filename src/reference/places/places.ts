import type { RaRecord } from 'react-admin';
import type { RecordValues } from '../../../domain/records/record-fields';
import type { countyFields, zipFields } from '../../../domain/reference/place-fields';

/** A county with its limits of a year, as the API answers it. */
export type County = RaRecord<string> & RecordValues<typeof countyFields>;

/** A zip code with its counties. */
export type ZipCode = RaRecord<string> & RecordValues<typeof zipFields>;

export const countyList = '/main/admin/county';
export const zipList = `${countyList}/zip`;
export const limitsImport = `${countyList}/import`;

export const countyAddress = ({ id }: { readonly id: unknown }): string => `${countyList}/${String(id)}`;
export const zipAddress = ({ id }: { readonly id: unknown }): string => `${zipList}/${String(id)}`;
