import { type UseGetListOptions, type UseGetOneOptions, useGetList, useGetOne } from 'react-admin';
import type { CollectionName, RecordOf, ResourceName, RowOf } from './resource-types';

type ListParams = Parameters<typeof useGetList>[1];

/**
 * React-Admin caches the rows of a list as loaded records, unless the list has its own `meta`. A row of these resources is not
 * a whole record.
 */
const rowsOnly: Partial<Record<CollectionName, { readonly rows: true }>> = { loans: { rows: true } };

/** Records of a resource, as React-Admin's `useGetList`, with the rows that its contract has. */
export const useRows = <Name extends CollectionName>(
  resource: Name,
  params: ListParams,
  options?: UseGetListOptions<RowOf<Name>>,
) => useGetList<RowOf<Name>>(resource, { ...params, meta: rowsOnly[resource] }, options);

/** One record of a resource, as React-Admin's `useGetOne`. */
export const useOne = <Name extends ResourceName>(
  resource: Name,
  id: string,
  options?: UseGetOneOptions<RecordOf<Name>>,
) => useGetOne<RecordOf<Name>>(resource, { id }, options);
