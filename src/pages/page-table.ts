import { adminPages } from './admin.pages';
import { internalPages } from './internal.pages';
import { loanPages } from './loan.pages';
import { mainPages } from './main.pages';
import type { AreaName, Page } from './page';
import { publicPages } from './public.pages';
import { registerPages } from './register.pages';

/** Every screen of the portal. */
export const pageTable: readonly Page[] = [
  ...mainPages,
  ...publicPages,
  ...adminPages,
  ...internalPages,
  ...registerPages,
  ...loanPages,
];

export const pagesOf = (area: AreaName): readonly Page[] => pageTable.filter((page) => page.area === area);

/** Entries of an area's menu, in their order. */
export const menuOf = (area: AreaName): readonly Page[] =>
  pagesOf(area)
    .filter((page) => page.inMenu !== undefined)
    .sort((a, b) => (a.inMenu ?? 0) - (b.inMenu ?? 0));

export function pageById(id: string): Page {
  const page = pageTable.find((each) => each.id === id);
  if (!page) throw new Error(`There is no page ${id}.`);
  return page;
}
