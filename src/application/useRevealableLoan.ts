import { mayUsePage } from '../../domain/access/permissions';
import { useSessionUser } from '../access/public';

/** The loan, for fields whose hidden numbers the user may reveal: those who may write on the Application page. */
export function useRevealableLoan(loanNum: string): string | undefined {
  const user = useSessionUser();
  return user && mayUsePage(user, 'application', 'write') ? loanNum : undefined;
}
