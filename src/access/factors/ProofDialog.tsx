import { Alert, Button, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../providers/data/api-error';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { PasswordInput } from '../../shell/account/PasswordInput';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { factorCalls } from './factor-calls';

interface Props {
  readonly onProved: () => void;
  readonly onClose: () => void;
}

/** Asks for the password before sign-in methods change: the user may have left the session open. */
export function ProofDialog({ onProved, onClose }: Props) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const errorText = useErrorText();
  const id = useId();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (password === '' || busy) return;
    setBusy(true);
    setProblem(null);
    setFailure(null);
    try {
      await factorCalls.prove(password);
      onProved();
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fields.password : undefined;
      if (wrong) setProblem(messageText(wrong));
      else setFailure(errorText(error));
      setBusy(false);
    }
  };

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{translate('factors.proof.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, pt: '8px !important' }}>
          <Typography>{translate('factors.proof.text')}</Typography>
          {failure && (
            <Alert severity="error" role="alert">
              {failure}
            </Alert>
          )}
          <PasswordInput
            label={translate('factors.proof.password')}
            autoFocus
            autoComplete="current-password"
            value={password}
            disabled={busy}
            error={problem !== null}
            helperText={problem}
            onChange={(event) => setPassword(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {translate('dialogs.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={password === ''} loading={busy}>
            {translate('factors.proof.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
