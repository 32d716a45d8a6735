import { loanPages, loanTitles, menuNumber, menuPages, pathInLoan } from '../pages/loan-pages';
import { type AccessLetter, type LetterSubject, letterPath, letterSubjects, type PageLetters } from './page-letters';
import type { MenuAccess, UiAccessRecord } from './role.schemas';
import { hasAnyRole, isExternalRole, roleNamed } from './roles';

/** The letter of one role for one page, as it is stored. */
export interface RoleLetter {
  readonly role: string;
  readonly connectPortal: string;
  readonly letter: AccessLetter;
}

/** The stored letters, one by one, of records by page. */
export const roleLettersOf = (records: readonly UiAccessRecord[]): RoleLetter[] =>
  records.flatMap(({ connectPortal, ...letters }) =>
    Object.entries(letters).flatMap(([role, letter]) =>
      letter === 'r' || letter === 'w' ? [{ role, connectPortal, letter }] : [],
    ),
  );

/** The letters of a user: the highest over their roles, counting only roles of their own side (ROLE-07). */
export function pageLettersOf(
  user: { readonly roles: readonly string[]; readonly isPml: boolean },
  letters: readonly RoleLetter[],
): PageLetters {
  const counted = letters.filter(({ role }) => isExternalRole(role) === user.isPml && hasAnyRole(user.roles, [role]));
  const highest = (subject: LetterSubject): AccessLetter | undefined => {
    const ofPage = counted.filter(({ connectPortal }) => connectPortal === letterPath(subject));
    return ofPage.find(({ letter }) => letter === 'w')?.letter ?? ofPage[0]?.letter;
  };
  return Object.fromEntries(
    letterSubjects.flatMap((subject) => {
      const letter = highest(subject);
      return letter ? [[subject, letter]] : [];
    }),
  );
}

function rolesWith(record: UiAccessRecord, letters: readonly string[]): string[] {
  return Object.entries(record)
    .filter(([role, letter]) => role !== 'connectPortal' && letters.includes(letter ?? ''))
    .map(([role]) => roleNamed(role) ?? role);
}

function recordOf(records: readonly UiAccessRecord[], path: string): UiAccessRecord | undefined {
  return records.find((record) => record.connectPortal.toLowerCase() === path.toLowerCase());
}

/** The roles that may write on the page; none if the page has no record. */
export function writerRolesOf(records: readonly UiAccessRecord[], path: string): string[] {
  const record = recordOf(records, path);
  return record ? rolesWith(record, ['w']) : [];
}

/** The roles that may read or write on the page. */
export function readerRolesOf(records: readonly UiAccessRecord[], path: string): string[] {
  const record = recordOf(records, path);
  return record ? rolesWith(record, ['r', 'w']) : [];
}

/** Every item of the loan menu with its writer roles, in the order of the menu, for programs that ask for them (DATA-09). */
export function menuAccess(records: readonly UiAccessRecord[]): MenuAccess[] {
  return menuPages.map((page) => {
    const path = pathInLoan(page);
    const title = loanTitles[loanPages[page].title].en;
    return { id: menuNumber(page), title, path, writerRoles: writerRolesOf(records, path) };
  });
}
