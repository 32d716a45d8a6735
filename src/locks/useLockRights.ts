import { mayOpen } from '../../domain/access/may-open';
import { mayUsePage } from '../../domain/access/permissions';
import { useSessionUser } from '../access/public';
import { pageById } from '../pages/page-table';

/**
 * Whether the user may ask for locks and decide them. Locks change in every status of a loan, so only the page and the roles count.
 * The server checks both again.
 */
export function useLockRights(): { readonly asks: boolean; readonly decides: boolean } {
  const user = useSessionUser();
  const asks = user !== null && mayUsePage(user, 'rate-lock', 'write');
  return { asks, decides: asks && mayOpen(pageById('internal-lock-desk').access, user) };
}
