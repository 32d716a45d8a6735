import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { useLosOffers } from '../../shell/lender';
import { peopleCalls } from '../people-calls';
import type { Side } from './users';

/** Updates the list from the LOS's users. Hidden if the LOS does not offer them. */
export function RefreshButton({ side }: { readonly side: Side }) {
  const hasDirectory = useLosOffers('directory');
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const { count } = useFormats();
  const { mutate, isPending } = useMutation({
    mutationFn: () => peopleCalls.refresh(side.isPml ? 'oc-users' : 'employees'),
    onSuccess: ({ created, changed, disabled }) => {
      const messageArgs = { created: count(created), changed: count(changed), disabled: count(disabled) };
      notify('people.user.refreshed', { type: 'success', messageArgs });
      refresh();
    },
    onError: (error) => notify(errorText(error), { type: 'error' }),
  });
  if (!hasDirectory) return null;
  return (
    <Button
      variant="outlined"
      loading={isPending}
      loadingPosition="start"
      startIcon={<RefreshCw size={16} strokeWidth={1.6} aria-hidden />}
      onClick={() => mutate()}
    >
      {translate('people.user.refresh')}
    </Button>
  );
}
