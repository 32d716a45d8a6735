import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { pacificDate } from '../../domain/format/date';
import type { SigningPackage } from '../../domain/signing/signing.schemas';
import { ActionDialog } from '../documents/public';
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
  const refresh = useFreshSigning(loanNum);
  const [reason, setReason] = useState('');
  const act = async (): Promise<void> => {
    await signingCalls.void(loanNum, id, { version, reason });
    notify('signing.voided', { type: 'success' });
    onClose();
  };
  return (
    <ActionDialog
      title={translate('signing.voidTitle', { title })}
      actionLabel={translate('signing.void')}
      ready={reason.trim() !== ''}
      dirty={reason !== ''}
      onAct={act}
      onSettled={refresh}
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

/** Records the day on which a package was mailed on paper. */
export function MailedDialog({ loanNum, of: { id, version }, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useFreshSigning(loanNum);
  const today = pacificDate(new Date());
  const [mailedOn, setMailedOn] = useState(today);
  const act = async (): Promise<void> => {
    await signingCalls.mailed(loanNum, id, { version, mailedOn });
    notify('signing.mailed', { type: 'success' });
    onClose();
  };
  return (
    <ActionDialog
      title={translate('signing.recordMailing')}
      actionLabel={translate('signing.recordMailing')}
      ready={mailedOn !== ''}
      onAct={act}
      onSettled={refresh}
      onClose={onClose}
    >
      <Note as="p">{translate('signing.mailedText')}</Note>
      <TextField
        type="date"
        label={translate('signing.mailedOn')}
        value={mailedOn}
        onChange={({ target }) => setMailedOn(target.value)}
        slotProps={{ htmlInput: { max: today }, inputLabel: { shrink: true } }}
      />
    </ActionDialog>
  );
}

interface ResendProps extends Props {
  readonly signer: SigningPackage['signers'][number];
}

/** Mails a signer a new link, maybe to another address. */
export function ResendDialog({ loanNum, of: { id, version }, signer, onClose }: ResendProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useFreshSigning(loanNum);
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
      onSettled={refresh}
      onClose={onClose}
    >
      <Note as="p">{translate('signing.resendText')}</Note>
      <TextField
        type="email"
        label={translate('signing.email')}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'ltr' } }}
      />
    </ActionDialog>
  );
}
