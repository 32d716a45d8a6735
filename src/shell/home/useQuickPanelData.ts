import { useQuery } from '@tanstack/react-query';
import { usePortalData } from '../../providers/data/portal-data-provider';

/** The figures of the person's loans today; one call for the page and the panel. */
export function useQuickPanelData() {
  const { quickPanel } = usePortalData();
  return useQuery({
    queryKey: ['quickPanel'],
    queryFn: ({ signal }) => quickPanel(signal),
    staleTime: 60_000,
  });
}
