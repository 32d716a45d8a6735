import { FileText } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { loanPath } from '../../../domain/pages/loan-path';
import { offersRegistration } from '../../../domain/registration/step-writers';
import type { UserData } from '../../access/user';
import type { Page } from '../../pages/page';
import { pageById, pageTable } from '../../pages/page-table';
import { useRows } from '../../providers/data/useRecords';
import { useLender } from '../lender';
import { useLoan } from '../loan/useLoan';
import { usePageTitles } from '../loan/usePageTitle';
import { useRecentLoans, useRecentPages } from '../recents/useRecents';
import { sectionOf } from '../shortcuts/shortcut-pages';
import { type ActionTools, possibleActions } from './actions';
import { findPages } from './find-pages';
import { useFoundDocuments } from './found-documents';
import { useFoundFiles } from './found-files';
import { useFoundRecords } from './found-records';
import { loanOfPath } from './loan-of-path';
import { matching } from './match';
import type { PaletteEntry } from './palette-entry';
import { useSavedViews } from './saved-views';
import { useDelayed } from './useDelayed';

export interface PaletteGroup {
  /** Text key of the heading. */
  readonly translate: string;
  readonly entries: readonly PaletteEntry[];
}

const loanEntry = (loanNum: string, name: string, status?: string | null): PaletteEntry => ({
  id: `loan-${loanNum}`,
  text: name,
  icon: FileText,
  loanNum,
  status,
  path: loanPath(loanNum, 'dashboard'),
});

/** Loans by number or borrower, searched on the server from two characters. */
function useFoundLoans(query: string) {
  const searchText = useDelayed(query, 200);
  const { data, isFetching, error } = useRows(
    'loans',
    { filter: { q: searchText }, pagination: { page: 1, perPage: 8 } },
    { enabled: searchText.length > 1, staleTime: 30_000 },
  );
  const rows = query.length > 1 ? (data ?? []) : [];
  const entries = rows.map((row) =>
    loanEntry(row.sLNm, [row.aBFirstNm, row.aBLastNm].filter(Boolean).join(' '), row.sStatusT),
  );
  return { entries, isFetching: isFetching || (query.length > 1 && searchText !== query), error };
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
  const foundRecent = matching(trimmed, recent, ({ text, loanNum = '' }) => `${text} ${loanNum}`);
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
    groups: withEntries(groups),
    isSearching: loans.isFetching,
    error: loans.error,
  };
}
