import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorDialog } from '../ui/ErrorDialog';
import { registrationCalls } from './registration-calls';
import { useRefetchRegistration } from './useRegistration';

/** Cancels the eDisclosure request after a confirmation with the specified text (REG-11 to REG-13). */
export function CancelDisclosure({ loanNum, disabled }: { readonly loanNum: string; readonly disabled: boolean }) {
  const translate = useTranslate();
  const refetch = useRefetchRegistration(loanNum);
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => registrationCalls.cancelDisclosure(loanNum),
    onSettled: async () => {
      await refetch();
      setAsking(false);
    },
  });
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => setAsking(true)}>
        {translate('registration.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={translate('registration.cancelTitle')}
        confirmLabel={translate('registration.yes')}
        cancelLabel={translate('registration.no')}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onCancel={() => setAsking(false)}
      >
        {translate('registration.cancelText')}
      </ConfirmDialog>
      <ErrorDialog error={cancel.error} onClose={() => cancel.reset()} />
    </>
  );
}
