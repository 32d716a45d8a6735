import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { logoCalls } from './logo-calls';

interface Props {
  readonly version: number;
  readonly onSettled: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before the logo is removed, and removes it. */
export function RemoveLogo({ version, onSettled, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useMutation({
    mutationFn: () => logoCalls.remove(version),
    onSettled,
    onSuccess: () => {
      notify('lender.settings.logo.removed', { type: 'success' });
      onClose();
    },
  });
  if (remove.error) return <ErrorDialog error={remove.error} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      safe="cancel"
      title={translate('lender.settings.logo.removeAsk')}
      confirmLabel={translate('lender.settings.logo.remove')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {translate('lender.settings.logo.removeNote')}
    </ConfirmDialog>
  );
}
