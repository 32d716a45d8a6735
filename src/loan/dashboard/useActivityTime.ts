import { useTranslate } from 'react-admin';
import { formatDate, pacificDate } from '../../../domain/format/date';
import { useFormats } from '../../providers/i18n/useFormats';

const DAY_MS = 86_400_000;

/** Formats the time of an activity: a time for today and yesterday, otherwise a date, in Pacific time. */
export function useActivityTime(): (at: string) => string {
  const translate = useTranslate();
  const { clock } = useFormats();
  return (at) => {
    const day = pacificDate(at);
    const now = Date.now();
    const time = clock(at);
    if (day === pacificDate(new Date(now))) return translate('loan.dashboard.activity.today', { time });
    if (day === pacificDate(new Date(now - DAY_MS))) return translate('loan.dashboard.activity.yesterday', { time });
    return formatDate(day);
  };
}
