import { LOAN_ROUTE, type MenuFacts, type MoreFacts, type PageFacts } from './page';

/** An item of the loan menu. */
type MenuPageFacts<T extends string, I extends string> = PageFacts<T, I> & { readonly menu: MenuFacts };

/** A page that the permission of a menu item opens. */
type PageBelow<T extends string, I extends string, M extends string> = PageFacts<T, I> & { readonly below: M };

/** A page of a loan that any permission of the loan menu opens. */
const loanPage = <T extends string, I extends string>(path: string, title: T, icon: I) =>
  ({ path: `${LOAN_ROUTE}/${path}`, title, icon, area: 'loan' }) as const;

/** A page with the permission and the letter of a menu item that it is not below. */
export const pageWithLetterOf = <T extends string, I extends string, M extends string>(
  menuPage: M,
  path: string,
  title: T,
  icon: I,
): PageFacts<T, I> & { readonly letterOf: M } => ({ ...loanPage(path, title, icon), letterOf: menuPage });

type MoreMenuFacts = MoreFacts & { readonly shown?: 'before' | 'after' };

export const menuPage = <T extends string, I extends string>(
  number: number,
  group: MenuFacts['group'],
  path: string,
  title: T,
  icon: I,
  { shown, ...more }: MoreMenuFacts = {},
): MenuPageFacts<T, I> => ({
  ...loanPage(path, title, icon),
  menu: { number, group, shown: shown ?? 'always' },
  ...more,
});

export const pageBelow = <T extends string, I extends string, M extends string>(
  menuPage: M,
  path: string,
  title: T,
  icon: I,
  more: MoreFacts = {},
): PageBelow<T, I, M> => ({ ...loanPage(path, title, icon), below: menuPage, ...more });
