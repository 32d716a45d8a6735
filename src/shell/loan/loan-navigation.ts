import type { ShownMenuItem } from '../../../domain/loan/menu';
import { type LoanPageKey, loanPages, pagesBelow } from '../../../domain/pages/loan-pages';
import { menuGroups } from '../../../domain/pages/page';
import { icons } from '../../pages/icons';
import type { NavigationItem } from '../nav/navigation-item';

function itemOf(page: LoanPageKey, loanNum: string) {
  const { path, title, icon } = loanPages[page];
  return {
    id: page,
    title,
    translate: `pages.${title}`,
    url: path.replace(':loanNum', loanNum),
    icon: icons[icon],
  } as const;
}

function entryOf({ page, title, badge }: ShownMenuItem, loanNum: string): NavigationItem {
  const children = pagesBelow(page).map((each): NavigationItem => ({ ...itemOf(each, loanNum), type: 'item' }));
  return {
    ...itemOf(page, loanNum),
    type: children.length > 0 ? 'collapse' : 'item',
    title,
    translate: `pages.${title}`,
    ...(badge && {
      badge: { translate: 'shell.badge.none', tone: badge.color === 'success' ? 'good' : 'neutral' },
    }),
    children,
  };
}

/** The current loan menu as a grouped navigation. The menu decides what is visible (MENU-20 to -25). */
export const loanNavigation = (items: readonly ShownMenuItem[], loanNum: string): NavigationItem[] =>
  menuGroups
    .map(
      (name): NavigationItem => ({
        id: name,
        type: 'group',
        title: name,
        translate: `shell.groups.${name}`,
        children: items.filter(({ page }) => loanPages[page].menu.group === name).map((item) => entryOf(item, loanNum)),
      }),
    )
    .filter(({ children = [] }) => children.length > 0);
