import { Alert, Button, Skeleton } from '@mui/material';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { loanPath } from '../../../domain/pages/loan-path';
import { RecordPage } from '../../crud/RecordPage';
import { ApiError } from '../../providers/data/api-error';
import { LoanReadOnlyNotice } from '../../shell/loan/LoanReadOnlyNotice';
import { useEditable, useLoanNum } from '../../shell/loan/useLoan';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Row } from '../../ui/layout/primitives';
import { NotAuthorized } from '../../ui/NotAuthorized';
import { Section } from '../../ui/Section';
import { AppraisalState } from './AppraisalState';
import { wasOrdered } from './order-form';
import { TransferDialog } from './TransferDialog';
import { TransferWork } from './TransferWork';
import { useAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

/** /loans/{loanNum}/appraisals/transfer: an appraisal that another lender ordered is taken over. */
export function TransferPage() {
  const { t } = useAppraisalText();
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const { data, error, refetch } = useAppraisals(loanNum);
  const { editable } = useEditable(['appraisals']);
  const [editing, setEditing] = useState<AppraisalSummary | 'new' | null>(null);
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  const transfers = data?.appraisals.filter(({ source }) => source === 'transfer') ?? [];
  const isOpen = transfers.some(({ state }) => state === 'draft');
  const begin = editable && !isOpen && (
    <Button variant="contained" onClick={() => setEditing('new')}>
      {t('transfer.begin')}
    </Button>
  );
  return (
    <RecordPage title={translate('pages.appraisalTransfer')} lead={t('transfer.lead')} actions={begin || undefined}>
      <LoanReadOnlyNotice page="appraisals" />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <Skeleton variant="rounded" height={320} aria-label={translate('states.loading')} />}
      {data && isOpen && wasOrdered(data) && <Alert severity="warning">{t('transfer.hasAppraisal')}</Alert>}
      {data && transfers.length === 0 && (
        <EmptyState icon={ArrowLeftRight} title={t('transfer.empty')} actions={begin || undefined}>
          {t('transfer.emptyHelp')}
        </EmptyState>
      )}
      {transfers.map((one) =>
        one.state === 'draft' ? (
          <TransferWork
            key={one.id}
            {...{ loanNum, one, editable }}
            mayReceive={editable && data?.mayReview === true}
            onEdit={() => setEditing(one)}
          />
        ) : (
          <Section
            key={one.id}
            title={t('transferFrom', { lender: one.requesterComp.name })}
            aside={<AppraisalState state={one.state} />}
          >
            <Row>
              <Button component={Link} to={loanPath(loanNum, 'appraisals')}>
                {t('transfer.toReview')}
              </Button>
            </Row>
          </Section>
        ),
      )}
      {editing !== null && (
        <TransferDialog
          {...{ loanNum }}
          one={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </RecordPage>
  );
}
