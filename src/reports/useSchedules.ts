import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import type { DeskReport } from '../../domain/pages/report-pages';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { reportCalls } from './report-calls';

const keyOf = (report: DeskReport) => [...queryKeys.resource(`main/reports/${report}`), 'schedules'] as const;

/** The user's own scheduled emails of a report. */
export function useSchedules(report: DeskReport) {
  const client = useQueryClient();
  const queryKey = keyOf(report);
  const found = useQuery({ queryKey, queryFn: ({ signal }) => reportCalls.schedules(report, signal) });
  return { ...found, changed: () => client.invalidateQueries({ queryKey }) };
}

/** When a schedule sends, in words. */
export function useScheduleText() {
  const locale = useLocale();
  const { line, timeOfDay } = useFormats();
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return {
    // January 1, 2023 was a Sunday.
    dayText: (day: number): string => names.format(Date.UTC(2023, 0, 1 + day)),
    daysText: (days: readonly number[]): string => line(days.map((day) => names.format(Date.UTC(2023, 0, 1 + day)))),
    hourText: (hour: number): string => timeOfDay(`${String(hour).padStart(2, '0')}:00`),
  };
}
