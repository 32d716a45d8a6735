import { SlidersHorizontal } from 'lucide-react';
import type { UserData } from '../../access/user';
import type { Page } from '../../pages/page';
import { menuOf, pageById } from '../../pages/page-table';
import { type NavigationItem, visibleTo } from './navigation-item';

const shorts: Readonly<Record<string, string>> = {
  pricing: 'pages.short.pricing',
  'create-loan': 'pages.short.createLoan',
};

/** Registering a loan is the second half of creating it. */
const alsoAt: Readonly<Record<string, string>> = { 'create-loan': '/loans/:loanNum/register-my-loan/*' };

/** The entry of a page; `url` where the path has parameters. */
export const itemOfPage = (page: Page, url = page.path): NavigationItem => ({
  id: page.id,
  type: 'item',
  title: page.title,
  translate: `pages.${page.title}`,
  url,
  icon: page.icon,
  auth: page.access,
  exact: true,
  ...(shorts[page.id] && { short: shorts[page.id] }),
  ...(alsoAt[page.id] && { also: alsoAt[page.id] }),
});

const entriesOf = (area: Page['area']): NavigationItem[] => menuOf(area).map((page) => itemOfPage(page));

/** The pages of the admin area; what lies below one belongs to it. */
const adminEntries = (): NavigationItem[] => entriesOf('admin').map((item) => ({ ...item, exact: false }));

/** Internal with the entries that a person's roles are granted (INTERNAL-06). */
const internal = (): NavigationItem => ({
  ...itemOfPage(pageById('internal')),
  type: 'collapse',
  exact: false,
  children: entriesOf('internal').map((item) => ({ ...item, exact: false })),
});

const admin = (): NavigationItem => ({
  id: 'admin',
  type: 'collapse',
  title: 'admin',
  translate: 'pages.admin',
  url: '/main/admin',
  icon: SlidersHorizontal,
  auth: { kind: 'roles', roles: ['Administrator'] },
  children: adminEntries(),
});

/** The entries of the main toolbar for a person: those of the page table, then Internal and Admin where granted (SHELL-11, -12). */
export const mainNavigation = (user: UserData | null): NavigationItem[] =>
  visibleTo([...entriesOf('main'), internal(), admin()], user);

/** The left navigation of the admin area. */
export const adminNavigation = (user: UserData | null): NavigationItem[] =>
  visibleTo([{ id: 'admin', type: 'group', title: 'admin', translate: 'pages.admin', children: adminEntries() }], user);

/** The entries of the internal area that a person's roles are granted. */
export const internalNavigation = (user: UserData | null): NavigationItem[] => visibleTo(entriesOf('internal'), user);

/** The public links (SHELL-19). */
export const publicNavigation = (): NavigationItem[] => entriesOf('public');
