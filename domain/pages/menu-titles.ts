import type { laterTitles, loanPages, MenuPage } from './loan-pages';

type MenuTitle = (typeof loanPages)[MenuPage]['title'] | (typeof laterTitles)[keyof typeof laterTitles];

/** English titles of the loan menu: the API answers them, and the web app shows them (MENU-01 to -18, -24, -25). */
export const menuTitles = {
  dashboard: 'Dashboard',
  loanSummary: 'Loan Summary',
  application: 'Application',
  aus: 'Submit to AUS (Beta)',
  edisclosure: 'Request eDisclosure',
  loanEstimate: 'View Loan Estimate',
  conditions: 'View Conditions',
  uploadSubmission: 'Upload Submission',
  uploadConditions: 'Upload Conditions',
  documents: 'View eDocuments',
  coc: 'COC Request',
  appraisals: 'Appraisal Request',
  rateLock: 'Rate Lock Request',
  cd: 'CD & Doc Request',
  contacts: 'Contacts',
  email: 'Send an email',
  loanDoc: 'Loan Doc',
  coupon: 'Mortgage Coupon',
} as const satisfies Readonly<Record<MenuTitle, string>>;
