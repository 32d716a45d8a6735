import { useQuery } from '@tanstack/react-query';
import { loanCalls } from '../loan-calls';

/** Where the person may create a loan. */
export function usePlacementOptions(enabled: boolean) {
  return useQuery({ queryKey: ['reference'], queryFn: ({ signal }) => loanCalls.placementOptions(signal), enabled });
}
