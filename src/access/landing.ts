import { hasAnyRole } from '../../domain/access/roles';
import { request } from '../providers/data/http';

/** A menu item as the portal's own data gives it: its path, and the roles that may write there. */
interface MenuAccess {
  readonly title?: string;
  readonly path?: string;
  readonly writerRoles?: readonly string[];
}

const SEND_EMAIL = 'send an email';

/** Whether the roles intersect the writer roles of the item 'Send an email' (SESSION-23); names by alias and in any case. */
export function writesEmail(items: readonly MenuAccess[], roles: readonly string[]): boolean {
  return items
    .filter((item) => item.title?.trim().toLowerCase() === SEND_EMAIL)
    .some((item) => hasAnyRole(roles, item.writerRoles ?? []));
}

/** Where a handed-over session goes: its loan, or the email page of it. Not knowing the writer roles, the loan. */
export async function landingPath(loanNum: string, roles: readonly string[]): Promise<string> {
  const loan = `/loans/${encodeURIComponent(loanNum)}`;
  try {
    const { data } = await request<readonly MenuAccess[]>('/emet-data/access/menu', { keepsSession: true });
    return writesEmail(data, roles) ? `${loan}/email` : loan;
  } catch {
    return loan;
  }
}
