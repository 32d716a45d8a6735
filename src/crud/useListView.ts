import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import type { Sort } from '../ui/TableParts';
import { isNarrowed, type ListView, type ViewAddress, withFilter } from './list-view';

/** The view in the URL, and ways to change it. Every change except of the page leads to page 1. */
export function useListView<View extends ListView>({ read, write }: ViewAddress<View>) {
  const [search, setSearch] = useSearchParams();
  const view = read(search);
  const first: View = { ...view, page: 1 };
  const show = (next: View, options?: NavigateOptions): void => setSearch(write(next, search), options);
  const clear = (): void => show({ ...first, values: {} }, { replace: true });
  /** The query string without the page: what a saved view stores. */
  const queryOf = (address: URLSearchParams): string => write({ ...read(address), page: 1 }, address).toString();
  const query = queryOf(search);
  return {
    view,
    change: (part: Partial<View>, options?: NavigateOptions): void => show({ ...first, ...part }, options),
    clear,
    isNarrowed: isNarrowed(view.values),
    views: { query, isCurrent: (saved: string): boolean => queryOf(new URLSearchParams(saved)) === query },
    sorting: { sort: view.sort, onSort: (sort: Sort): void => show({ ...first, sort }) },
    filtering: {
      values: view.values,
      /** Sets one filter. Search text replaces the history entry, so that Back leaves out what was being typed. */
      onSet: (name: string, value: unknown): void =>
        show({ ...first, values: withFilter(view.values, name, value) }, { replace: name === 'q' }),
      onClear: clear,
    },
  };
}
