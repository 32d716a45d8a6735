import { useEffect } from 'react';
import { filterOfKey } from '../providers/data/query-keys';
import type { CollectionName } from '../providers/data/resource-types';
import { useRows } from '../providers/data/useRecords';
import type { FilterValues } from './list-view';
import type { useListView } from './useListView';

type List = Pick<ReturnType<typeof useListView>, 'view' | 'change'>;

interface Options {
  /** The filter that chooses a tab: rows of another tab never stay visible. */
  readonly tab?: string;
}

/**
 * The page of records that a view shows. The previous page stays visible while the next one loads. If the page no longer
 * exists, such as after its last record was deleted, the view changes to the last page.
 */
export function useListRows<Name extends CollectionName>(
  resource: Name,
  { view, change }: List,
  filter: FilterValues,
  { tab }: Options = {},
) {
  const { page, perPage, sort } = view;
  const params = { pagination: { page, perPage }, sort, filter };
  const found = useRows(resource, params, {
    placeholderData: (previous, query) =>
      tab === undefined || filterOfKey(query?.queryKey)[tab] === filter[tab] ? previous : undefined,
  });
  const { data: rows, total, pageInfo, isFetching } = found;
  const atLeast = typeof found.meta?.atLeast === 'number' ? found.meta.atLeast : (rows?.length ?? 0);
  const count = total ?? atLeast;
  const last = total === undefined ? (rows?.length === 0 ? 1 : page) : Math.max(1, Math.ceil(total / perPage));
  const isBeyond = rows !== undefined && !isFetching && page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last }, { replace: true });
  });
  return {
    ...found,
    rows,
    /** The properties of `Paging`. */
    paging: {
      page,
      perPage,
      shown: rows?.length ?? 0,
      total: { count, open: total === undefined },
      hasNext: pageInfo?.hasNextPage ?? page * perPage < count,
      onPage: (next: number): void => change({ page: next }, { state: { _scrollToTop: true } }),
      onPerPage: (next: number): void => change({ perPage: next }),
    },
  };
}
