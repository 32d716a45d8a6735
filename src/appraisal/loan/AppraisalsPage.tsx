import { Button, Skeleton } from '@mui/material';
import { House } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { loanPath } from '../../../domain/pages/loan-path';
import { RecordPage } from '../../crud/RecordPage';
import { ApiError } from '../../providers/data/api-error';
import { LoanReadOnlyNotice } from '../../shell/loan/LoanReadOnlyNotice';
import { useEditable, useLoanNum } from '../../shell/loan/useLoan';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Stack } from '../../ui/layout/primitives';
import { NotAuthorized } from '../../ui/NotAuthorized';
import { AppraisalDetail } from './AppraisalDetail';
import { AppraisalList } from './AppraisalList';
import { ClockSection } from './ClockSection';
import { Simulation } from './Simulation';
import { useAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack gap="s4" role="status" aria-label={translate('states.loading')}>
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

/** /loans/{loanNum}/appraisals: appraisals are followed, reviewed and handed to the borrowers. */
export function AppraisalsPage() {
  const { t } = useAppraisalText();
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const { data, error, refetch } = useAppraisals(loanNum);
  const { editable } = useEditable(['appraisals']);
  const [chosen, setChosen] = useState<string | null>(null);
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  const isConnected = (data?.companies.length ?? 0) > 0;
  const order = editable && isConnected && (
    <Button variant="contained" component={Link} to={loanPath(loanNum, 'appraisal-new')}>
      {t('newOrder')}
    </Button>
  );
  const shown = data?.appraisals.find(({ id }) => id === chosen) ?? data?.appraisals[0];
  return (
    <RecordPage
      title={translate('pages.appraisals')}
      lead={t('lead')}
      actions={
        <>
          {data?.clientPortal && (
            <Button component="a" href={data.clientPortal} target="_blank" rel="noopener noreferrer">
              {t('clientPortal')}
            </Button>
          )}
          {isConnected && (
            <Button variant="outlined" component={Link} to={loanPath(loanNum, 'appraisal-fee-finder')}>
              {t('feeFinder')}
            </Button>
          )}
          {order}
        </>
      }
    >
      {data?.isSimulation && <Simulation />}
      <LoanReadOnlyNotice page="appraisals" />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <Waiting />}
      {data && data.appraisals.length === 0 && (
        <EmptyState icon={House} title={t('empty')} actions={order || undefined}>
          {t(isConnected ? 'emptyHelp' : 'noCompany')}
        </EmptyState>
      )}
      {data && data.appraisals.length > 0 && (
        <AppraisalList {...{ loanNum, editable }} appraisals={data.appraisals} shown={shown?.id} onShow={setChosen} />
      )}
      {data && shown && <AppraisalDetail key={shown.id} {...{ loanNum, data, editable }} one={shown} />}
      {data && <ClockSection clock={data.clock} />}
    </RecordPage>
  );
}
