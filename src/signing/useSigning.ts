import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayUsePage } from '../../domain/access/permissions';
import { type SigningTask, tasksOf } from '../../domain/signing/signing-tasks';
import { useSessionUser } from '../access/public';
import { queryKeys } from '../providers/data/query-keys';
import { useMayAskLos } from '../shell/lender';
import { signingCalls } from './signing-calls';

/** What the user may do with packages to sign. The server checks it again. */
export function useSigningRights() {
  const user = useSessionUser();
  const [hasDisclosure, hasDocuments] = [useMayAskLos('disclosure'), useMayAskLos('documents')];
  const mayRead = hasDisclosure && hasDocuments && user !== null && mayUsePage(user, 'edisclosure', 'read');
  const mayWrite = mayRead && !user.isPml && mayUsePage(user, 'edisclosure', 'write');
  return { mayRead, mayWrite, mayDisclose: mayWrite && user.pageLetters.disclose === 'w' };
}

const keyOf = (loanNum: string) => [...queryKeys.loan(loanNum), 'signing'] as const;

/** The packages of a loan that borrowers sign. */
export const useSigningPackages = (loanNum: string, enabled = true) =>
  useQuery({ queryKey: keyOf(loanNum), queryFn: ({ signal }) => signingCalls.list(loanNum, signal), enabled });

/** What the user has to do about packages of the loan; nothing for those who send none. */
export function useSigningTasks(loanNum: string): readonly SigningTask[] {
  const { mayWrite } = useSigningRights();
  const { data = [] } = useSigningPackages(loanNum, mayWrite);
  return tasksOf(data);
}

/** Fetches again what packages change: themselves, documents and dates of their loans, and what goes out on paper. */
export function useFreshSigning() {
  const client = useQueryClient();
  return (...loanNums: readonly string[]) =>
    Promise.all(
      [...new Set(loanNums)]
        .map((loanNum): readonly unknown[] => queryKeys.loan(loanNum))
        .concat([queryKeys.lists('main/paper-mailings'), queryKeys.homeFigures()])
        .map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}
