import { Button } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Identity } from '../../../../domain/access/oidc.schemas';
import { queryKeys } from '../../../providers/data/query-keys';
import { useErrorText } from '../../../providers/i18n/useErrorText';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ErrorState } from '../../../ui/ErrorState';
import { Text } from '../../../ui/layout/primitives';
import { Section } from '../../../ui/Section';
import { useProofFirst } from '../../factors/useProofFirst';
import { IdentityRow, providerOf } from './IdentityRow';
import { identityCallsOf } from './identity-calls';
import { LinkDialog } from './LinkDialog';

/** The accounts at login providers that sign in a user. Nothing where no provider is configured and none is linked. */
export function IdentityList({ login }: { readonly login: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const calls = identityCallsOf(login);
  const [isLinking, setLinking] = useState(false);
  const [asked, setAsked] = useState<Identity | null>(null);
  const { prove, dialog: proof } = useProofFirst();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.sessions(login), 'identities'],
    queryFn: ({ signal }) => calls.list(signal),
    staleTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Identity) => calls.unlink(id),
    onSuccess: () => notify('people.identity.unlinked', { type: 'success' }),
    onError: (failure) => notify(errorText(failure), { type: 'error' }),
    onSettled: () => {
      setAsked(null);
      return refetch();
    },
  });
  if (!error && !(data?.providers.length || data?.identities.length)) return null;
  const link = async (): Promise<void> => {
    if (await prove()) setLinking(true);
  };
  const linked = (): Promise<unknown> => {
    notify('people.identity.linked', { type: 'success' });
    return refetch();
  };
  return (
    <Section
      flush
      title={translate('people.identity.title')}
      aside={
        !!data?.providers.length && <Button onClick={() => void link()}>{translate('people.identity.link')}</Button>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.identities.length ? (
        <ul>
          {data.identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} onUnlink={() => setAsked(identity)} />
          ))}
        </ul>
      ) : (
        <Text as="p" color="text-3" padding="s3 s4" lineAbove>
          {translate('people.identity.none')}
        </Text>
      )}
      {isLinking && (
        <LinkDialog
          login={login}
          providers={data?.providers ?? []}
          onLinked={linked}
          onClose={() => setLinking(false)}
        />
      )}
      {proof}
      <ConfirmDialog
        open={asked !== null}
        title={translate('people.identity.unlink')}
        confirmLabel={translate('people.identity.unlink')}
        busy={isPending}
        onConfirm={() => asked && mutate(asked)}
        onCancel={() => setAsked(null)}
      >
        {asked && translate('people.identity.unlinkText', { provider: providerOf(asked) })}
      </ConfirmDialog>
    </Section>
  );
}
