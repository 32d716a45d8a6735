import type { AuthProvider } from 'react-admin';
import { mayOpen } from '../../../domain/access/may-open';
import { mayEditStatus } from '../../../domain/access/permissions';
import { interruptedUser, leaveForSignIn, pageUser } from '../../access/interruption';
import { leave } from '../../access/leave';
import { signOutAtProvider } from '../../access/oidc/sign-out';
import { readIdToken, readToken } from '../../access/session';
import { signOut } from '../../access/signing';
import { pageTable } from '../../pages/page-table';
import { saveBeforeSignOut } from '../store/profile-sync';

const userData = () => pageUser()?.data ?? null;

/** Whether a loan in this status may be edited. Without a status, the server decides. */
function mayEdit(record: unknown): boolean {
  const user = userData();
  const status = (record as { sStatusT?: string | null } | undefined)?.sStatusT;
  return user !== null && (status === undefined || mayEditStatus(user, status));
}

/** React-Admin's view of the session. There is no login here: sign-in happens before the application starts. */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => {
    if (readToken()) await saveBeforeSignOut();
    const [token, idToken] = [readToken(), readIdToken()];
    if (token && idToken) {
      await leave.toAnswer(() => signOutAtProvider(token, idToken));
      return false;
    }
    // First, so that no page remembers its path for the next user of this window once the session is cleared.
    leave.toSignIn();
    if (token) await signOut(token);
    return false;
  },
  checkAuth: async () => {
    if (readToken() || interruptedUser()) return;
    leaveForSignIn(window.location.pathname + window.location.search);
    throw new Error('Signed out');
  },
  // api-request.ts has already handled a 401; nothing else ends a session.
  checkError: async () => undefined,
  getIdentity: async () => {
    const user = userData();
    if (!user) throw new Error('Signed out');
    return { id: user.username, fullName: user.fullName, avatar: user.photoURL ?? undefined };
  },
  getPermissions: async () => userData(),
  /**
   * `resource` is a page ID or a React-Admin resource. Users who may open the page of a view may do what it is for; `edit` also
   * checks the record's status.
   */
  canAccess: async ({ resource, action, record }) => {
    const pages = pageTable.filter((page) => page.resource === resource);
    const page = pageTable.find(({ id }) => id === resource) ?? pages.find(({ view }) => view === action) ?? pages[0];
    if (page && !mayOpen(page.access, userData())) return false;
    return action === 'edit' ? mayEdit(record) : page !== undefined || userData() !== null;
  },
};
