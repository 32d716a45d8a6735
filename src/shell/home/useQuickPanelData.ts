import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';
import { shellCalls } from '../shell-calls';

/** The figures of the person's loans today; one call for the page and the panel. */
export function useQuickPanelData() {
  return useQuery({
    queryKey: queryKeys.homeFigures(),
    queryFn: ({ signal }) => shellCalls.homeFigures(signal),
    staleTime: 60_000,
  });
}
