import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { mayUsePage } from '../../domain/access/permissions';
import { loanPages } from '../../domain/pages/loan-pages';
import { isOffered } from '../../domain/pages/offered';
import { isForLenderOnly } from '../../domain/underwriting/condition-readers';
import { conditionName } from '../../domain/underwriting/condition-view';
import { useSessionUser } from '../access/public';
import { queryKeys } from '../providers/data/query-keys';
import { useLender } from '../shell/lender';
import { useLoanNum } from '../shell/loan/useLoan';
import { shellCalls } from '../shell/shell-calls';

/** Names what messages are about: the loan, or a condition with its text. */
export function useTopicName() {
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const user = useSessionUser();
  const { losCapabilities } = useLender();
  const reads =
    user !== null && (['conditions', 'upload-submission'] as const).some((page) => mayUsePage(user, page, 'read'));
  const { data: conditions } = useQuery({
    queryKey: queryKeys.conditions(loanNum),
    queryFn: ({ signal }) => shellCalls.conditions(loanNum, signal),
    enabled: reads && isOffered(loanPages.conditions, losCapabilities),
  });
  return (conditionId: string | null) => {
    if (conditionId === null) return { name: translate('conversations.ofLoan'), text: null, lenderOnly: false };
    const condition = conditions?.find(({ id }) => id === conditionId);
    if (!condition) return { name: translate('conversations.ofCondition'), text: null, lenderOnly: false };
    return { name: conditionName(condition), text: condition.description, lenderOnly: isForLenderOnly(condition) };
  };
}
