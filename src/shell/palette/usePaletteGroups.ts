import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { offersRegistration } from '../../../domain/registration/step-writers';
import type { UserData } from '../../access/user';
import type { Page } from '../../pages/page';
import { pageById, pageTable } from '../../pages/page-table';
import { useLender } from '../lender';
import { useLoan } from '../loan/useLoan';
import { usePageTitles } from '../loan/usePageTitle';
import { useRecentLoans, useRecentPages } from '../recents/useRecents';
import { sectionOf } from '../shortcuts/shortcut-pages';
import { type ActionTools, possibleActions } from './actions';
import { findPages } from './find-pages';
import { useFoundDocuments } from './found-documents';
import { useFoundFiles } from './found-files';
import { loanEntry, loanText, useFoundLoans } from './found-loans';
import { useFoundRecords } from './found-records';
import { loanOfPath } from './loan-of-path';
import { matching } from './match';
import type { PaletteEntry } from './palette-entry';
import { useSavedViews } from './saved-views';

export interface PaletteGroup {
  /** Text key of the heading. */
  readonly translate: string;
  readonly entries: readonly PaletteEntry[];
}

/** The titles of pages and the entries made of them. */
function usePageEntries() {
  const translate = useTranslate();
  const titleOf = usePageTitles(pageTable);
  const pageEntry = (page: Page, path: string): PaletteEntry => {
    const section = sectionOf(page);
    return { id: page.id, text: titleOf(page), icon: page.icon, path, ...(section && { note: translate(section) }) };
  };
  return { titleOf, pageEntry };
}

function useRecentEntries(user: UserData | null): readonly PaletteEntry[] {
  const { pathname } = useLocation();
  const { pageEntry } = usePageEntries();
  const recentLoans = useRecentLoans();
  const recentPages = useRecentPages();
  if (!user) return [];
  return [
    ...recentLoans.slice(0, 5).map(({ loanNum, name }) => loanEntry(loanNum, name)),
    ...recentPages.filter(({ path }) => path !== pathname).map((page) => pageEntry(page, page.path)),
  ];
}

const withEntries = (groups: readonly PaletteGroup[]): readonly PaletteGroup[] =>
  groups.filter(({ entries }) => entries.length > 0);

/** What was opened recently: shown until something is typed. */
export const useRecentGroups = (user: UserData | null): readonly PaletteGroup[] =>
  withEntries([{ translate: 'navigation.palette.recent', entries: useRecentEntries(user) }]);

export interface PaletteResult {
  readonly groups: readonly PaletteGroup[];
  readonly isSearching: boolean;
  readonly error: unknown;
}

/** The groups, with the loan of exactly this number before everything else. */
function exactLoanFirst(groups: readonly PaletteGroup[], loanNum: string): readonly PaletteGroup[] {
  const exact = groups.flatMap(({ entries }) => entries).find((entry) => entry.loanNum === loanNum);
  if (!exact) return groups;
  const others = groups.map((group) => ({ ...group, entries: group.entries.filter(({ id }) => id !== exact.id) }));
  return [{ translate: 'shell.palette.loans', entries: [exact] }, ...others];
}

/** Suggestions for the query, what was opened recently first. */
export function usePaletteGroups(query: string, tools: ActionTools): PaletteResult {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { user } = tools;
  const { losCapabilities } = useLender();
  const trimmed = query.trim();
  const loans = useFoundLoans(user ? trimmed : '');
  const records = useFoundRecords(trimmed, user);
  const files = useFoundFiles(trimmed, user);
  const documents = useFoundDocuments(trimmed, user);
  const loanNum = loanOfPath(pathname);
  const { loan } = useLoan(loanNum);
  const views = useSavedViews();
  const recent = useRecentEntries(user);
  const { titleOf, pageEntry } = usePageEntries();
  const actions = possibleActions(tools).map((action) => ({
    id: action.id,
    text: translate(action.translate, action.args),
    icon: action.icon,
    run: () => action.run(tools),
  }));
  const pages = findPages(trimmed, user, losCapabilities, loanNum, titleOf)
    .map(({ id, path }) => ({ page: pageById(id), path }))
    .filter(({ page }) => page.area !== 'register' || offersRegistration(user, loan))
    .map(({ page, path }) => pageEntry(page, path));
  const foundRecent = matching(trimmed, recent, loanText);
  const isRecent = ({ id }: PaletteEntry): boolean => foundRecent.some((entry) => entry.id === id);
  const groups: readonly PaletteGroup[] = [
    { translate: 'navigation.palette.recent', entries: foundRecent },
    { translate: 'shell.palette.pages', entries: pages.filter((page) => !isRecent(page)) },
    { translate: 'navigation.palette.views', entries: matching(trimmed, views, ({ text }) => text) },
    // A page of the same name is already listed.
    {
      translate: 'navigation.palette.actions',
      entries: matching(trimmed, actions, ({ text }) => text).filter(
        ({ text }) => !pages.some((page) => page.text === text),
      ),
    },
    // What the server finds arrives last, so it goes below the rest.
    { translate: 'shell.palette.loans', entries: loans.entries.filter((loan) => !isRecent(loan)) },
    { translate: 'navigation.palette.documents', entries: [...documents, ...files] },
    { translate: 'pages.admin', entries: records },
  ];
  return {
    groups: withEntries(exactLoanFirst(groups, trimmed)),
    isSearching: loans.isFetching,
    error: loans.error,
  };
}
