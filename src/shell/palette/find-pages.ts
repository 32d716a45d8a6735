import { generatePath } from 'react-router-dom';
import { mayOpen } from '../../../domain/access/may-open';
import type { LosCapability } from '../../../domain/los/capabilities';
import { isOffered } from '../../../domain/pages/offered';
import type { PageKey } from '../../../domain/pages/page-table';
import type { UserData } from '../../access/user';
import type { Page } from '../../pages/page';
import { pageTable } from '../../pages/page-table';
import { matching } from './match';

export interface FoundPage {
  readonly id: PageKey;
  readonly title: string;
  readonly path: string;
}

/** SEARCH-06. */
const MAX_SUGGESTIONS = 10;

function pathOf(page: Page, loanNum: string | undefined): string | null {
  if (!page.path.includes(':')) return page.path;
  if (!loanNum || page.path.replace(':loanNum', '').includes(':') || page.area === 'bare') return null;
  return generatePath(page.path, { loanNum });
}

/** Guests find public pages; signed-in users find all others. */
const mayFind = (page: Page, user: UserData | null): boolean =>
  (page.area === 'public') === (user === null) && mayOpen(page.access, user);

/** Up to ten pages whose title matches the query, among those that the user may open and the LOS offers; none for a blank query. */
export function findPages(
  query: string,
  user: UserData | null,
  losCapabilities: readonly LosCapability[],
  loanNum: string | undefined,
  title: (page: Page) => string,
): FoundPage[] {
  const seen = new Set<string>();
  const pages = pageTable
    .filter((page) => mayFind(page, user) && isOffered(page, losCapabilities))
    .map((page) => ({ id: page.id, title: title(page), path: pathOf(page, loanNum) }))
    .filter(
      (found): found is FoundPage => found.path !== null && !seen.has(found.path) && Boolean(seen.add(found.path)),
    );
  return matching(query, pages, (found) => found.title).slice(0, MAX_SUGGESTIONS);
}
