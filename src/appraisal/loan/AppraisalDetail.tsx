import { Button } from '@mui/material';
import { useState } from 'react';
import { isPayable, isReceived } from '../../../domain/appraisal/appraisal-states';
import type { AppraisalSummary, AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
import { Row, Stack } from '../../ui/layout/primitives';
import { CancelDialog } from './ActDialogs';
import { CopiesSection } from './CopiesSection';
import { EventList } from './EventList';
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
  const awaitsReview = one.state === 'delivered' && one.reports.length > 0;
  return (
    <Stack gap="s4" columns="minmax(0, 1fr)" align="start" fromLg={{ columns: 'minmax(0, 1fr) 340px' }}>
      <Stack gap="s4" columns="minmax(0, 1fr)">
        <ReportSection {...{ loanNum, one, editable }} />
        {awaitsReview && (
          <ReviewSection {...{ loanNum, one }} loanVersion={data.loanVersion} mayReview={editable && data.mayReview} />
        )}
        <OrderFacts one={one} />
        {editable && one.canCancel && (
          <Row>
            <Button color="error" onClick={() => setCancelling(true)}>
              {t('cancelOrder')}
            </Button>
          </Row>
        )}
      </Stack>
      <Stack gap="s4" columns="minmax(0, 1fr)">
        {one.ccInfo.transactionAmt !== null && (isPayable(one.state) || one.payment !== null) && (
          <PaymentSection {...{ loanNum, one }} editable={editable && isPayable(one.state)} />
        )}
        {isThere && <CopiesSection {...{ loanNum, one, editable }} borrowers={data.borrowers} />}
        {isThere && <ResultsSection {...{ loanNum, one }} editable={editable && data.mayReview} />}
        <EventList events={one.events} />
      </Stack>
      {cancelling && <CancelDialog {...{ loanNum, one }} onClose={() => setCancelling(false)} />}
    </Stack>
  );
}
