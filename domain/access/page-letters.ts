import { type MenuPage, menuPages, pathInLoan } from '../pages/loan-pages';

export const accessLetters = ['r', 'w'] as const;
/** What a role may do with a page: read it, or also write (decisions ROLE-15). */
export type AccessLetter = (typeof accessLetters)[number];

/**
 * Rights that are no page, but have a letter like one, and their paths. `export`: `r` exports a loan as a MISMO file with masked
 * Social Security numbers; `w` exports it with full numbers, and the file that it was imported from. `decide`: `w` adds, edits,
 * clears, rejects and waives conditions. `underwrite`: `w` approves, suspends, denies, counteroffers and clears loans to close.
 * `disclose`: `w` approves and denies changes of circumstance.
 */
export const rights = {
  export: '/app/export',
  decide: '/conditions/decide',
  underwrite: '/status/underwrite',
  disclose: '/coc/decide',
} as const;
export type Right = keyof typeof rights;
export const rightNames = Object.keys(rights) as Right[];

/** Everything that has a letter: the pages of the loan menu, and the rights. */
export type LetterSubject = MenuPage | Right;
export const letterSubjects: readonly LetterSubject[] = [...menuPages, ...rightNames];

export const isRight = (subject: string): subject is Right => Object.hasOwn(rights, subject);

/** The path under which the letters of a page or right are stored. */
export const letterPath = (subject: LetterSubject): string =>
  isRight(subject) ? rights[subject] : pathInLoan(subject);

/** What a user may do with each page of the loan menu and each right; what has no letter is hidden. */
export type PageLetters = Readonly<Partial<Record<LetterSubject, AccessLetter>>>;
