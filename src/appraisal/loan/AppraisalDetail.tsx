import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { isAccepted, isPayable, isReceived } from '../../../domain/appraisal/appraisal-states';
import type { AppraisalSummary, AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
import { Row, Stack } from '../../ui/layout/primitives';
import { CancelDialog } from './ActDialogs';
import { CopiesSection } from './CopiesSection';
import { EventList } from './EventList';
import { ExcludedWarning } from './ExcludedWarning';
import { OrderFacts } from './OrderFacts';
import { PaymentSection } from './PaymentSection';
import { ReportSection } from './ReportSection';
import { ResultsSection } from './ResultsSection';
import { ReviewSection } from './ReviewSection';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly data: AppraisalsPage;
  readonly one: AppraisalSummary;
  readonly editable: boolean;
}

/** One appraisal: its order, report, review, copies and history. */
export function AppraisalDetail({ loanNum, data, one, editable }: Props) {
  const { t } = useAppraisalText();
  const [cancelling, setCancelling] = useState(false);
  const isThere = isReceived(one.state);
  const isTransferDraft = one.source === 'transfer' && one.state === 'draft';
  const awaitsReview = one.state === 'delivered' && one.reports.length > 0;
  return (
    <Stack gap="s4" columns="minmax(0, 1fr)" align="start" fromLg={{ columns: 'minmax(0, 1fr) 340px' }}>
      <Stack gap="s4" columns="minmax(0, 1fr)">
        <ExcludedWarning {...{ loanNum, one, editable: editable && data.mayReview }} />
        <ReportSection
          {...{ loanNum, one, editable }}
          loanVersion={data.loanVersion}
          mayReject={editable && data.mayReview && isAccepted(one.state)}
        />
        {awaitsReview && (
          <ReviewSection {...{ loanNum, one }} loanVersion={data.loanVersion} mayReview={editable && data.mayReview} />
        )}
        {!isTransferDraft && <OrderFacts one={one} />}
        {isTransferDraft && <Alert severity="info">{t('transferDraft')}</Alert>}
        {editable && one.canCancel && (
          <Row>
            <Button color="error" onClick={() => setCancelling(true)}>
              {t(isTransferDraft ? 'cancelTransfer' : 'cancelOrder')}
            </Button>
          </Row>
        )}
      </Stack>
      <Stack gap="s4" columns="minmax(0, 1fr)">
        {one.ccInfo.transactionAmt !== null && (isPayable(one.state) || one.payment !== null) && (
          <PaymentSection {...{ loanNum, one, editable }} />
        )}
        {/* A rejected report is a valuation, too: borrowers get their copy (12 CFR 1002.14). */}
        {(isThere || one.state === 'rejected') && (
          <CopiesSection {...{ loanNum, one, editable }} borrowers={data.borrowers} />
        )}
        {(isThere || one.ssrs.length > 0) && (
          <ResultsSection {...{ loanNum, one }} editable={editable && data.mayReview && isThere} />
        )}
        <EventList events={one.events} />
      </Stack>
      {cancelling && <CancelDialog {...{ loanNum, one }} onClose={() => setCancelling(false)} />}
    </Stack>
  );
}
