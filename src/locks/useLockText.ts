import { useLocale, useTranslate } from 'react-admin';
import { formatDate } from '../../domain/format/date';
import type { LockEvent, PendingLockRequest } from '../../domain/locks/lock.schemas';
import { isolated } from '../pricing/public';
import { useFormats } from '../providers/i18n/useFormats';

/** Texts about locks in the user's language. */
export function useLockText() {
  const translate = useTranslate();
  const { instant } = useFormats();
  const rtl = useLocale() === 'ar';
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`locks.${key}`, rtl ? isolated(values) : { ...values });
  const days = (count: number): string => t('days', { count, smart_count: count });

  /** 'Lock, 30 days' or 'Cancellation'. */
  const asked = ({ kind, days: count }: Pick<PendingLockRequest, 'kind' | 'days'>): string =>
    count === null ? t(`kinds.${kind}`) : t('kindAndDays', { kind: t(`kinds.${kind}`), days: days(count) });

  /** What happened, as the history names it. */
  const event = ({ kind, request }: Pick<LockEvent, 'kind' | 'request'>): string =>
    request === null ? t(`events.${kind}`) : t(`eventsOf.${kind}`, { kind: t(`kinds.${request}`) });

  /** An age or a time ahead: `47 min`, `2 h 5 min`. */
  const minutes = (count: number): string =>
    count < 60 ? t('minutes', { count }) : t('hoursAndMinutes', { hours: Math.floor(count / 60), minutes: count % 60 });

  /** A day that a weekend or holiday moved, with the day that it would have been. */
  const expiry = ({
    expiresOn,
    rolledFrom,
  }: {
    readonly expiresOn: string;
    readonly rolledFrom: string | null;
  }): string =>
    rolledFrom === null
      ? t('expiresOn', { date: formatDate(expiresOn) })
      : t('expiresRolled', { date: formatDate(expiresOn), from: formatDate(rolledFrom) });

  return { t, days, asked, event, minutes, expiry, instant };
}
