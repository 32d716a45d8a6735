import { Button, Skeleton } from '@mui/material';
import { ClipboardCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoanReadOnlyNotice } from '../shell/loan/LoanReadOnlyNotice';
import { useLoanNum } from '../shell/loan/useLoan';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { AddConditions } from './AddConditions';
import { ConditionsWork } from './ConditionsWork';
import { useConditionRights, useConditions } from './useConditions';

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack gap="s2" role="status" aria-label={translate('states.loading')}>
      <Skeleton variant="rounded" height={44} />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} variant="rounded" height={56} />
      ))}
    </Stack>
  );
}

/** /loans/{loanNum}/conditions: the underwriter's conditions by category, answered and decided here. */
export function ConditionsPage() {
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const { data, error, refetch } = useConditions(loanNum);
  const { decides, answers } = useConditionRights();
  const [adding, setAdding] = useState(false);
  const add = decides && (
    <Button
      variant={data?.length === 0 ? 'contained' : 'outlined'}
      aria-haspopup="dialog"
      aria-keyshortcuts="A"
      startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden="true" />}
      onClick={() => setAdding(true)}
    >
      {translate('conditions.add.open')}
    </Button>
  );
  return (
    <Stack gap="s4">
      <PageHead title={translate('pages.conditions')} actions={data && data.length > 0 ? add : null} />
      {!decides && !answers && <LoanReadOnlyNotice page="conditions" />}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Waiting /> : null}
      {data?.length === 0 && (
        <EmptyState icon={ClipboardCheck} title={translate('conditions.emptyTitle')} actions={add}>
          {translate(decides ? 'conditions.emptyDecides' : 'conditions.emptyText')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ConditionsWork loanNum={loanNum} conditions={data} onAdd={() => decides && setAdding(true)} />
      )}
      {adding && <AddConditions loanNum={loanNum} onClose={() => setAdding(false)} />}
    </Stack>
  );
}
