import { useTranslate } from 'react-admin';
import { daysBetween, formatDate } from '../../domain/format/date';
import { missing } from '../../domain/format/parsed';
import { token } from '../theme/tokens';

/** The warning starts this many days before the date. */
const SOON_DAYS = 7;

/** An expiration date, with a warning within seven days and after it passes. */
export function ExpiryValue({ date, today }: { readonly date: string | null; readonly today: string }) {
  const translate = useTranslate();
  if (date === null) return <bdi>{missing}</bdi>;
  const days = daysBetween(today, date);
  const warning =
    days < 0
      ? translate('loan.summary.expired')
      : days === 0
        ? translate('loan.summary.expiresToday')
        : days <= SOON_DAYS
          ? translate('loan.summary.expiresIn', { smart_count: days })
          : null;
  return (
    <>
      {warning && (
        <span style={{ color: token(days < 0 ? 'bad-text' : 'warn-text'), fontSize: token('fs-small') }}>
          {warning}
          <span aria-hidden="true"> · </span>
        </span>
      )}
      <bdi className="num">{formatDate(date)}</bdi>
    </>
  );
}
