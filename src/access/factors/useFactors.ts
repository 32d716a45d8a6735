import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';
import { factorCalls } from './factor-calls';

/** The user's own sign-in methods, as the server has them now. */
export const useFactors = () =>
  useQuery({
    queryKey: queryKeys.factors(),
    queryFn: ({ signal }) => factorCalls.list(signal),
    staleTime: 0,
  });
