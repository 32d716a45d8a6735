import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ApiError } from '../providers/data/api-error';
import { useEditable, useLoan } from '../shell/loan/useLoan';
import { useWriters } from '../shell/loan/useWriters';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import { FeeWork } from './FeeWork';

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack gap="s4" role="status" aria-label={translate('states.loading')} fromLg={{ columns: 'minmax(0, 1fr) 320px' }}>
      <Skeleton variant="rounded" height={640} />
      <Stack gap="s4" alignContent="start">
        <Skeleton variant="rounded" height={96} />
        <Skeleton variant="rounded" height={220} />
        <Skeleton variant="rounded" height={200} />
      </Stack>
    </Stack>
  );
}

/** That the fees can only be read, and why. */
function ReadOnly() {
  const translate = useTranslate();
  const { editable, forbidden } = useEditable(['edisclosure']);
  const writers = useWriters('edisclosure', forbidden?.by === 'page');
  if (editable || !forbidden) return null;
  const reason = forbidden.by === 'page' ? 'states.readOnlyPage' : 'fees.readOnlyStatus';
  return <ReadOnlyNotice reason={[translate(reason), writers].filter(Boolean).join(' ')} />;
}

/** /loans/{loanNum}/loan: the fees worksheet. */
export function FeesPage() {
  const { loan, loanNum, error, refetch } = useLoan();
  const { editable } = useEditable(['edisclosure']);
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  return (
    <Stack gap="s4">
      <ReadOnly />
      {error && !loan ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!loan && !error ? <Waiting /> : null}
      {loan && <FeeWork key={loanNum} loan={loan} editable={editable} />}
    </Stack>
  );
}
