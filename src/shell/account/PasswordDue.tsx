import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useLogout, useTranslate } from 'react-admin';
import { renewSession } from '../../access/signing';
import type { UserData } from '../../access/user';
import { ChangePasswordDialog } from './ChangePasswordDialog';

/**
 * Shown to users with a temporary password: they must change it or sign out. Then the portal opens at the requested
 * page; if the session cannot be renewed, they sign in with the new password. Retail employees may not use the form (rule AUTH-27).
 */
export function PasswordDue({ user }: { readonly user: UserData }) {
  const translate = useTranslate();
  const logout = useLogout();
  if (user.isRetail) {
    return (
      <main id="content">
        <Dialog open aria-labelledby="password-link-title">
          <DialogTitle id="password-link-title">{translate('shell.password.title')}</DialogTitle>
          <DialogContent>
            <Typography>{translate('shell.password.dueByLink')}</Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => void logout()}>{translate('shell.user.logout')}</Button>
          </DialogActions>
        </Dialog>
      </main>
    );
  }
  return (
    <main id="content">
      <ChangePasswordDialog
        username={user.username}
        why={translate('shell.password.due')}
        cancel={translate('shell.user.logout')}
        onSaved={() => renewSession().catch(() => logout())}
        onClose={() => void logout()}
      />
    </main>
  );
}
