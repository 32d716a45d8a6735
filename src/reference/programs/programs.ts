import type { RowOf } from '../../providers/data/resource-types';
import { useRows } from '../../providers/data/useRecords';

/** A loan program as returned by the API. */
export type ProgramRecord = RowOf<'main/admin/program'>;

/** A group of programs that lists show together. */
export type ProgramGroup = RowOf<'main/admin/program/group'>;

/** An upload of rates. */
export type RatePublication = RowOf<'main/admin/program/rates'>;

/** The groups as choices, in their order. */
export function useGroupChoices(): readonly { readonly value: string; readonly label: string }[] {
  const { data = [] } = useRows('main/admin/program/group', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'displayOrder', order: 'ASC' },
  });
  return data.map(({ id, name }) => ({ value: id, label: name }));
}
