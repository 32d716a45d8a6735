import { useQuery } from '@tanstack/react-query';
import type { DeskReport } from '../../domain/pages/report-pages';
import { queryKeys } from '../providers/data/query-keys';
import type { Choice } from '../ui/FilterChip';
import { reportCalls } from './report-calls';
import { useReportText } from './useReportText';

const MINUTES = 60_000;

/** Filter choices: the values that occur in the rows of a report, the most frequent first. */
export function useNames(report: DeskReport, by: string): readonly Choice[] {
  const { groupText } = useReportText(report);
  const { data } = useQuery({
    queryKey: [...queryKeys.resource(`main/reports/${report}`), 'names', by],
    queryFn: ({ signal }) => reportCalls.figures(report, { filter: '{}', by }, signal),
    staleTime: 5 * MINUTES,
  });
  return (data?.groups ?? []).map(({ key }) => ({ value: key, label: groupText(by, key) }));
}
