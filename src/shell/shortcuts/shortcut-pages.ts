import { useMemo } from 'react';
import { mayOpen } from '../../../domain/access/may-open';
import { plainText } from '../../../domain/format/plain-text';
import type { LosCapability } from '../../../domain/los/capabilities';
import { isOffered } from '../../../domain/pages/offered';
import type { UserData } from '../../access/user';
import { useSessionUser } from '../../access/useSessionUser';
import type { Page } from '../../pages/page';
import { pageById, pageTable } from '../../pages/page-table';
import { useLender } from '../lender';
import { itemOfPage } from '../nav/area-navigation';
import type { NavigationItem } from '../nav/navigation-item';

/** Pages that open without a loan, among those that the user may open and the LOS offers. */
export const shortcutPages = (user: UserData | null, losCapabilities: readonly LosCapability[]): readonly Page[] =>
  pageTable.filter(
    (page) =>
      page.area !== 'public' &&
      !page.path.includes(':') &&
      mayOpen(page.access, user) &&
      isOffered(page, losCapabilities),
  );

/** The pages that the signed-in user may have as shortcuts. */
export function useShortcutPages(): readonly Page[] {
  const user = useSessionUser();
  const { losCapabilities } = useLender();
  return useMemo(() => shortcutPages(user, losCapabilities), [user, losCapabilities]);
}

/** Text key of a page's area, if the title alone is ambiguous. */
export function sectionOf(page: Page): string | undefined {
  if (page.area === 'admin') return 'pages.admin';
  if (page.area === 'internal' && page.id !== 'internal') return 'pages.internal';
  if (page.area === 'reports' && page.id !== 'reports') return 'pages.reports';
  if (page.area === 'public') return 'navigation.publicArea';
  if (page.id === 'rate-sheets') return 'navigation.allPriceGroups';
  return page.path.startsWith(`${pageById('home').path}/`) ? 'shell.home.resources' : undefined;
}

/** The pages whose title contains the query, ignoring case (SEARCH-04); all pages for an empty query. */
export function findShortcuts(query: string, pages: readonly Page[], title: (page: Page) => string): readonly Page[] {
  const searchText = plainText(query);
  return pages.filter((page) => plainText(title(page)).includes(searchText));
}

/** The starred pages as entries, in the order in which they were starred. */
export const shortcutItems = (starred: readonly Page[]): NavigationItem[] => starred.map((page) => itemOfPage(page));
