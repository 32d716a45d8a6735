import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';
import { shellCalls } from '../shell-calls';

/** Today's figures of the user's loans, in one call for the page and the panel. */
export function useQuickPanelData() {
  return useQuery({
    queryKey: queryKeys.homeFigures(),
    queryFn: ({ signal }) => shellCalls.homeFigures(signal),
    staleTime: 60_000,
  });
}
