import { isCurrentJob } from '../loan/current-job';
import type { EmploymentRecord } from '../loan/records';

/** The order of jobs: current ones first, then the latest; one without a date comes before others of its kind. */
export function currentFirst(a: EmploymentRecord, b: EmploymentRecord): number {
  if (isCurrentJob(a) !== isCurrentJob(b)) return isCurrentJob(a) ? -1 : 1;
  const [one, other] = [a, b].map((job) => (isCurrentJob(job) ? job.startDate : job.endDate) ?? '9');
  return one === other ? 0 : String(one) > String(other) ? -1 : 1;
}
