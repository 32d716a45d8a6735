import { useLogout, useTranslate } from 'react-admin';
import { renewSession } from '../../access/signing';
import type { UserData } from '../../access/user';
import { ChangePasswordDialog } from './ChangePasswordDialog';

/**
 * Shown to users with a temporary password: they must change it or sign out. Then the portal opens at the requested
 * page; if the session cannot be renewed, they sign in with the new password.
 */
export function PasswordDue({ user }: { readonly user: UserData }) {
  const translate = useTranslate();
  const logout = useLogout();
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
