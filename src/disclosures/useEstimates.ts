import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { mayUsePage } from '../../domain/access/permissions';
import type { SkippedDay } from '../../domain/disclosure/calendar/business-days';
import { formatDate } from '../../domain/format/date';
import { useSessionUser } from '../access/public';
import { useChangesText } from '../changes/public';
import { isolated } from '../pricing/public';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import type { LoanRecord } from '../shell/loan/useLoan';
import { disclosuresCalls } from './disclosures-calls';

/** The Loan Estimates of a version of the loan. */
export const useEstimates = ({ sLNm, version }: LoanRecord) =>
  useQuery({
    queryKey: [...queryKeys.loan(sLNm), 'loan-estimates', version] as const,
    queryFn: ({ signal }) => disclosuresCalls.estimates(sLNm, signal),
    placeholderData: (before) => before,
  });

/** Reads everything again that a disclosure may have changed. */
export function useRefetchEstimates(loanNum: string) {
  const client = useQueryClient();
  return async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) });
    void client.invalidateQueries({ queryKey: queryKeys.registration(loanNum) });
    await client.invalidateQueries({ queryKey: queryKeys.record('loans', loanNum) });
  };
}

/** What the user may do with Loan Estimates. The server checks it again. */
export function useEstimateRights() {
  const user = useSessionUser();
  const records = user !== null && mayUsePage(user, 'edisclosure', 'write');
  return { records, issues: records && user.pageLetters.disclose === 'w' };
}

/** Texts of disclosures in the user's language. */
export function useDisclosuresText() {
  const translate = useTranslate();
  const rtl = useLocale() === 'ar';
  const { skipText } = useChangesText();
  const { line } = useFormats();
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`disclosures.${key}`, rtl ? isolated(values) : { ...values });
  /** `Skips 01/17/26 Closed, 01/19/26 Martin Luther King Jr. Day`, or nothing. */
  const skipsText = (skipped: readonly SkippedDay[]): string => {
    if (skipped.length === 0) return '';
    const days = skipped.map(({ date, reason }) => `${formatDate(date)} ${skipText(reason)}`);
    return t('skips', { days: line(days) });
  };
  return { t, skipsText };
}
