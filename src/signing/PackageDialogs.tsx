import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SigningPackage } from '../../domain/signing/signing.schemas';
import { titleIn } from '../../domain/signing/standard-titles';
import { ActionDialog } from '../documents/public';
import { useLanguage } from '../providers/i18n/useLanguage';
import { Note } from '../ui/layout/primitives';
import { signingCalls } from './signing-calls';
import { useFreshSigning } from './useSigning';

interface Props {
  readonly loanNum: string;
  readonly of: SigningPackage;
  readonly onClose: () => void;
}

/** Ends a package before it is signed. */
export function VoidDialog({ loanNum, of: { id, title, version }, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useFreshSigning();
  const { language } = useLanguage();
  const [reason, setReason] = useState('');
  const act = async (): Promise<void> => {
    await signingCalls.void(loanNum, id, { version, reason });
    notify('signing.voided', { type: 'success' });
    onClose();
  };
  return (
    <ActionDialog
      title={translate('signing.voidTitle', { title: titleIn(language, title) })}
      actionLabel={translate('signing.void')}
      ready={reason.trim() !== ''}
      dirty={reason !== ''}
      onAct={act}
      onSettled={() => refresh(loanNum)}
      onClose={onClose}
    >
      <Note as="p">{translate('signing.voidText')}</Note>
      <TextField
        label={translate('signing.voidReason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
        required
      />
    </ActionDialog>
  );
}

interface ResendProps extends Props {
  readonly signer: SigningPackage['signers'][number];
  /** Whether the user may send the link to another address. */
  readonly mayMove: boolean;
}

/** Mails a signer a new link, maybe to another address. */
export function ResendDialog({ loanNum, of: { id, version }, signer, mayMove, onClose }: ResendProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useFreshSigning();
  const [email, setEmail] = useState(signer.email);
  const act = async (): Promise<void> => {
    await signingCalls.resend(loanNum, id, signer.id, { version, email: email.trim() });
    notify('signing.resent', { type: 'success' });
    onClose();
  };
  return (
    <ActionDialog
      title={translate('signing.resendTitle', { name: signer.name })}
      actionLabel={translate('signing.resend')}
      ready={/^\S+@\S+$/.test(email.trim())}
      dirty={email !== signer.email}
      onAct={act}
      onSettled={() => refresh(loanNum)}
      onClose={onClose}
    >
      <Note as="p">{translate(mayMove ? 'signing.resendText' : 'signing.resendSame')}</Note>
      <TextField
        type="email"
        label={translate('signing.email')}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        disabled={!mayMove}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'ltr' } }}
      />
    </ActionDialog>
  );
}
