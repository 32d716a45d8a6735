import { useQuery } from '@tanstack/react-query';
import { usePortalData } from '../../providers/data/portal-data-provider';

/** Where the person may create a loan. */
export function usePlacementOptions(enabled: boolean) {
  const data = usePortalData();
  return useQuery({ queryKey: ['reference'], queryFn: ({ signal }) => data.reference(signal), enabled });
}
