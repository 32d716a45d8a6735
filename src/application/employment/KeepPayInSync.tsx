import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { payFields, withPayTotal } from '../../../domain/application/pay';
import type { EmploymentRecord } from '../../../domain/loan/records';
import type { SectionRecord } from '../edit/section-context';

const payPath = new RegExp(`^employments\\.(\\d+)\\.(?:${payFields.join('|')})$`);

const copied = (jobs: readonly EmploymentRecord[] = []): EmploymentRecord[] => jobs.map((job) => ({ ...job }));

/** Updates a job's monthly income while its pay is typed, by the same rule as the server. */
export function KeepPayInSync() {
  const { watch, getValues, setValue } = useFormContext<SectionRecord>();
  useEffect(() => {
    let before = copied(getValues('employments'));
    const { unsubscribe } = watch((_, { name }) => {
      const index = Number(payPath.exec(name ?? '')?.[1] ?? -1);
      const jobs = copied(getValues('employments'));
      const job = jobs[index];
      const previousJob = before.find(({ id }) => id === job?.id) ?? {};
      const next = job && withPayTotal(previousJob, job);
      before = jobs;
      if (next && next !== job) {
        setValue(`employments.${index}.monthlyIncome`, next.monthlyIncome ?? null, { shouldDirty: true });
      }
    });
    return unsubscribe;
  }, [watch, getValues, setValue]);
  return null;
}
