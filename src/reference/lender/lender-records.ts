import type { RaRecord } from 'react-admin';
import type { RecordValues } from '../../../domain/records/record-fields';
import type { altLenderFields, priceGroupFields } from '../../../domain/reference/lender-fields';

/** A price group as the API answers it. */
export type PriceGroup = RaRecord<string> & RecordValues<typeof priceGroupFields>;

/** Another lender that a loan may go to, as the API answers it. */
export type AltLender = RaRecord<string> & RecordValues<typeof altLenderFields>;
