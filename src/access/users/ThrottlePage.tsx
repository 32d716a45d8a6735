import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Slowed } from '../../../domain/access/throttle.schemas';
import { queryKeys } from '../../providers/data/query-keys';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { DataTable } from '../../ui/DataTable';
import type { DataColumn } from '../../ui/data-column';
import { EmptyState } from '../../ui/EmptyState';
import { Box, Column } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { peopleCalls } from '../people-calls';
import { UserTabs } from './UserTabs';
import { sides } from './users';

/** Who has to wait, in plain words; only users who exist are named. */
function useWho(): (slowed: Slowed) => string {
  const translate = useTranslate();
  return ({ login, counter }) =>
    login ?? translate(counter === 'password' ? 'people.throttle.unknown' : 'people.throttle.anyone');
}

function WhoCell({ slowed }: { readonly slowed: Slowed }) {
  const who = useWho()(slowed);
  if (slowed.login === null) return who;
  const { resource } = slowed.isPml ? sides.companyUsers : sides.employees;
  return (
    <Link to={`/${resource}/${encodeURIComponent(slowed.login)}`}>
      <bdi>{who}</bdi>
    </Link>
  );
}

/** User, network address and reason of a limit, for its button and dialog. */
function useNames(): (slowed: Slowed) => { readonly who: string; readonly address: string; readonly why: string } {
  const translate = useTranslate();
  const whoOf = useWho();
  return (slowed) => ({
    who: whoOf(slowed),
    address: slowed.network ?? translate('people.throttle.all'),
    why: translate(`people.throttle.counters.${slowed.counter}`),
  });
}

function useColumns(onClear: (slowed: Slowed) => void): readonly DataColumn<Slowed>[] {
  const translate = useTranslate();
  const { instant } = useFormats();
  const namesOf = useNames();
  return [
    { key: 'who', label: translate('people.throttle.user'), width: 160, cell: (slowed) => <WhoCell slowed={slowed} /> },
    {
      key: 'network',
      label: translate('people.throttle.address'),
      width: 140,
      cell: ({ network }) => (network === null ? translate('people.throttle.all') : <bdi dir="ltr">{network}</bdi>),
    },
    {
      key: 'why',
      label: translate('people.throttle.why'),
      width: 220,
      cell: ({ counter }) => translate(`people.throttle.counters.${counter}`),
    },
    { key: 'since', label: translate('people.throttle.since'), width: 160, cell: ({ since }) => instant(since) },
    { key: 'until', label: translate('people.throttle.until'), width: 160, cell: ({ until }) => instant(until) },
    {
      key: 'clear',
      label: translate('people.throttle.action'),
      width: 100,
      cell: (slowed) => (
        <Button
          size="small"
          variant="outlined"
          aria-label={translate('people.throttle.clearNamed', namesOf(slowed))}
          onClick={() => onClear(slowed)}
        >
          {translate('people.throttle.clear')}
        </Button>
      ),
    },
  ];
}

/** Users and addresses that have to wait because they reached a limit; an administrator can let one try again at once. */
export function ThrottlePage() {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const namesOf = useNames();
  const [asking, setAsking] = useState<Slowed | null>(null);
  const refresh = useRef<HTMLButtonElement>(null);
  const [cleared, setCleared] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.throttles(),
    queryFn: ({ signal }) => peopleCalls.throttles(signal),
    // Waits end by themselves.
    refetchInterval: 30_000,
  });
  // The row that had the focus is gone, once the dialog has returned the focus to it.
  useEffect(() => {
    if (cleared > 0) refresh.current?.focus();
  }, [cleared]);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Slowed) => peopleCalls.clearThrottle(id),
    onSuccess: () => notify('people.throttle.cleared', { type: 'success' }),
    onError: (failure) => notify(errorText(failure), { type: 'error' }),
    onSettled: async (_, failure) => {
      setAsking(null);
      await queries.invalidateQueries({ queryKey: queryKeys.throttles() });
      if (!failure) setCleared((count) => count + 1);
    },
  });
  return (
    <Column flex={1} minBlockSize={0} minInlineSize={0} background="surface">
      <Box flex="none" padding="s4 s5 0" belowMd={{ paddingInline: 's4' }}>
        <PageHead
          title={translate('pages.userThrottles')}
          lead={translate('people.throttle.lead')}
          actions={
            <Button ref={refresh} onClick={() => void refetch()}>
              {translate('people.throttle.refresh')}
            </Button>
          }
        />
        <UserTabs at="admin-user-throttle" />
      </Box>
      <DataTable
        label={translate('pages.userThrottles')}
        rows={data}
        rowKey={({ id }) => id}
        columns={useColumns(setAsking)}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title={translate('people.throttle.empty')}>{translate('people.throttle.emptyText')}</EmptyState>
        }
      />
      <ConfirmDialog
        open={asking !== null}
        title={translate('people.throttle.clearTitle')}
        confirmLabel={translate('people.throttle.clear')}
        busy={isPending}
        onConfirm={() => asking && mutate(asking)}
        onCancel={() => setAsking(null)}
      >
        {asking && `${translate('people.throttle.named', namesOf(asking))} `}
        {translate('people.throttle.clearText')}
      </ConfirmDialog>
    </Column>
  );
}
