import { Suspense, useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import { LoanSummary } from '../../pages/panels';
import { useLoan, useLoanNum } from '../loan/useLoan';
import { PageErrorBoundary } from '../states/PageErrorBoundary';
import { PageLoader } from '../states/PageLoader';
import { GuestPanel } from './GuestPanel';
import { PanelFrame } from './PanelFrame';
import { usePanel } from './usePanel';
import { WorkPanel } from './WorkPanel';

/** The loan summary. If the loan fails to load, the page shows why. */
function LoanPanel() {
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const { loan, error } = useLoan();
  // The page comes first: the panel has its place, and is filled when the page is painted.
  const isFilled = useDeferredValue(true, false);
  if (error && !loan) return null;
  return (
    <PanelFrame label={translate('shell.panel.label')}>
      <PageErrorBoundary resetKey={loanNum}>
        <Suspense fallback={<PageLoader />}>{isFilled && <LoanSummary loanNum={loanNum} />}</Suspense>
      </PageErrorBoundary>
    </PanelFrame>
  );
}

const panels = { loan: LoanPanel, work: WorkPanel, guest: GuestPanel } as const;

/** The right panel of the area: the loan summary, today's work, or the lender (SHELL-05, -09, -10). */
export function QuickPanel() {
  const { kind } = usePanel();
  if (!kind) return null;
  const Panel = panels[kind];
  return <Panel />;
}
