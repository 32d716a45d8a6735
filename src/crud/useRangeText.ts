import { useTranslate } from 'react-admin';
import { formatDate } from '../../domain/format/date';
import { type DayRange, daysFromToday } from '../../domain/format/days';
import { useFormats } from '../providers/i18n/useFormats';

/** The text of a range of days: `Next 7 days`, `tomorrow`, `Overdue`, or its dates. */
export function useRangeText(): (range: DayRange) => string {
  const translate = useTranslate();
  const { relativeDay } = useFormats();
  const endText = (end: string | undefined): string => {
    if (end === undefined) return '…';
    const days = daysFromToday(end);
    return days === undefined ? formatDate(end) : relativeDay(days);
  };
  return ({ from, to }) => {
    const [first, last] = [from, to].map((end) => (end === undefined ? undefined : daysFromToday(end)));
    if (from !== undefined && from === to) return endText(from);
    if (first === 0 && last !== undefined) return translate('records.nextDays', { smart_count: last, count: last });
    if (last === 0 && first !== undefined) return translate('records.lastDays', { smart_count: -first, count: -first });
    if (from === undefined && last === -1) return translate('records.overdue');
    return `${endText(from)} – ${endText(to)}`;
  };
}
