import type { LosCapability } from '../../../domain/los/capabilities';
import { entrance } from '../../../domain/pages/page-table';
import type { UserData } from '../../access/user';
import { icons } from '../../pages/icons';
import type { Page } from '../../pages/page';
import { menuOf, pageById } from '../../pages/page-table';
import { type NavigationItem, visibleTo } from './navigation-item';

/** The entry of a page. Pass `url` if the page's path has parameters. */
export const itemOfPage = (page: Page, url = page.path): NavigationItem => ({
  id: page.id,
  type: 'item',
  title: page.title,
  translate: `pages.${page.title}`,
  url,
  icon: page.icon,
  auth: page.access,
  ...(page.needs && { needs: page.needs }),
  exact: true,
  ...(page.short && { short: `pages.short.${page.title}` }),
  ...(page.also && { also: page.also }),
});

const entriesOf = (area: Page['area']): NavigationItem[] => menuOf(area).map((page) => itemOfPage(page));

/** The pages of the admin area; paths below a page belong to it. */
const adminEntries = (): NavigationItem[] => entriesOf('admin').map((item) => ({ ...item, exact: false }));

/** Internal or Reports, with the entries granted to the user's roles (INTERNAL-06). */
const withEntries = (area: 'internal' | 'reports'): NavigationItem => ({
  ...itemOfPage(pageById(area)),
  type: 'collapse',
  exact: false,
  children: entriesOf(area).map((item) => ({ ...item, exact: false })),
});

function admin(): NavigationItem {
  const { id, title, path, icon, access } = entrance('admin');
  const common = { id, title, translate: `pages.${title}`, url: path, icon: icons[icon], auth: access };
  return { ...common, type: 'collapse', children: adminEntries() };
}

/** The user's entries in the main toolbar: those of the page table, then Reports, Internal and Admin if granted (SHELL-11, -12). */
export const mainNavigation = (user: UserData | null, offered?: readonly LosCapability[]): NavigationItem[] =>
  visibleTo([...entriesOf('main'), withEntries('reports'), withEntries('internal'), admin()], user, offered);

/** The left navigation of the admin area. */
export const adminNavigation = (user: UserData | null): NavigationItem[] =>
  visibleTo([{ id: 'admin', type: 'group', title: 'admin', translate: 'pages.admin', children: adminEntries() }], user);

/** The entries of the internal area granted to the user's roles. */
export const internalNavigation = (user: UserData | null): NavigationItem[] => visibleTo(entriesOf('internal'), user);

/** The public links (SHELL-19). */
export const publicNavigation = (offered?: readonly LosCapability[]): NavigationItem[] =>
  visibleTo(entriesOf('public'), null, offered);
