import { useLogout, useTranslate } from 'react-admin';
import { renewSession } from '../../access/signing';
import type { UserData } from '../../access/user';
import { ChangePasswordDialog } from './ChangePasswordDialog';

/**
 * All that a person sees whose password was given by somebody else: Change Password, or out. Then the portal opens where they
 * were going; where the session cannot be renewed, the new password signs in.
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
