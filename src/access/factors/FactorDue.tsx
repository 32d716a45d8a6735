import { Button, Typography } from '@mui/material';
import { useLogout, useTranslate } from 'react-admin';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { endDue } from '../end-due';
import type { UserData } from '../user';
import { useAddFactor } from './useAddFactor';
import { useFactors } from './useFactors';
import { useProof } from './useProof';

interface Props {
  readonly user: UserData;
  /** Continues without a sign-in method, while there is time left. */
  readonly onLater: () => void;
}

/** Shown after the sign-in to users whose role requires a sign-in method that they don't have yet. */
export function FactorDue({ user, onLater }: Props) {
  const translate = useTranslate();
  const logout = useLogout();
  const errorText = useErrorText();
  const { instant } = useFormats();
  const { data, error, refetch } = useFactors();
  const { run, dialog: proof } = useProof(data?.provedUntil, refetch);
  const enter = (): void => endDue({ factorDue: false, factorDueBy: null });
  const { buttons, dialog } = useAddFactor(run, enter, data === undefined);
  return (
    <main id="content">
      <Dialog open={dialog === null} maxWidth="sm" fullWidth aria-labelledby="factor-due-title">
        <DialogTitle id="factor-due-title">{translate('factors.due.title')}</DialogTitle>
        <DialogContent>
          <Typography>
            {user.factorDue || !user.factorDueBy
              ? translate('factors.due.now')
              : translate('factors.due.by', { when: `\u2068${instant(user.factorDueBy)}\u2069` })}
          </Typography>
          {error && (
            <Typography color="error" role="alert">
              {errorText(error)}
            </Typography>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 2 }}>
          {user.factorDue ? (
            <Button onClick={() => void logout()}>{translate('shell.user.logout')}</Button>
          ) : (
            <Button onClick={onLater}>{translate('factors.due.later')}</Button>
          )}
          {buttons}
        </DialogActions>
      </Dialog>
      {dialog}
      {proof}
    </main>
  );
}
