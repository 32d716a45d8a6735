import type { MenuPage } from '../pages/loan-pages';
import { mayEditStatus, mayUsePage, type RoleRecord } from './permissions';
import { pageLettersOf, type RoleLetter } from './ui-access';

/** Names of the roles that may write on the page of a loan in this status: those of the reader's side, otherwise those of the lender. */
export function pageWriters(
  records: readonly RoleRecord[],
  letters: readonly RoleLetter[],
  { page, status, isPml }: { readonly page: MenuPage; readonly status: string; readonly isPml: boolean },
): readonly string[] {
  const writing = (side: boolean): string[] =>
    records
      .filter(
        (record) => record.isPml === side && mayEditStatus({ editPermissions: record.loanStatusPermissions }, status),
      )
      .filter(({ role, menuPermissions }) => {
        const one = { roles: [role], isPml: side };
        return mayUsePage({ ...one, menuPermissions, pageLetters: pageLettersOf(one, letters) }, page, 'write');
      })
      .map(({ role }) => role);
  const own = writing(isPml);
  return own.length > 0 ? own : writing(false);
}
