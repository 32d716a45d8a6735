import type { MenuAccess } from '../../domain/access/role.schemas';
import { hasAnyRole } from '../../domain/access/roles';
import { pathOfLoan } from '../../domain/pages/page';
import { accessCalls } from './access-calls';

const SEND_EMAIL = 'send an email';

/** Whether the roles intersect the writer roles of the item 'Send an email' (SESSION-23); names by alias and in any case. */
export function writesEmail(
  items: readonly Pick<MenuAccess, 'title' | 'writerRoles'>[],
  roles: readonly string[],
): boolean {
  return items
    .filter((item) => item.title.trim().toLowerCase() === SEND_EMAIL)
    .some((item) => hasAnyRole(roles, item.writerRoles));
}

/** Path of the loan's email page; this entry point does not load the page table. */
const emailPath = (loanNum: string): string => `${pathOfLoan(loanNum)}/email`;

/** Path for a handed-over session: its loan, or the loan's email page. If the writer roles are unknown, the loan. */
export async function landingPath(loanNum: string, roles: readonly string[]): Promise<string> {
  const loan = pathOfLoan(loanNum);
  try {
    return writesEmail(await accessCalls.menuAccess(), roles) ? emailPath(loanNum) : loan;
  } catch {
    return loan;
  }
}
