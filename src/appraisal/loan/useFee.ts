import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { AppraisalForm } from '../../../domain/appraisal/forms';
import { queryKeys } from '../../providers/data/query-keys';
import { loanAppraisalCalls } from './loan-appraisal-calls';
import type { OrderValues } from './order-form';

/** What the chosen company charges for the order that is typed, by the schedule; undefined until it is known. */
export function useFee(loanNum: string, loanVersion: number) {
  const { form, isRush, complexity, company } = useWatch<OrderValues>() as OrderValues;
  const query = { form: form as AppraisalForm, rush: isRush === true ? '1' : '0', complexity } as const;
  const { data: found } = useQuery({
    queryKey: [...queryKeys.appraisals(loanNum), 'fees', loanVersion, ...Object.values(query)],
    queryFn: ({ signal }) => loanAppraisalCalls.fees(loanNum, query, signal),
    enabled: form !== '',
  });
  return found?.fees.find((one) => one.company === company);
}
