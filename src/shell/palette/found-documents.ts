import { useQueries } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { mayOpen } from '../../../domain/access/may-open';
import type { LoanFileItem } from '../../../domain/documents/document.schemas';
import type { UserData } from '../../access/user';
import { pageById } from '../../pages/page-table';
import { ApiError } from '../../providers/data/api-error';
import { queryKeys } from '../../providers/data/query-keys';
import { saveBlob } from '../../providers/data/save-blob';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { useLender } from '../lender';
import { type RecentLoan, useRecentLoans } from '../recents/useRecents';
import { shellCalls } from '../shell-calls';
import { loanOfPath } from './loan-of-path';
import { matching } from './match';
import type { PaletteEntry } from './palette-entry';
import { useDelayed } from './useDelayed';

/** Loans whose documents are searched: the present one, and those opened last. */
const LOANS = 4;
const SHOWN = 5;

/** The pages whose users the server shows a loan's documents. */
const documentPages = ['edisclosure', 'upload-submission', 'documents'] as const;

/** A loan that the user no longer sees has no documents for them. */
async function documentsOf(loanNum: string, signal: AbortSignal): Promise<readonly LoanFileItem[]> {
  try {
    return await shellCalls.documents(loanNum, {}, signal);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return [];
    throw error;
  }
}

function useLoansToSearch(): readonly RecentLoan[] {
  const current = loanOfPath(useLocation().pathname);
  const recent = useRecentLoans();
  if (current === undefined) return recent.slice(0, LOANS);
  const present = recent.find(({ loanNum }) => loanNum === current) ?? { loanNum: current, name: '' };
  return [present, ...recent.filter(({ loanNum }) => loanNum !== current)].slice(0, LOANS);
}

/** Documents of the present loan and of recent ones, by name. The server decides which loans' documents the user may see. */
export function useFoundDocuments(query: string, user: UserData | null): readonly PaletteEntry[] {
  const notify = useNotify();
  const errorText = useErrorText();
  const { line } = useFormats();
  const { losCapabilities } = useLender();
  const loans = useLoansToSearch();
  const searchText = useDelayed(query, 200);
  const mayRead = user !== null && documentPages.some((id) => mayOpen(pageById(id).access, user));
  const enabled = mayRead && losCapabilities.includes('documents') && searchText.length > 1;
  const answers = useQueries({
    queries: loans.map(({ loanNum }) => ({
      queryKey: queryKeys.documents(loanNum),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => documentsOf(loanNum, signal),
      enabled,
    })),
  });
  if (!enabled || query.length < 2) return [];
  const documents = answers.flatMap(({ data = [] }, index) => data.map((file) => ({ file, loan: loans[index] })));
  const open = async (loanNum: string, { id, name }: LoanFileItem): Promise<void> => {
    try {
      saveBlob(await shellCalls.document(loanNum, id), name);
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
  };
  return matching(query, documents, ({ file }) => file.name)
    .slice(0, SHOWN)
    .map(({ file, loan }) => ({
      id: `document-${file.id}`,
      text: file.name,
      icon: Paperclip,
      note: line([loan?.loanNum ?? '', loan?.name ?? ''].filter(Boolean)),
      run: () => void open(loan?.loanNum ?? '', file),
    }));
}
