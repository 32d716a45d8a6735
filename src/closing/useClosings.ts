import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { mayUsePage } from '../../domain/access/permissions';
import { useSessionUser } from '../access/public';
import { isolated } from '../pricing/public';
import { queryKeys } from '../providers/data/query-keys';
import type { LoanRecord } from '../shell/loan/useLoan';
import { closingCalls } from './closing-calls';

/** The Closing Disclosures of a version of the loan. */
export const useClosings = ({ sLNm, version }: LoanRecord) =>
  useQuery({
    queryKey: [...queryKeys.loan(sLNm), 'closing-disclosures', version] as const,
    queryFn: ({ signal }) => closingCalls.all(sLNm, signal),
    placeholderData: (before) => before,
  });

/** What the user may do with Closing Disclosures. The server checks it again. */
export function useClosingRights() {
  const user = useSessionUser();
  const mayWrite = user !== null && mayUsePage(user, 'cd', 'write');
  return { mayWrite, issues: mayWrite && user.pageLetters.disclose === 'w', records: mayWrite && !user.isPml };
}

/** Texts of Closing Disclosures in the user's language. */
export function useClosingText() {
  const translate = useTranslate();
  const rtl = useLocale() === 'ar';
  return (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`closing.${key}`, rtl ? isolated(values) : { ...values });
}
