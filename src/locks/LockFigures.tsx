import { formatDate } from '../../domain/format/date';
import { formatPercent } from '../../domain/format/percent';
import type { BrokerLock, LockFacts } from '../../domain/locks/lock.schemas';
import { CostText, priceText, signedPrice } from '../pricing/public';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { KeyFigure, KeyFigures } from '../ui/KeyFigures';
import { Text } from '../ui/layout/primitives';
import { stateOf } from './lock-figures';
import { useLockText } from './useLockText';
import { useNow } from './useNow';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const URGENT_DAYS = 3;
const SOON_DAYS = 7;

function Countdown({ lock }: { readonly lock: LockFacts }) {
  const { t, minutes } = useLockText();
  const { instant } = useFormats();
  const now = useNow();
  const left = Math.max(0, Math.floor((Date.parse(lock.expiresAt) - now) / MINUTE_MS));
  const ends = t('expiresAt', { at: instant(lock.expiresAt) });
  const whole = Math.max(1, lock.days + lock.extendedBy);
  const color = lock.daysLeft <= URGENT_DAYS ? 'dot-red' : lock.daysLeft <= SOON_DAYS ? 'dot-orange' : 'dot-green';
  const meter = { share: Math.min(1, Math.max(0, lock.daysLeft / whole)), color: token(color) };
  if (left < DAY_MINUTES) {
    return (
      <KeyFigure
        label={t('currentLock')}
        value={<bdi>{minutes(left)}</bdi>}
        unit={t('left')}
        sub={ends}
        meter={meter}
      />
    );
  }
  return (
    <KeyFigure
      label={t('currentLock')}
      value={<bdi>{lock.daysLeft}</bdi>}
      unit={t('daysLeft', { count: lock.daysLeft, smart_count: lock.daysLeft })}
      sub={ends}
      meter={meter}
    />
  );
}

function Ended({ lock }: { readonly lock: LockFacts }) {
  const { t } = useLockText();
  return lock.canceledOn !== null ? (
    <KeyFigure label={t('lastLock')} value={t('states.canceled')} sub={<bdi>{formatDate(lock.canceledOn)}</bdi>} />
  ) : (
    <KeyFigure label={t('lastLock')} value={t('states.expired')} sub={<bdi>{formatDate(lock.expiresOn)}</bdi>} />
  );
}

function Closing({ closing }: Pick<BrokerLock, 'closing'>) {
  const { t } = useLockText();
  if (!closing) return <KeyFigure label={t('closing')} value="–" sub={t('noClosing')} />;
  const { daysAfterExpiry: late, on } = closing;
  const sub =
    late > 0 ? <Text color="warn-text">{t('afterExpiry', { count: late, smart_count: late })}</Text> : t('covered');
  return <KeyFigure label={t('closing')} value={<bdi>{formatDate(on)}</bdi>} sub={sub} />;
}

/** The lock that the loan has or had: what is left, rate, price, the market today and the closing. */
export function LockFigures({ lock }: { readonly lock: BrokerLock }) {
  const { t } = useLockText();
  const { lock: facts, market } = lock;
  if (!facts) return null;
  const { price } = facts;
  const isOver = facts.isExpired || facts.canceledOn !== null;
  return (
    <KeyFigures label={t(`states.${stateOf(lock)}`)}>
      {isOver ? <Ended lock={facts} /> : <Countdown lock={facts} />}
      <KeyFigure
        label={t('noteRate')}
        value={<bdi>{formatPercent(price.Rate)}</bdi>}
        sub={<bdi>{price.program}</bdi>}
      />
      <KeyFigure
        label={t('finalPrice')}
        value={<bdi>{priceText(price.Price)}</bdi>}
        sub={<CostText cost={price.Cost} />}
      />
      <KeyFigure
        label={t('marketToday')}
        value={<bdi>{market ? priceText(market.price) : '–'}</bdi>}
        sub={
          market
            ? t('moveSince', { move: signedPrice(market.move), date: formatDate(facts.lockDate) })
            : t('notOffered')
        }
      />
      {!isOver && <Closing closing={lock.closing} />}
    </KeyFigures>
  );
}
