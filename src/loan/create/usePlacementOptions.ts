import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';
import { loanCalls } from '../loan-calls';

/** Where the user may create a loan. */
export function usePlacementOptions() {
  return useQuery({
    queryKey: queryKeys.placementOptions(),
    queryFn: ({ signal }) => loanCalls.placementOptions(signal),
  });
}
