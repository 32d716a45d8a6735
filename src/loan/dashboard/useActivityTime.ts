import { useLocale, useTranslate } from 'react-admin';
import { formatDate, pacific, pacificDate } from '../../../domain/format/date';

const DAY_MS = 86_400_000;

/** When something happened: a time today and yesterday, a date before that, in Pacific time. */
export function useActivityTime(): (at: string) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return (at) => {
    const day = pacificDate(at);
    const now = Date.now();
    const time = new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: pacific,
      numberingSystem: 'latn',
    }).format(new Date(at));
    if (day === pacificDate(new Date(now))) return translate('loan.dashboard.activity.today', { time });
    if (day === pacificDate(new Date(now - DAY_MS))) return translate('loan.dashboard.activity.yesterday', { time });
    return formatDate(day);
  };
}
