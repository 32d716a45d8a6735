import { type GetListParams, type UseGetListOptions, type UseGetOneOptions, useGetList, useGetOne } from 'react-admin';
import { dataProvider } from './data-provider';
import { queryKeys } from './query-keys';
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

/** The query of the same rows, to request them before their page renders. */
export const rowsQuery = <Name extends CollectionName>(
  resource: Name,
  { pagination, sort, filter }: Pick<GetListParams, 'pagination' | 'sort' | 'filter'>,
) => {
  const params = { pagination, sort, filter, meta: rowsOnly };
  return {
    queryKey: [...queryKeys.lists(resource), params],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const { data, total, pageInfo, meta } = await dataProvider.getList<RowOf<Name>>(resource, { ...params, signal });
      return { data, total, pageInfo, meta };
    },
  };
};

/** One record of a resource, as React-Admin's `useGetOne`. */
export const useOne = <Name extends ResourceName>(
  resource: Name,
  id: string,
  options?: UseGetOneOptions<RecordOf<Name>>,
) => useGetOne<RecordOf<Name>>(resource, { id }, options);
