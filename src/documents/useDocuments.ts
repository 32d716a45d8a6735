import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayUsePage } from '../../domain/access/permissions';
import { useSessionUser } from '../access/public';
import { queryKeys } from '../providers/data/query-keys';
import { documentsCalls } from './documents-calls';

/** All documents of a loan, also those that were replaced. */
export const useDocuments = (loanNum: string) =>
  useQuery({
    queryKey: [...queryKeys.documents(loanNum), 'edocs'],
    queryFn: ({ signal }) => documentsCalls.list(loanNum, signal),
  });

/** Fetches everything that shows documents of the loan again, and its conditions (ERR-10). */
export function useFreshDocuments(loanNum: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) }),
      client.invalidateQueries({ queryKey: queryKeys.registration(loanNum) }),
    ]);
}

/** What the user may do with documents, besides reading. The server checks it again. */
export function useDocumentRights() {
  const user = useSessionUser();
  const mayWrite = user !== null && mayUsePage(user, 'documents', 'write');
  return { mayWrite, isLender: user !== null && !user.isPml };
}
