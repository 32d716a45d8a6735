import { useLoan } from '../../shell/loan/useLoan';
import { ErrorState } from '../../ui/ErrorState';
import { FactSkeleton } from '../../ui/FactSkeleton';
import { SummaryTab } from '../SummaryTab';

/** The summary of a loan. */
export function PeekFacts({ loanNum }: { readonly loanNum: string }) {
  const { loan, error, refetch } = useLoan(loanNum);
  if (loan) return <SummaryTab loan={loan} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FactSkeleton groups={[5, 4, 6]} />;
}
