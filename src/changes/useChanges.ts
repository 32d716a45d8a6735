import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { mayUsePage } from '../../domain/access/permissions';
import type { SkipReason } from '../../domain/disclosure/calendar/business-days';
import type { CocTask } from '../../domain/disclosure/changes/changes.contract';
import { takesChanges } from '../../domain/disclosure/changes/coc-rules';
import type { CocLine } from '../../domain/loan/fees/coc-record';
import { useSessionUser } from '../access/public';
import { isolated } from '../pricing/public';
import { queryKeys } from '../providers/data/query-keys';
import type { LoanRecord } from '../shell/loan/useLoan';
import { changesCalls } from './changes-calls';

const tasksKey = (loanNum: string, version: number) => [...queryKeys.loan(loanNum), 'coc', version] as const;

/** The changes of circumstance of a version of the loan, newest first. */
export const useTasks = ({ sLNm, version }: LoanRecord) =>
  useQuery({
    queryKey: tasksKey(sLNm, version),
    queryFn: ({ signal }) => changesCalls.tasks(sLNm, signal),
    placeholderData: (before) => before,
  });

/** Reads everything again that a change of circumstance may have changed. */
export function useRefetchChanges(loanNum: string) {
  const client = useQueryClient();
  return async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) });
    await client.invalidateQueries({ queryKey: queryKeys.record('loans', loanNum) });
  };
}

/** What the user may do with the changes of a loan. The server checks it again. */
export function useChangeRights({ sStatusT, loanEstimates = [] }: LoanRecord) {
  const user = useSessionUser();
  const open = takesChanges(sStatusT) && loanEstimates.length > 0;
  const writes = user !== null && mayUsePage(user, 'coc', 'write');
  return {
    ...{ writes, requests: writes && open, decides: writes && open && user.pageLetters.disclose === 'w' },
    /** Users outside the lender change only what was requested there. */
    changes: ({ isExternal }: Pick<CocTask, 'isExternal'>): boolean => writes && open && (!user.isPml || isExternal),
  };
}

/** Sunday and Saturday. */
const weekend: readonly number[] = [0, 6];

/** Texts of changes in the user's language. */
export function useChangesText() {
  const translate = useTranslate();
  const rtl = useLocale() === 'ar';
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`coc.${key}`, rtl ? isolated(values) : { ...values });
  return {
    t,
    lineName: ({ type, description }: Pick<CocLine, 'type' | 'description'>): string =>
      type === 'LenderCredit' ? t('lenderCredit') : description,
    /** Why a day does not count. */
    skipText: (reason: SkipReason): string => {
      if (reason.kind === 'holiday') return t(`holidays.${reason.name.replace(/\W+/g, '')}`);
      if (reason.kind === 'lender-holiday') return t('lenderHoliday');
      return t(weekend.includes(reason.weekday) ? 'weekend' : 'closed');
    },
  };
}
