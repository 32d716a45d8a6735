import { Button, Typography } from '@mui/material';
import { useLogout, useTranslate } from 'react-admin';
import { endDue } from '../../access/end-due';
import type { UserData } from '../../access/user';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { ChangePasswordDialog } from './ChangePasswordDialog';

/**
 * Shown to users with a temporary password: they must change it or sign out. Then the portal opens at the requested
 * page. Retail employees may not use the form (rule AUTH-27).
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
        onSaved={() => endDue({ passwordDue: false })}
        onClose={() => void logout()}
      />
    </main>
  );
}
