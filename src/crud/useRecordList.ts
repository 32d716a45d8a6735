import { keepPreviousData } from '@tanstack/react-query';
import { type SortPayload, useListController } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { CollectionName, RowOf } from '../providers/data/resource-types';
import { compileFilter, type FilterValues, isNarrowed, withFilter } from './list-view';

const FIRST_SIZE = 20;

/** The query string without the page: what a saved view stores. */
function viewQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.delete('displayedFilters');
  query.sort();
  return query.toString();
}

interface Options<Name extends CollectionName> {
  readonly resource: Name;
  readonly sort: SortPayload;
  readonly filter?: FilterValues | undefined;
}

/** A list of records whose view (filters, search, sort, page) is in the URL. The current page stays visible while the next loads. */
export function useRecordList<Name extends CollectionName>({ resource, sort, filter }: Options<Name>) {
  const { search } = useLocation();
  const list = useListController<RowOf<Name>>({
    resource,
    sort,
    perPage: FIRST_SIZE,
    storeKey: false,
    disableAuthentication: true,
    ...(filter ? { filter } : {}),
    queryOptions: { placeholderData: keepPreviousData, onError: () => undefined },
  });
  const values: FilterValues = list.filterValues;
  const change = (next: FilterValues): void => list.setFilters(next, {});
  return {
    list,
    values,
    /** Sets one filter; undefined removes it. */
    set: (name: string, value: unknown): void => change(withFilter(values, name, value)),
    clear: (): void => change({}),
    isNarrowed: isNarrowed(values),
    /** The filter of the list, also for its export. */
    query: compileFilter(values, filter),
    viewQuery: viewQuery(search),
  };
}
