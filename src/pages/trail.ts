import { generatePath, matchPath } from 'react-router-dom';
import { entrance, type PageTitle } from '../../domain/pages/page-table';
import type { Page } from './page';
import { pageTable } from './page-table';

/** A step of a breadcrumb. */
export interface Crumb {
  readonly id: string;
  readonly title: PageTitle;
  readonly path: string;
}

const admin: Crumb = entrance('admin');

/** The ancestors of a page, the area root first: for Forms, Home. Area roots have none. */
export function trailOf(page: Page, pathname: string): readonly Crumb[] {
  const params = matchPath({ path: page.path, caseSensitive: false }, pathname)?.params ?? {};
  // Another path of the same page is not an ancestor.
  const isSame = ({ title }: Page): boolean => title === page.title;
  // The edit page of a record is not an ancestor of its read-only page.
  const isRecord = ({ view }: Page): boolean => view === 'edit' || view === 'show';
  const above = pageTable
    .filter(
      (each) => each.area === page.area && page.path.startsWith(`${each.path}/`) && !isSame(each) && !isRecord(each),
    )
    .sort((a, b) => a.path.length - b.path.length)
    .map((each) => ({ id: each.id, title: each.title, path: generatePath(each.path, params) }));
  return page.area === 'admin' ? [admin, ...above] : above;
}
