import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Filing } from '../../domain/hmda/transmittal';
import { queryKeys } from '../providers/data/query-keys';
import { HMDA, hmdaCalls } from './hmda-calls';

const overviewKey = ({ year, quarter }: Filing) => [...queryKeys.resource(HMDA), 'overview', year, quarter] as const;

/** The register of a filing. Loans that changed since their last check are checked in steps, while the page is open. */
export function useRegister(filing: Filing) {
  const client = useQueryClient();
  const overview = useQuery({
    queryKey: overviewKey(filing),
    queryFn: ({ signal }) => hmdaCalls.overview(filing, signal),
  });
  const check = useMutation({
    mutationFn: hmdaCalls.check,
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.resource(HMDA) }),
  });
  const { data } = overview;
  const lacks = data !== undefined && data.checked < data.loans;
  const { mutate, isPending, isError, data: last } = check;
  // A loan that cannot be read now is not asked for again and again.
  const goesOn = lacks && !isPending && !isError && !(last?.done === true && last.checked === data.checked);
  useEffect(() => {
    if (goesOn) mutate(filing);
  }, [goesOn, mutate, filing]);
  return { ...overview, isChecking: lacks && isPending, checkError: check.error };
}
