import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ApiError } from '../providers/data/api-error';
import { useLoan } from '../shell/loan/useLoan';
import { useWriters } from '../shell/loan/useWriters';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import { LockHead } from './LockHead';
import { LockWork } from './LockWork';
import { useLock } from './useLock';
import { useLockRights } from './useLockRights';

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack gap="s4" role="status" aria-label={translate('states.loading')} fromLg={{ columns: 'minmax(0, 1fr) 360px' }}>
      <Stack gap="s4" alignContent="start">
        <Skeleton variant="rounded" height={84} />
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={260} />
      </Stack>
      <Skeleton variant="rounded" height={480} />
    </Stack>
  );
}

/** That the user may only read, and who may ask for locks. */
function ReadOnly() {
  const translate = useTranslate();
  const { asks } = useLockRights();
  const writers = useWriters('rate-lock', !asks);
  if (asks) return null;
  return <ReadOnlyNotice reason={[translate('states.readOnlyPage'), writers].filter(Boolean).join(' ')} />;
}

/** /loans/{loanNum}/rate-lock-request: the lock of the loan, what can be asked for, and what it would cost. */
export function LockPage() {
  const { loan, loanNum } = useLoan();
  const { data: lock, error, refetch } = useLock(loanNum);
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  return (
    <Stack gap="s4">
      <LockHead lock={lock} />
      <ReadOnly />
      {error && !lock ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {(!lock && !error) || (lock && !loan) ? <Waiting /> : null}
      {lock && loan && <LockWork key={loanNum} loan={loan} lock={lock} />}
    </Stack>
  );
}
