import { Skeleton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AusSystem } from '../../domain/aus/systems';
import { ApiError } from '../providers/data/api-error';
import { LoanReadOnlyNotice } from '../shell/loan/LoanReadOnlyNotice';
import { useLoan } from '../shell/loan/useLoan';
import { ErrorState } from '../ui/ErrorState';
import { Row, Stack } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { PageHead } from '../ui/PageHead';
import { AusTag } from './AusTag';
import { AusWork } from './AusWork';
import { GusCard } from './GusCard';
import { NeedsCard } from './NeedsCard';
import { SubmitDialog } from './SubmitDialog';
import { SystemCards } from './SystemCards';
import { useAus, useAusRights, useLpaPolling } from './useAus';
import { useAusText } from './useAusText';

const USDA = '3';

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack gap="s4" role="status" aria-label={translate('states.loading')} fromLg={{ columns: 'minmax(0, 1fr) 340px' }}>
      <Stack gap="s4" alignContent="start">
        <Skeleton variant="rounded" height={150} />
        <Skeleton variant="rounded" height={420} />
      </Stack>
      <Skeleton variant="rounded" height={480} />
    </Stack>
  );
}

/** /loans/{loanNum}/aus: submissions to DU, DO and LPA, their findings side by side, and the work that follows. */
export function AusPage() {
  const translate = useTranslate();
  const { t } = useAusText();
  const { loan, loanNum } = useLoan();
  const { data: view, error, refetch } = useAus(loanNum);
  const { submits, records } = useAusRights(loanNum);
  const [submitting, setSubmitting] = useState<AusSystem | null>(null);
  useLpaPolling(loanNum, view);
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  const isSimulation = view?.systems.some(({ notice }) => notice !== null);
  return (
    <Stack gap="s4">
      <PageHead
        title={
          <Row display="inline-flex" wrap gap="s3">
            {translate('pages.aus')}
            {isSimulation && <AusTag>{t('simulation')}</AusTag>}
          </Row>
        }
      />
      <LoanReadOnlyNotice page="aus" />
      {error && !view ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!view && !error ? <Waiting /> : null}
      {view && (
        <>
          <SystemCards systems={view.systems} submits={submits} onSubmit={setSubmitting} />
          {loan?.sLT === USDA && <GusCard loanNum={loanNum} view={view} records={records} />}
          {loan && <NeedsCard loanNum={loanNum} loan={loan} needs={view.needs} />}
          {view.runs.length > 0 && <AusWork key={loanNum} loanNum={loanNum} loan={loan} view={view} />}
        </>
      )}
      {submitting && loan && view && (
        <SubmitDialog
          loanNum={loanNum}
          loan={loan}
          system={submitting}
          needs={view.needs.length}
          onClose={() => setSubmitting(null)}
        />
      )}
    </Stack>
  );
}
