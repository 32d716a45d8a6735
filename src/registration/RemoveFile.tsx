import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { LoanFileItem } from '../../domain/documents/document.schemas';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorDialog } from '../ui/ErrorDialog';
import { registrationCalls } from './registration-calls';
import { useRefetchRegistration } from './useRegistration';

interface Props {
  readonly loanNum: string;
  readonly file: LoanFileItem;
  readonly onClose: () => void;
}

/** Asks before a wrong submission file is removed, and removes it. */
export function RemoveFile({ loanNum, file, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refetch = useRefetchRegistration(loanNum);
  const remove = useMutation({
    mutationFn: () => registrationCalls.removeDocument(loanNum, file.id),
    // After a refusal, too: the loan may have been registered, or the file removed by someone else.
    onSettled: refetch,
    onSuccess: () => {
      notify('loan.dashboard.files.removed', { type: 'success', messageArgs: { name: file.name } });
      onClose();
    },
  });
  if (remove.error) return <ErrorDialog error={remove.error} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      safe="cancel"
      title={translate('loan.dashboard.files.removeTitle', { name: file.name })}
      confirmLabel={translate('loan.dashboard.files.removeConfirm')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {translate('loan.dashboard.files.removeText')}
    </ConfirmDialog>
  );
}
