import { type UseGetListOptions, type UseGetOneOptions, useGetList, useGetOne } from 'react-admin';
import type { CollectionName, RecordOf, ResourceName, RowOf } from './resource-types';

type ListParams = Parameters<typeof useGetList>[1];

/**
 * React-Admin caches the rows of a list as loaded records, unless the list has its own `meta`. A row may have less than the
 * record: the uses of a branch or the applicants of a loan are only in the record.
 */
const rowsOnly = { rows: true } as const;

/** Records of a resource, as React-Admin's `useGetList`, with the rows that its contract has. */
export const useRows = <Name extends CollectionName>(
  resource: Name,
  params: ListParams,
  options?: UseGetListOptions<RowOf<Name>>,
) => useGetList<RowOf<Name>>(resource, { ...params, meta: rowsOnly }, options);

/** One record of a resource, as React-Admin's `useGetOne`. */
export const useOne = <Name extends ResourceName>(
  resource: Name,
  id: string,
  options?: UseGetOneOptions<RecordOf<Name>>,
) => useGetOne<RecordOf<Name>>(resource, { id }, options);
