import type { Page, PageTitle } from './page';

const page = (name: string, title: PageTitle, inMenu: number, more: Partial<Page> = {}): Page => ({
  id: `admin-${name}`,
  path: `/main/admin/${name}`,
  title,
  area: 'admin',
  access: { kind: 'roles', roles: ['Administrator'] },
  inMenu,
  ...more,
});

/** /main/admin: left navigation, Administrator only. */
export const adminPages: readonly Page[] = [
  page('program', 'program', 1, { aliases: ['/main/admin'] }),
  page('user', 'user', 2),
  page('branch', 'branch', 3),
  page('county', 'county', 4),
  page('appraisal', 'appraisal', 5),
  page('role', 'role', 6),
  page('loan-setup', 'loanSetup', 7),
  page('general-settings', 'generalSettings', 8),
  page('form', 'form', 9),
  page('email-template', 'emailTemplate', 10),
  page('test', 'test', 11),
];
