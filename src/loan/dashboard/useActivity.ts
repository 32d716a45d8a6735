import { useQuery } from '@tanstack/react-query';
import type { Activity } from '../../../domain/loan/activity.schemas';
import { usePortalData } from '../../providers/data/portal-data-provider';

/** How many entries the dashboard shows. */
const SHOWN = 5;

/** The latest that happened to the loan, newest first. */
export function useActivity(loanNum: string) {
  const data = usePortalData();
  return useQuery<readonly Activity[]>({
    queryKey: ['loan', loanNum, 'activity'],
    queryFn: ({ signal }) => data.loanActivity(loanNum, SHOWN, signal),
  });
}
