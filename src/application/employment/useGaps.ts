import { type Gap, workHistory } from '../../../domain/application/requirements/history';
import { addDays, pacificDate } from '../../../domain/format/date';
import { recordsOf } from '../../../domain/loan/document';
import type { Owner } from '../../../domain/loan/records';
import { useDraftLoan } from '../edit/draft';

/** A borrower's employment gaps in the last two years, based on the draft and keyed by the ID of the preceding job. */
export function useGaps(owner: Owner): ReadonlyMap<string, Gap> {
  const jobs = recordsOf(useDraftLoan().employments, [owner]);
  const gaps = workHistory(jobs, pacificDate(new Date()))?.gaps ?? [];
  return new Map(
    gaps.flatMap((gap) => {
      const before = jobs.find(({ endDate }) => endDate && addDays(endDate, 1) === gap.from);
      return before ? [[before.id, gap] as const] : [];
    }),
  );
}
