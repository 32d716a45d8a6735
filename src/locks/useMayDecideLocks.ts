import { mayOpen } from '../../domain/access/may-open';
import { useSessionUser } from '../access/public';
import { pageById } from '../pages/page-table';

/** Whether the user works at the lock desk. The server checks it again. */
export function useMayDecideLocks(): boolean {
  const user = useSessionUser();
  return user !== null && mayOpen(pageById('internal-lock-desk').access, user);
}
