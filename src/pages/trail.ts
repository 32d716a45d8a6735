import { generatePath, matchPath } from 'react-router-dom';
import { entrance, type PageTitle } from '../../domain/pages/page-table';
import type { Page } from './page';
import { pageTable } from './page-table';

/** A step of a breadcrumb. */
export interface Crumb {
  readonly title: PageTitle;
  readonly path: string;
}

const admin: Crumb = entrance('admin');

/** The pages that one stands below, the area root first: of `/main/resources/forms` it is Home. Area roots have none. */
export function trailOf(page: Page, pathname: string): readonly Crumb[] {
  const params = matchPath({ path: page.path, caseSensitive: false }, pathname)?.params ?? {};
  // Another address of the same page is no step above it.
  const isSame = ({ title }: Page): boolean => title === page.title;
  // To change a record is no step towards reading it.
  const isRecord = ({ view }: Page): boolean => view === 'edit' || view === 'show';
  const above = pageTable
    .filter(
      (each) => each.area === page.area && page.path.startsWith(`${each.path}/`) && !isSame(each) && !isRecord(each),
    )
    .sort((a, b) => a.path.length - b.path.length)
    .map((each) => ({ title: each.title, path: generatePath(each.path, params) }));
  return page.area === 'admin' ? [admin, ...above] : above;
}
