import type { RaRecord } from 'react-admin';
import type { RecordValues } from '../../domain/records/record-fields';
import type { branchFields, companyFields } from '../../domain/reference/organization-fields';

/** A branch of the lender as the API answers it. */
export type Branch = RaRecord<string> & RecordValues<typeof branchFields>;

/** An originating company as the API answers it. */
export type Company = RaRecord<string> & RecordValues<typeof companyFields>;
