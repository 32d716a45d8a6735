import { compileFilter, reactAdminAddress } from '../crud/list-view';
import { useListView } from '../crud/useListView';

export const LOCK_REPORT = 'main/internal/lock-report';

/** What ends first comes first. */
export const firstSort = { field: 'expDate', order: 'ASC' } as const;

const address = reactAdminAddress(firstSort);

/** The filter and the sort of the lock report that the URL shows, as its calls take them. */
export function useReportQuery() {
  const { view } = useListView(address);
  return {
    sort: JSON.stringify([view.sort.field, view.sort.order]),
    filter: JSON.stringify(compileFilter(view.values)),
  };
}
