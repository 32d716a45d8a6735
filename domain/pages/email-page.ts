import { menuPage } from './loan-page';

/** The email page of a loan, apart from the others for the landing, which does not load the page table. */
export const emailPage = menuPage(24, 'people', 'email', 'email', 'mail');
