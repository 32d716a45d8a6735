import { Alert, Button } from '@mui/material';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { pathWithProvider } from '../../../domain/pages/sign-in-providers';
import { leaveInterrupted } from '../../access/interruption';
import { leave } from '../../access/leave';
import { providerNamed } from '../../access/oidc/providers';
import { signIn } from '../../access/signing';
import type { SessionUser } from '../../access/user';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { token } from '../../theme/tokens';
import { Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '../../ui/overlays';
import { type Due, SecondStep, type StepProps } from './SecondStep';

/** Covers the page, because someone else may be at the computer by now. As specific as the theme's translucent backdrop. */
const cover = {
  backdrop: { sx: { '&&:not(.MuiBackdrop-invisible)': { backgroundColor: token('canvas') } } },
} as const;

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

/** The password, and what is due after it. */
function PasswordStep({ user, head, leaveButton, onDue }: StepProps & { readonly onDue: (due: Due) => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [loading, setLoading] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setLoading(true);
    setFailure(null);
    const { username: login, isPml } = user.data;
    try {
      const answer = await signIn({ login, password: typed, internalOnly: !isPml });
      if (answer.kind === 'pin-due') onDue(answer);
    } catch (error) {
      setFailure(error);
    }
    setLoading(false);
  };
  const isRefused = failure !== null && !loading;
  useEffect(() => {
    if (!isRefused) return;
    field.current?.focus();
    field.current?.select();
  }, [isRefused]);
  return (
    <form onSubmit={(event) => void submit(event)}>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {head}
        {failure !== null && (
          <Alert severity="error" role="alert">
            <bdi>{errorText(failure)}</bdi>
          </Alert>
        )}
        <TextField
          label={translate('drafts.signIn.password')}
          type="password"
          autoComplete="current-password"
          autoFocus
          inputRef={field}
          value={typed}
          disabled={loading}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      </DialogContent>
      <DialogActions>
        {leaveButton(loading)}
        <Button type="submit" variant="contained" loading={loading} disabled={typed === ''}>
          {translate('drafts.signIn.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Covers a page until its user has signed in again. */
export function SignInDialog({ user }: { readonly user: SessionUser }) {
  const translate = useTranslate();
  const title = useId();
  const [due, setDue] = useState<Due | null>(null);
  const head = (
    <>
      <p>{translate('drafts.signIn.text')}</p>
      <ProviderLink user={user} />
      <TextField
        label={translate('drafts.signIn.user')}
        value={user.data.username}
        autoComplete="username"
        slotProps={{ input: { readOnly: true }, htmlInput: { dir: 'ltr' } }}
      />
    </>
  );
  const leaveButton = (busy: boolean) => (
    <Button disabled={busy} onClick={() => leaveInterrupted(leave.toSignIn)}>
      {translate('drafts.signIn.leave')}
    </Button>
  );
  const common = { user, head, leaveButton };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} slotProps={cover}>
      <DialogTitle id={title}>{translate('drafts.signIn.title')}</DialogTitle>
      {due ? <SecondStep {...common} due={due} /> : <PasswordStep {...common} onDue={setDue} />}
    </Dialog>
  );
}
