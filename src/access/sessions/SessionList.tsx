import { Button } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SessionAnswer } from '../../../domain/access/session.schemas';
import { queryKeys } from '../../providers/data/query-keys';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { FactSkeleton } from '../../ui/FactSkeleton';
import { Note } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { SessionRow, useDeviceName } from './SessionRow';
import { sessionCallsOf } from './session-calls';

interface Props {
  /** The user whose sessions an administrator sees; null for one's own. */
  readonly login: string | null;
}

/** The sessions of a user, which can be ended one by one or all others at once. */
export function SessionList({ login }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  // What the dialog asks about stays until it has closed.
  const [asked, setAsked] = useState<'others' | SessionAnswer>('others');
  const [isAsking, setAsking] = useState(false);
  const { instant } = useFormats();
  const deviceName = useDeviceName();
  const calls = sessionCallsOf(login);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.sessions(login),
    queryFn: ({ signal }) => calls.list(signal),
    staleTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string | null): Promise<unknown> => (id === null ? calls.endOthers() : calls.end(id)),
    onSuccess: () => notify('sessions.ended', { type: 'success' }),
    onError: (failure) => notify(errorText(failure), { type: 'error' }),
    onSettled: () => {
      setAsking(false);
      return refetch();
    },
  });
  const others = data?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const one = asked === 'others' ? null : asked;
  const ask = (about: 'others' | SessionAnswer): void => {
    setAsked(about);
    setAsking(true);
  };
  const endOthers = translate(login === null ? 'sessions.endOthers' : 'sessions.endAll');
  return (
    <Section
      flush
      title={translate('sessions.title')}
      aside={
        others > 0 && (
          <Button color="error" disabled={isPending} onClick={() => ask('others')}>
            {endOthers}
          </Button>
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <FactSkeleton groups={[2, 2]} />
      ) : data.length === 0 ? (
        <EmptyState icon={MonitorSmartphone} title={translate('sessions.none')} />
      ) : (
        <ul>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} busy={isPending} onEnd={() => ask(session)} />
          ))}
        </ul>
      )}
      <Note as="p" padding="s3 s4">
        {translate('sessions.location')}
      </Note>
      <ConfirmDialog
        open={isAsking}
        title={one ? translate('sessions.end') : endOthers}
        confirmLabel={one ? translate('sessions.end') : endOthers}
        busy={isPending}
        onConfirm={() => mutate(one?.id ?? null)}
        onCancel={() => setAsking(false)}
      >
        {one
          ? translate('sessions.endText', { device: deviceName(one), signedIn: instant(one.signedInAt) })
          : translate('sessions.endOthersText', { count: others, smart_count: others })}
      </ConfirmDialog>
    </Section>
  );
}
