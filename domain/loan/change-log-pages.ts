import type { MenuPage } from '../pages/loan-pages';

/** Pages of the loan menu; a user with one of them may read the change log. */
export const changeLogPages = ['application'] as const satisfies readonly MenuPage[];
