import type { RowOf } from '../../providers/data/resource-types';
import { useRows } from '../../providers/data/useRecords';

/** A loan program as the API answers it. */
export type ProgramRecord = RowOf<'programs'>;

/** Programs that lists show together. */
export type ProgramGroup = RowOf<'program-groups'>;

/** An upload of rates. */
export type RatePublication = RowOf<'rate-sheets'>;

export const programList = '/main/admin/program';
export const groupList = `${programList}/group`;
export const rateList = `${programList}/rates`;
export const rateUpload = `${rateList}/upload`;

export const programAddress = ({ id }: { readonly id: unknown }): string => `${programList}/${String(id)}`;
export const groupAddress = ({ id }: { readonly id: unknown }): string => `${groupList}/${String(id)}`;
export const rateAddress = ({ id }: { readonly id: unknown }): string => `${rateList}/${String(id)}`;

/** The groups as choices, in their order. */
export function useGroupChoices(): readonly { readonly value: string; readonly label: string }[] {
  const { data = [] } = useRows('program-groups', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'displayOrder', order: 'ASC' },
  });
  return data.map(({ id, name }) => ({ value: id, label: name }));
}
