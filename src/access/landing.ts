import type { MenuAccess } from '../../domain/access/role.schemas';
import { hasAnyRole } from '../../domain/access/roles';
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

/** Where a handed-over session goes: its loan, or the email page of it. Not knowing the writer roles, the loan. */
export async function landingPath(loanNum: string, roles: readonly string[]): Promise<string> {
  const loan = `/loans/${encodeURIComponent(loanNum)}`;
  try {
    return writesEmail(await accessCalls.menuAccess(), roles) ? `${loan}/email` : loan;
  } catch {
    return loan;
  }
}
