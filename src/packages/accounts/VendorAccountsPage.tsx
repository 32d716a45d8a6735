import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { DocumentAccountView } from '../../../domain/packages/document-accounts.contract';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { DataTable } from '../../ui/DataTable';
import type { DataColumn } from '../../ui/data-column';
import { EmptyState } from '../../ui/EmptyState';
import { Box, Column, Note, Row, Text } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { AccountDialog } from './AccountDialog';
import { accountCalls } from './account-calls';
import { useAccountCheck, useFreshAccounts, useVendorAccounts } from './useVendorAccounts';

type Account = DocumentAccountView;

const colors = {
  none: 'text-3',
  unchecked: undefined,
  connected: 'ok-text',
  refused: 'bad-text',
  unreachable: 'warn-text',
} as const;

/** Who did something, and when. */
function When({ at, by }: { readonly at: string | null; readonly by: string | null }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  if (at === null) return translate('packages.accounts.never');
  return (
    <span>
      <bdi>{instant(at)}</bdi>
      <Note as="span" display="block">
        <bdi>{by ?? translate('packages.accounts.portal')}</bdi>
      </Note>
    </span>
  );
}

interface Acts {
  readonly onEnter: (account: Account) => void;
  readonly onCheck: (account: Account) => void;
  readonly onRemove: (account: Account) => void;
  /** The vendor that is being asked. */
  readonly checking: string | null;
}

function Actions({ account, onEnter, onCheck, onRemove, checking }: Acts & { readonly account: Account }) {
  const translate = useTranslate();
  const t = (key: string): string => translate(`packages.accounts.${key}`);
  const named = (key: string) => ({ 'aria-label': `${t(key)}: ${account.name}` });
  if (account.state === 'none') {
    return (
      <Button size="small" variant="outlined" {...named('enter')} onClick={() => onEnter(account)}>
        {t('enter')}
      </Button>
    );
  }
  return (
    <Row wrap gap="s2">
      <Button
        size="small"
        variant="outlined"
        loading={checking === account.framework}
        {...named('check')}
        onClick={() => onCheck(account)}
      >
        {t('check')}
      </Button>
      <Button size="small" variant="outlined" {...named('replace')} onClick={() => onEnter(account)}>
        {t('replace')}
      </Button>
      <Button size="small" color="error" {...named('remove')} onClick={() => onRemove(account)}>
        {t('remove')}
      </Button>
    </Row>
  );
}

function useColumns(acts: Acts): readonly DataColumn<Account>[] {
  const translate = useTranslate();
  const label = (key: string): string => translate(`packages.accounts.columns.${key}`);
  return [
    {
      key: 'vendor',
      label: label('vendor'),
      width: 190,
      wraps: true,
      cell: ({ name, isSimulation }) => (
        <span>
          <bdi>{name}</bdi>
          {isSimulation && (
            <Note as="span" display="block">
              {translate('packages.accounts.simulation')}
            </Note>
          )}
        </span>
      ),
    },
    {
      key: 'state',
      label: label('state'),
      width: 150,
      cell: ({ state }) => (
        <Text as="span" color={colors[state]} weight={state === 'refused' ? 500 : undefined}>
          {translate(`packages.accounts.states.${state}`)}
        </Text>
      ),
    },
    {
      key: 'username',
      label: label('username'),
      width: 150,
      least: 96,
      cell: ({ username }) => (username === null ? '–' : <bdi dir="ltr">{username}</bdi>),
    },
    {
      key: 'saved',
      label: label('saved'),
      width: 160,
      wraps: true,
      cell: ({ savedAt, savedBy }) => <When at={savedAt} by={savedBy} />,
    },
    {
      key: 'checked',
      label: label('checked'),
      width: 160,
      wraps: true,
      cell: ({ checkedAt, checkedBy }) => <When at={checkedAt} by={checkedBy} />,
    },
    { key: 'actions', label: label('actions'), width: 300, cell: (account) => <Actions {...acts} account={account} /> },
  ];
}

/** Asks before an account is removed. */
function RemoveDialog({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const refresh = useFreshAccounts();
  const t = (key: string): string => translate(`packages.accounts.${key}`, { vendor: account.name });
  const remove = useMutation({
    mutationFn: () => accountCalls.remove(account),
    onSuccess: () => notify(t('removed'), { type: 'success' }),
    onError: (error) => notify(errorText(error), { type: 'error' }),
    onSettled: async () => {
      onClose();
      await refresh();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('removeTitle')}
      confirmLabel={t('remove')}
      safe="cancel"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {t('removeText')}
    </ConfirmDialog>
  );
}

/** /main/admin/vendor-account: the lender's accounts with vendors of documents. */
export function VendorAccountsPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useVendorAccounts();
  const check = useAccountCheck();
  const [entered, enter] = useState<string | null>(null);
  const [removed, remove] = useState<Account | null>(null);
  const account = data?.find(({ framework }) => framework === entered);
  const columns = useColumns({
    onEnter: ({ framework }) => enter(framework),
    onCheck: (one) => check.mutate(one),
    onRemove: remove,
    checking: check.isPending ? (check.variables?.framework ?? null) : null,
  });
  return (
    <Column flex={1} minBlockSize={0} minInlineSize={0} background="surface">
      <Box flex="none" padding="s4 s5" lineBelow belowMd={{ paddingInline: 's4' }}>
        <PageHead title={translate('pages.vendorAccounts')} lead={translate('packages.accounts.lead')} />
      </Box>
      <DataTable
        label={translate('pages.vendorAccounts')}
        rows={data}
        rowKey={({ framework }) => framework}
        columns={columns}
        waitingRows={2}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title={translate('packages.accounts.emptyTitle')}>
            {translate('packages.accounts.emptyText')}
          </EmptyState>
        }
      />
      {account && <AccountDialog account={account} onClose={() => enter(null)} />}
      {removed && <RemoveDialog account={removed} onClose={() => remove(null)} />}
    </Column>
  );
}
