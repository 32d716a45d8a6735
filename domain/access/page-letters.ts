import type { MenuPage } from '../pages/loan-pages';

export const accessLetters = ['r', 'w'] as const;
/** What a role may do with a page: read it, or also write (decisions ROLE-15). */
export type AccessLetter = (typeof accessLetters)[number];

/** What a user may do with each page of the loan menu; a page without a letter is hidden. */
export type PageLetters = Readonly<Partial<Record<MenuPage, AccessLetter>>>;
