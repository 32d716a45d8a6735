import { Button, Skeleton } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CocTask } from '../../domain/disclosure/changes/changes.contract';
import { onlyOutsideEstimate } from '../../domain/disclosure/estimate/outside-estimate';
import { formatDate } from '../../domain/format/date';
import { ApiError } from '../providers/data/api-error';
import { useErrorText } from '../providers/i18n/useErrorText';
import { type LoanRecord, useLoan } from '../shell/loan/useLoan';
import { useWriters } from '../shell/loan/useWriters';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Row, Stack } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { PageHead } from '../ui/PageHead';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import { ChangeDetail } from './ChangeDetail';
import { ChangeDialog } from './ChangeDialog';
import { ChangeList } from './ChangeList';
import { ChangeTag } from './ChangeTag';
import { changesCalls } from './changes-calls';
import { useChangeRights, useChangesText, useRefetchChanges, useTasks } from './useChanges';

const Waiting = () => (
  <Stack gap="s4" role="status" aria-label={useTranslate()('states.loading')}>
    <Skeleton variant="rounded" height={88} />
    <Skeleton variant="rounded" height={320} />
  </Stack>
);

/** Why nothing can be requested: the user only reads, or the loan takes no changes now. */
function ReadOnly({ loan }: { readonly loan: LoanRecord }) {
  const translate = useTranslate();
  const { t } = useChangesText();
  const { writes, requests } = useChangeRights(loan);
  const writers = useWriters('coc', !writes);
  if (requests) return null;
  if (!writes) return <ReadOnlyNotice reason={[translate('states.readOnlyPage'), writers].filter(Boolean).join(' ')} />;
  const outside = onlyOutsideEstimate(loan);
  if (outside) return <ReadOnlyNotice reason={t('outsideEstimate', { date: formatDate(outside.issued) })} />;
  return <ReadOnlyNotice reason={t(loan.loanEstimates?.length ? 'notInStatus' : 'noEstimate')} />;
}

/** The open request that is changed or withdrawn. */
function OpenActions({ loan, task }: { readonly loan: LoanRecord; readonly task: CocTask }) {
  const { t } = useChangesText();
  const notify = useNotify();
  const errorText = useErrorText();
  const refetch = useRefetchChanges(loan.sLNm);
  const [open, setOpen] = useState<'edit' | 'withdraw'>();
  const withdraw = async (): Promise<void> => {
    setOpen(undefined);
    try {
      await changesCalls.withdraw(loan.sLNm, task.taskId, loan.version);
      notify(t('withdrawn'), { type: 'success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
    await refetch();
  };
  return (
    <>
      {task.trigger === null && (
        <Button variant="outlined" onClick={() => setOpen('withdraw')}>
          {t('withdraw')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      {open === 'edit' && <ChangeDialog loan={loan} task={task} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        open={open === 'withdraw'}
        title={t('withdrawTitle')}
        confirmLabel={t('withdraw')}
        onConfirm={() => void withdraw()}
        onCancel={() => setOpen(undefined)}
      >
        {t('withdrawText')}
      </ConfirmDialog>
    </>
  );
}

function Changes({ loan, tasks }: { readonly loan: LoanRecord; readonly tasks: readonly CocTask[] }) {
  const { t } = useChangesText();
  const rights = useChangeRights(loan);
  const [writing, setWriting] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const open = tasks.find(({ TaskStatus }) => TaskStatus === 'REQUESTED');
  const task = tasks.find(({ taskId }) => taskId === chosen) ?? open ?? tasks[0];
  const isOpen = task?.TaskStatus === 'REQUESTED';
  return (
    <>
      <PageHead
        title={
          <Row as="span" wrap gap="s2">
            {t('title')} {task && <ChangeTag task={task} />}
          </Row>
        }
        lead={t('lead')}
        actions={
          rights.requests && (
            <>
              {task && isOpen && rights.changes(task) && <OpenActions loan={loan} task={task} />}
              <Button
                variant={tasks.length === 0 ? 'contained' : 'outlined'}
                startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
                onClick={() => setWriting(true)}
              >
                {t('request')}
              </Button>
            </>
          )
        }
      />
      <ReadOnly loan={loan} />
      {task ? (
        <>
          {tasks.length > 1 && <ChangeList tasks={tasks} chosen={task.taskId} onChoose={setChosen} />}
          <ChangeDetail key={task.taskId} loan={loan} task={task} decides={rights.decides} />
        </>
      ) : (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      )}
      {writing && <ChangeDialog loan={loan} task={undefined} onClose={() => setWriting(false)} />}
    </>
  );
}

function Loaded({ loan }: { readonly loan: LoanRecord }) {
  const { data: tasks, error, refetch } = useTasks(loan);
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  if (error && !tasks) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return tasks ? <Changes loan={loan} tasks={tasks} /> : <Waiting />;
}

/** /loans/{loanNum}/coc: changes of circumstance. */
export function CocPage() {
  const { loan, loanNum, error, refetch } = useLoan();
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  return (
    <Stack gap="s4">
      {error && !loan ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!loan && !error ? <Waiting /> : null}
      {loan && <Loaded key={loanNum} loan={loan} />}
    </Stack>
  );
}
