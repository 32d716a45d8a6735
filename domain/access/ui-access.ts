import { loanPages, menuNumber, menuPages, pathInLoan } from '../pages/loan-pages';
import { menuTitles } from '../pages/menu-titles';
import type { MenuAccess, UiAccessRecord } from './role.schemas';
import { roleNamed } from './roles';

function rolesWith(record: UiAccessRecord, letters: readonly string[]): string[] {
  return Object.entries(record)
    .filter(([role, letter]) => role !== 'connectPortal' && letters.includes(letter ?? ''))
    .map(([role]) => roleNamed(role) ?? role);
}

function recordOf(records: readonly UiAccessRecord[], path: string): UiAccessRecord | undefined {
  return records.find((record) => record.connectPortal.toLowerCase() === path.toLowerCase());
}

/** The roles that may write on the page; none where the page has no record. */
export function writerRolesOf(records: readonly UiAccessRecord[], path: string): string[] {
  const record = recordOf(records, path);
  return record ? rolesWith(record, ['w']) : [];
}

/** The roles that may read or write on the page. */
export function readerRolesOf(records: readonly UiAccessRecord[], path: string): string[] {
  const record = recordOf(records, path);
  return record ? rolesWith(record, ['r', 'w']) : [];
}

/** Every item of the loan menu with its writer roles, in the order of the menu. */
export function menuAccess(records: readonly UiAccessRecord[]): MenuAccess[] {
  return menuPages.map((page) => {
    const path = pathInLoan(page);
    const title = menuTitles[loanPages[page].title];
    return { id: menuNumber(page), title, path, writerRoles: writerRolesOf(records, path) };
  });
}
