import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { payFields, withPayTotal } from '../../../domain/application/pay';
import type { EmploymentRecord } from '../../../domain/application/records';
import type { SectionRecord } from '../edit/useSectionForm';

const payPath = new RegExp(`^employments\\.(\\d+)\\.(?:${payFields.join('|')})$`);

const copied = (jobs: readonly EmploymentRecord[] = []): EmploymentRecord[] => jobs.map((job) => ({ ...job }));

/** Keeps the monthly income of a job in step with its pays while they are typed, by the rule that the server has. */
export function PayFollows() {
  const { subscribe, getValues, setValue } = useFormContext<SectionRecord>();
  useEffect(() => {
    let before = copied(getValues('employments'));
    return subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        const index = Number(payPath.exec(name ?? '')?.[1] ?? -1);
        const job = values.employments?.[index];
        const held = before.find(({ id }) => id === job?.id) ?? {};
        const next = job && withPayTotal(held, job);
        before = copied(values.employments);
        if (next && next !== job) {
          setValue(`employments.${index}.monthlyIncome`, next.monthlyIncome ?? null, { shouldDirty: true });
        }
      },
    });
  }, [subscribe, getValues, setValue]);
  return null;
}
