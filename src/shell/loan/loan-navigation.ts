import type { ShownMenuItem } from '../../../domain/loan/menu';
import { loanPages } from '../../pages/loan.pages';
import type { Page, PageTitle } from '../../pages/page';
import { itemOfPage } from '../nav/area-navigation';
import type { NavigationItem } from '../nav/navigation-item';

/** How an item of the loan menu is called on screen; the key is its title in `domain/loan/menu`. */
const titles: Readonly<Record<string, PageTitle>> = {
  Dashboard: 'dashboard',
  'Loan Summary': 'loanSummary',
  Application: 'application',
  'Submit to AUS (Beta)': 'aus',
  'Request eDisclosure': 'edisclosure',
  'View Loan Estimate': 'loanEstimate',
  'View Conditions': 'conditions',
  'Upload Submission': 'uploadSubmission',
  'Upload Conditions': 'uploadConditions',
  'View eDocuments': 'documents',
  'COC Request': 'coc',
  'Appraisal Request': 'appraisals',
  'Rate Lock Request': 'rateLock',
  'CD & Doc Request': 'cd',
  Contacts: 'contacts',
  'Send an email': 'email',
  'Loan Doc': 'loanDoc',
  'Mortgage Coupon': 'coupon',
};

/** Groups of the loan menu, in the order in which the items stand anyway (MENU-19). */
const groups: readonly (readonly [name: string, ids: readonly number[]])[] = [
  ['overview', [31]],
  ['file', [14, 11, 12, 15]],
  ['conditions', [16, 17, 18]],
  ['requests', [19, 20, 21, 22]],
  ['people', [23, 24, 25, 26]],
];

const PREFIX = '/loans/:loanNum';
const pageAt = (path: string): Page | undefined => loanPages.find((page) => page.path === PREFIX + path);

function childrenOf(item: ShownMenuItem, root: string): NavigationItem[] {
  return item.children
    .filter((path) => !path.includes(':'))
    .flatMap((path) => {
      const page = pageAt(path);
      return page ? [{ ...itemOfPage(page, root + path), auth: undefined, exact: false }] : [];
    });
}

function entryOf(item: ShownMenuItem, root: string): NavigationItem {
  const children = childrenOf(item, root);
  // /app is an address that leads to the first of its pages.
  const page = pageAt(item.path) ?? pageAt('/app/manager');
  return {
    id: `menu-${item.id}`,
    type: children.length > 0 ? 'collapse' : 'item',
    title: item.title,
    translate: `pages.${titles[item.title] ?? 'loan'}`,
    url: root + item.path,
    icon: page?.icon,
    ...(item.badge && {
      badge: { translate: 'shell.badge.none', tone: item.badge.color === 'success' ? 'good' : 'neutral' },
    }),
    children,
  };
}

/** The loan menu of the moment as a navigation, in its groups; the menu itself says what is shown (MENU-20 to -25). */
export function loanNavigation(items: readonly ShownMenuItem[], loanNum: string): NavigationItem[] {
  const root = `/loans/${loanNum}`;
  return groups
    .map(
      ([name, ids]): NavigationItem => ({
        id: name,
        type: 'group',
        title: name,
        translate: `shell.groups.${name}`,
        children: items.filter(({ id }) => ids.includes(id)).map((item) => entryOf(item, root)),
      }),
    )
    .filter(({ children = [] }) => children.length > 0);
}
