import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { UserAction } from '../../../domain/access/user-fields';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useProofFirst } from '../factors/useProofFirst';
import { peopleCalls } from '../people-calls';
import { nameOf, type User } from './users';

const offered = ({ disabled, locked, isRetail }: User, own: boolean): readonly UserAction[] => [
  ...(locked ? (['unlock'] as const) : []),
  ...(isRetail && !disabled && !own ? (['password-link'] as const) : []),
  ...(own ? [] : (['reset-password', 'reset-factors', disabled ? 'enable' : 'disable'] as const)),
];

/** Retail employees choose their password themselves, so resetting it sends a link. */
const isLink = (action: UserAction, { isRetail }: User): boolean => action === 'reset-password' && isRetail;

/** Actions on one user other than editing their record. */
export function UserActions({ user, own }: { readonly user: User; readonly own: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<UserAction | null>(null);
  const { prove, dialog } = useProofFirst();
  const { mutate, isPending } = useMutation({
    mutationFn: (action: UserAction) => peopleCalls.act(action, user.login),
    onSuccess: (_, action) => {
      notify(translate(`people.done.${action}`), { type: 'success' });
      refresh();
    },
    onError: (error) => notify(errorText(error), { type: 'error' }),
    onSettled: () => setAsking(null),
  });
  const start = async (action: UserAction): Promise<void> => {
    if (action !== 'reset-factors') return mutate(action);
    setAsking(null);
    if (await prove()) mutate(action);
  };
  return (
    <>
      {offered(user, own).map((action) => (
        <Button key={action} variant="outlined" onClick={() => setAsking(action)}>
          {translate(`people.actions.${action}`)}
        </Button>
      ))}
      <ConfirmDialog
        open={asking !== null}
        title={asking ? translate(`people.actions.${asking}`) : ''}
        confirmLabel={asking ? translate(`people.actions.${asking}`) : ''}
        busy={isPending}
        onConfirm={() => asking && void start(asking)}
        onCancel={() => setAsking(null)}
      >
        {asking &&
          translate(`people.one.${isLink(asking, user) ? 'reset-password-retail' : asking}`, {
            name: `\u2068${nameOf(user)}\u2069`,
          })}
      </ConfirmDialog>
      {dialog}
    </>
  );
}
