import { Alert, Button, TextField, Typography } from '@mui/material';
import { startRegistration } from '@simplewebauthn/browser';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../providers/data/api-error';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { factorCalls } from './factor-calls';
import { isCanceled, isKnownDevice } from './passkey-support';

interface Props {
  /** With the recovery codes, if it was the first method. */
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** Adds a passkey: a name, and then the dialog of the browser. */
export function AddPasskeyDialog({ onAdded, onClose }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  const [name, setName] = useState(() => translate('factors.passkey.defaultName'));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const failureOf = (error: unknown): string => {
    if (isCanceled(error)) return translate('factors.passkey.canceled');
    if (isKnownDevice(error)) return translate('factors.passkey.known');
    return error instanceof ApiError ? errorText(error) : translate('factors.passkey.failed');
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '' || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const credential = await startRegistration({ optionsJSON: await factorCalls.beginPasskey() });
      onAdded((await factorCalls.addPasskey(name.trim(), credential)).codes);
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{translate('factors.passkey.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, pt: '8px !important' }}>
          <Typography>{translate('factors.passkey.text')}</Typography>
          {failure && (
            <Alert severity="error" role="alert">
              {failure}
            </Alert>
          )}
          <TextField
            label={translate('factors.name')}
            required
            autoFocus
            value={name}
            disabled={busy}
            helperText={translate('factors.nameHelp')}
            slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
            onChange={(event) => setName(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {translate('dialogs.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={name.trim() === ''} loading={busy}>
            {translate('factors.passkey.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
