import { generatePath } from 'react-router-dom';
import type { UserData } from '../../access/user';
import { mayOpen } from '../../pages/may-open';
import type { Page } from '../../pages/page';
import { pageTable } from '../../pages/page-table';
import { plainText } from './plain-text';

export interface FoundPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

const MAX_SUGGESTIONS = 10;

function pathOf(page: Page, loanNum: string | undefined): string | null {
  if (!page.path.includes(':')) return page.path;
  if (!loanNum || page.path.replace(':loanNum', '').includes(':') || page.area === 'bare') return null;
  return generatePath(page.path, { loanNum });
}

/** Up to ten pages whose title holds the words, among those the person may open; nothing for a blank query. */
export function findPages(
  query: string,
  user: UserData | null,
  loanNum: string | undefined,
  title: (page: Page) => string,
): FoundPage[] {
  const wanted = plainText(query);
  if (wanted === '') return [];
  const seen = new Set<string>();
  return pageTable
    .filter((page) => page.area !== 'public' && mayOpen(page.access, user))
    .map((page) => ({ id: page.id, title: title(page), path: pathOf(page, loanNum) }))
    .filter((found): found is FoundPage => found.path !== null && plainText(found.title).includes(wanted))
    .filter(({ title: name, path }) => !seen.has(name + path) && seen.add(name + path))
    .slice(0, MAX_SUGGESTIONS);
}
