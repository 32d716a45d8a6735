import type { EstimateRecord } from '../../loan/fees/closing-lists';
import type { CocRecord } from '../../loan/fees/coc-record';
import type { BusinessCalendar, CountedDay } from '../calendar/business-days';
import { revisionDue } from '../calendar/disclosure-clock';
import { isInTime } from './coverage';

export const byLearned = (a: Pick<CocRecord, 'learned'>, b: Pick<CocRecord, 'learned'>): number =>
  a.learned.localeCompare(b.learned);

/**
 * The last day of a disclosure that shows these changes: the first one of those that it discloses in time, 19(e)(4)(i). Earlier ones which
 * it covers set none: they were no reason for a revision by themselves (comment 19(e)(4)(i)-1.ii). If it came too late for all, the first
 * day of all.
 */
export function revisionDay(
  changes: readonly CocRecord[],
  { issued, covers }: Pick<EstimateRecord, 'issued' | 'covers'>,
  general: BusinessCalendar,
): CountedDay | undefined {
  const inTime = changes.filter((change) => isInTime(change, issued, general));
  const [first] = (inTime.length === 0 && covers === null ? changes : inTime).toSorted(byLearned);
  return first && revisionDue(first.learned, general);
}
