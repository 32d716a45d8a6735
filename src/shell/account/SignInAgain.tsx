import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { entryPaths } from '../../access/entry-path';
import { interruptedUser, leaveInterrupted, subscribeInterruption } from '../../access/interruption';
import { leave } from '../../access/leave';
import { signIn } from '../../access/signing';
import type { SessionUser } from '../../access/user';
import { startVerification } from '../../access/verification';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { token } from '../../theme/tokens';

/** Covers the page, because someone else may be at the computer by now. */
const cover = { backdrop: { sx: { backgroundColor: token('canvas') } } } as const;

function SignInDialog({ user: { data } }: { readonly user: SessionUser }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const title = useId();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [loading, setLoading] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setLoading(true);
    setFailure(null);
    try {
      const credentials = { login: data.username, password, internalOnly: !data.isPml };
      const answer = await signIn(credentials);
      if (answer.kind === 'signed-in') return;
      // The PIN has a page of its own. It returns here, and the draft is offered.
      startVerification(credentials, answer.email, data.isRetail, Date.now());
      leaveInterrupted(() => leave.to(entryPaths.verify));
    } catch (error) {
      setPassword('');
      setFailure(error);
      setLoading(false);
    }
  };

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} slotProps={cover}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>{translate('drafts.signIn.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <p>{translate('drafts.signIn.text')}</p>
          {failure !== null && (
            <Alert severity="error" role="alert">
              <bdi>{errorText(failure)}</bdi>
            </Alert>
          )}
          <TextField
            label={translate('drafts.signIn.user')}
            value={data.username}
            autoComplete="username"
            dir="ltr"
            slotProps={{ input: { readOnly: true } }}
          />
          <TextField
            label={translate('drafts.signIn.password')}
            type="password"
            autoComplete="current-password"
            autoFocus
            required
            value={password}
            disabled={loading}
            onChange={(event) => setPassword(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button disabled={loading} onClick={() => leaveInterrupted(leave.toSignIn)}>
            {translate('drafts.signIn.leave')}
          </Button>
          <Button type="submit" variant="contained" loading={loading} disabled={password === ''}>
            {translate('drafts.signIn.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks the user to sign in again over a page with unsaved edits, after its session has ended. */
export function SignInAgain({ onResumed }: { readonly onResumed: () => void }) {
  const user = useSyncExternalStore(subscribeInterruption, interruptedUser);
  const isWaiting = user !== null;
  useEffect(() => (isWaiting ? onResumed : undefined), [isWaiting, onResumed]);
  return user && <SignInDialog user={user} />;
}
