import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SentEmail } from '../../domain/email/loan-email.schemas';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorDialog } from '../ui/ErrorDialog';
import { emailCalls } from './email-calls';

interface Props {
  readonly loanNum: string;
  readonly email: SentEmail;
}

/** Sends an email again to those who do not certainly have it. A person decides, because they may get it twice. */
export function SendAgain({ loanNum, email: { id, order, state, recipients } }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { list } = useFormats();
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const again = useMutation({
    mutationFn: () => emailCalls.sendAgain(loanNum, id, order ?? ''),
    onSuccess: () => notify('email.queued', { type: 'success' }),
    onSettled: async () => {
      setAsked(false);
      await client.invalidateQueries({ queryKey: queryKeys.emails(loanNum) });
    },
  });
  const names = recipients.filter((each) => each.state !== 'accepted').map(({ address }) => address);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<RotateCw size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {translate('email.again')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={translate('email.againTitle')}
        confirmLabel={translate('email.again')}
        busy={again.isPending}
        {...(state === 'unknown' && ({ safe: 'cancel' } as const))}
        onConfirm={() => again.mutate()}
        onCancel={() => setAsked(false)}
      >
        {translate(state === 'unknown' ? 'email.againUnknown' : 'email.againText', { names: list(names) })}
      </ConfirmDialog>
      <ErrorDialog error={again.error} onClose={() => again.reset()} />
    </>
  );
}
