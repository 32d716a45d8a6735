import { useLoan } from '../shell/loan/useLoan';
import { ErrorState } from '../ui/ErrorState';
import { PricingSkeleton } from './PricingSkeleton';
import { PricingWorkspace } from './PricingWorkspace';
import { useWide } from './pricing-layout';

/** Prices the loan in every program, explains each price, and selects a program. */
export function SelectProgramPage() {
  const { loan, loanNum, error, refetch } = useLoan();
  const wide = useWide();
  if (loan) return <PricingWorkspace key={loanNum} loan={loan} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} page />;
  return <PricingSkeleton wide={wide} />;
}
