import { Button } from '@mui/material';
import { startAuthentication } from '@simplewebauthn/browser';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { factorCalls } from './factor-calls';
import { ProofForm } from './ProofForm';
import { useFactors } from './useFactors';
import type { ProofCalls } from './useProofSteps';

interface Props {
  readonly onProved: () => void;
  readonly onClose: () => void;
}

const calls: ProofCalls = {
  mailPin: factorCalls.mailProofPin,
  send: (method, typed) =>
    method === 'password' ? factorCalls.prove(typed) : factorCalls.proveWithCode(method, typed),
  passkey: async () => {
    const optionsJSON = await factorCalls.proofPasskeyOptions();
    await factorCalls.proveWithPasskey(await startAuthentication({ optionsJSON }));
  },
};

/** Asks who the user is before sign-in methods change: they may have left the session open. Any of their methods will do. */
export function ProofDialog({ onProved, onClose }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  const { data, error } = useFactors();
  const cancel = (busy: boolean) => (
    <Button onClick={onClose} disabled={busy}>
      {translate('dialogs.cancel')}
    </Button>
  );
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('factors.proof.title')}</DialogTitle>
      {data ? (
        <ProofForm
          methods={data.proofs}
          calls={calls}
          onDone={onProved}
          submitLabel={translate('factors.proof.submit')}
          cancel={cancel}
        />
      ) : (
        <>
          <DialogContent role="status">{error ? errorText(error) : translate('factors.proof.loading')}</DialogContent>
          <DialogActions>{cancel(false)}</DialogActions>
        </>
      )}
    </Dialog>
  );
}
