import { Alert, Button } from '@mui/material';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { pathWithProvider } from '../../../domain/pages/sign-in-providers';
import { leaveInterrupted } from '../../access/interruption';
import { leave } from '../../access/leave';
import { providerNamed } from '../../access/oidc/providers';
import { signIn, verifyPin } from '../../access/signing';
import type { SessionUser } from '../../access/user';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { token } from '../../theme/tokens';
import { Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '../../ui/overlays';

/** Covers the page, because someone else may be at the computer by now. As specific as the theme's translucent backdrop. */
const cover = {
  backdrop: { sx: { '&&:not(.MuiBackdrop-invisible)': { backgroundColor: token('canvas') } } },
} as const;

/** Signs the user in with password and, if one is due, PIN. The session then resumes by itself. */
function useSignIn({ data }: SessionUser) {
  const [email, setEmail] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [loading, setLoading] = useState(false);
  /** Whether it was accepted. */
  const send = async (typed: string): Promise<boolean> => {
    setLoading(true);
    setFailure(null);
    try {
      if (email !== null) await verifyPin(data.username, typed.trim(), false);
      else {
        const answer = await signIn({ login: data.username, password: typed, internalOnly: !data.isPml });
        if (answer.kind === 'pin-due') setEmail(answer.email);
      }
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setLoading(false);
    }
  };
  return { email, failure, loading, send };
}

/** For a user whom a provider has signed in: when another tab has signed them in again, this page continues. */
function ProviderLink({ user }: { readonly user: SessionUser }) {
  const translate = useTranslate();
  const provider = providerNamed(user.data.provider);
  if (!provider) return null;
  return (
    <Button variant="outlined" href={pathWithProvider(provider.id)} target="_blank" rel="noopener">
      {translate('drafts.signIn.withProvider', { provider: provider.name })}
    </Button>
  );
}

/** Covers a page until its user has signed in again. */
export function SignInDialog({ user }: { readonly user: SessionUser }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const title = useId();
  const [typed, setTyped] = useState('');
  const { email, failure, loading, send } = useSignIn(user);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await send(typed)) setTyped('');
  };
  const isRefused = failure !== null && !loading;
  useEffect(() => {
    if (!isRefused) return;
    field.current?.focus();
    field.current?.select();
  }, [isRefused]);
  const step =
    email === null
      ? ({ label: 'drafts.signIn.password', type: 'password', autoComplete: 'current-password' } as const)
      : ({ label: 'drafts.signIn.pin', type: 'text', autoComplete: 'one-time-code' } as const);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} slotProps={cover}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>{translate('drafts.signIn.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <p>{translate('drafts.signIn.text')}</p>
          <ProviderLink user={user} />
          {failure !== null && (
            <Alert severity="error" role="alert">
              <bdi>{errorText(failure)}</bdi>
            </Alert>
          )}
          <TextField
            label={translate('drafts.signIn.user')}
            value={user.data.username}
            autoComplete="username"
            slotProps={{ input: { readOnly: true }, htmlInput: { dir: 'ltr' } }}
          />
          {email !== null && <p role="status">{translate('drafts.signIn.pinSent', { email })}</p>}
          <TextField
            key={step.label}
            label={translate(step.label)}
            type={step.type}
            autoComplete={step.autoComplete}
            autoFocus
            inputRef={field}
            value={typed}
            disabled={loading}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { dir: 'ltr' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button disabled={loading} onClick={() => leaveInterrupted(leave.toSignIn)}>
            {translate('drafts.signIn.leave')}
          </Button>
          <Button type="submit" variant="contained" loading={loading} disabled={typed === ''}>
            {translate('drafts.signIn.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
