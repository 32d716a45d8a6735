import { useQuery } from '@tanstack/react-query';
import { shellCalls } from '../shell-calls';

/** The figures of the person's loans today; one call for the page and the panel. */
export function useQuickPanelData() {
  return useQuery({
    queryKey: ['quickPanel'],
    queryFn: ({ signal }) => shellCalls.homeFigures(signal),
    staleTime: 60_000,
  });
}
