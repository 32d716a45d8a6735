import { useSearchParams } from 'react-router-dom';
import { isNarrowed, type ListView, withFilter } from './list-view';

interface Address<View extends ListView> {
  readonly read: (search: URLSearchParams) => View;
  readonly write: (view: View, search: URLSearchParams) => URLSearchParams;
}

/** The view in the URL, and ways to change it. Every change except of the page leads to page 1. */
export function useListView<View extends ListView>({ read, write }: Address<View>) {
  const [search, setSearch] = useSearchParams();
  const view = read(search);
  const first: View = { ...view, page: 1 };
  const show = (next: View, replace: boolean): void => setSearch(write(next, search), { replace });
  return {
    view,
    change: (part: Partial<View>): void => show({ ...first, ...part }, false),
    /** Sets one filter. Search text replaces the history entry, so that Back leaves out what was being typed. */
    set: (name: string, value: unknown): void =>
      show({ ...first, values: withFilter(view.values, name, value) }, name === 'q'),
    clear: (): void => show({ ...first, values: {} }, true),
    isNarrowed: isNarrowed(view.values),
    /** The query string without the page: what a saved view stores. */
    viewQuery: write(first, search).toString(),
  };
}
