import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { accountLimits } from '../../../domain/packages/document-accounts';
import type { DocumentAccountView } from '../../../domain/packages/document-accounts.contract';
import { ActionDialog } from '../../documents/public';
import { Note } from '../../ui/layout/primitives';
import { accountCalls } from './account-calls';
import { useFreshAccounts } from './useVendorAccounts';

interface Props {
  /** As it is now: after another administrator changed it, the next try has seen that. */
  readonly account: DocumentAccountView;
  readonly onClose: () => void;
}

/** Enters or replaces the lender's account with a vendor. The password is written only: it is no draft, and never shown again. */
export function AccountDialog({ account, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useFreshAccounts();
  const [known] = useState(account.username ?? '');
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState('');
  const t = (key: string): string => translate(`packages.accounts.${key}`, { vendor: account.name });
  const act = async (): Promise<void> => {
    await accountCalls.save(account, { username: username.trim(), password });
    notify(t('saved'), { type: 'success' });
    onClose();
  };
  return (
    <ActionDialog
      title={t(account.state === 'none' ? 'enterTitle' : 'replaceTitle')}
      actionLabel={t('save')}
      ready={username.trim() !== '' && password !== ''}
      dirty={username !== known || password !== ''}
      onAct={act}
      onSettled={refresh}
      onClose={onClose}
    >
      <TextField
        label={t('username')}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        autoComplete="off"
        required
        slotProps={{ htmlInput: { maxLength: accountLimits.username, dir: 'ltr' } }}
      />
      <TextField
        type="password"
        label={t('password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        autoComplete="new-password"
        required
        slotProps={{ htmlInput: { maxLength: accountLimits.password, dir: 'ltr' } }}
      />
      <Note as="p">{t('passwordHelp')}</Note>
      {account.isSimulation && (
        <Note as="p">{translate('packages.accounts.simulationHelp', { password: 'wrong' })}</Note>
      )}
    </ActionDialog>
  );
}
