import { type RaRecord, useGetList } from 'react-admin';
import type { Publication } from '../../../domain/pricing/rate-publication.schemas';
import type { RecordValues } from '../../../domain/records/record-fields';
import type { programFields, programGroupFields } from '../../../domain/reference/program-fields';

/** A loan program as the API answers it. */
export type ProgramRecord = RaRecord<string> & RecordValues<typeof programFields>;

/** Programs that lists show together. */
export type ProgramGroup = RaRecord<string> & RecordValues<typeof programGroupFields>;

/** An upload of rates. */
export type RatePublication = RaRecord<string> & Publication;

export const programList = '/main/admin/program';
export const groupList = `${programList}/group`;
export const rateList = `${programList}/rates`;
export const rateUpload = `${rateList}/upload`;

export const programAddress = ({ id }: { readonly id: unknown }): string => `${programList}/${String(id)}`;
export const groupAddress = ({ id }: { readonly id: unknown }): string => `${groupList}/${String(id)}`;
export const rateAddress = ({ id }: { readonly id: unknown }): string => `${rateList}/${String(id)}`;

/** The groups as choices, in their order. */
export function useGroupChoices(): readonly { readonly value: string; readonly label: string }[] {
  const { data = [] } = useGetList<ProgramGroup>('program-groups', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'displayOrder', order: 'ASC' },
  });
  return data.map(({ id, name }) => ({ value: id, label: name }));
}
