import { useQuery } from '@tanstack/react-query';
import type { ComplianceContract } from '../../domain/compliance/compliance.contract';
import { useSessionUser } from '../access/public';
import { callsOf } from '../providers/data/calls';
import { isUnder, queryKeys } from '../providers/data/query-keys';
import { useLoan } from '../shell/loan/useLoan';

const { call } = callsOf<ComplianceContract>();

/** The compliance tests of the stored loan, for the lender's own users; `isOffered` is false for others. */
export function useCompliance(loanNum: string) {
  const { loan } = useLoan(loanNum);
  const isOffered = useSessionUser()?.isPml === false;
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.loan(loanNum), 'compliance', loan?.version],
    queryFn: ({ signal }) => call('GET /loan-proxy/{loanNum}/compliance', { params: { loanNum }, signal }),
    enabled: loan !== undefined && isOffered,
    placeholderData: (before, query) =>
      query && isUnder(query.queryKey, queryKeys.loan(loanNum)) ? before : undefined,
  });
  return { isOffered, data, error, refetch };
}
