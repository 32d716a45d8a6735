import { useTranslate } from 'react-admin';
import { useLoan } from '../shell/loan/useLoan';
import { ErrorState } from '../ui/ErrorState';
import { LoanPricingActions } from './LoanPricingActions';
import { PricingSkeleton } from './PricingSkeleton';
import { PricingWorkspace } from './PricingWorkspace';
import { useWide } from './pricing-layout';

/** /loans/{loanNum}/product-pricing and its twin: the loan's scenario, programs and rates, and choosing one. */
export function ProductPricingPage() {
  const translate = useTranslate();
  const { loan, loanNum, error, refetch } = useLoan();
  const wide = useWide();
  if (loan) {
    return (
      <PricingWorkspace
        key={loanNum}
        loan={loan}
        title={translate('pages.loanSummary')}
        next="loan-summary"
        actions={(page) => <LoanPricingActions loan={loan} {...page} />}
      />
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} page />;
  return <PricingSkeleton wide={wide} />;
}
