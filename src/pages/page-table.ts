import type { AreaName } from '../../domain/pages/page';
import { type PageKey, pages } from '../../domain/pages/page-table';
import { icons } from './icons';
import type { Page } from './page';

/** Every screen of the portal. */
export const pageTable: readonly Page[] = pages.map((page) => ({ ...page, icon: icons[page.icon] }));

const byId = new Map(pageTable.map((page) => [page.id, page]));

export const pagesOf = (area: AreaName): readonly Page[] => pageTable.filter((page) => page.area === area);

/** Entries of an area's menu, in their order. */
export const menuOf = (area: AreaName): readonly Page[] =>
  pagesOf(area)
    .filter((page) => page.inMenu !== undefined)
    .sort((a, b) => (a.inMenu ?? 0) - (b.inMenu ?? 0));

export function pageById(id: PageKey): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`There is no page ${id}.`);
  return page;
}
