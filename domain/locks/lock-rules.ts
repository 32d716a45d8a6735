import { addDays, daysBetween, formatDate, pacificDate } from '../format/date';
import { isBusinessTime } from '../loan/business-hours';
import { type MessageData, message } from '../messages/message';
import { formatThousandths, toThousandths } from '../numbers/fixed';
import { deskHoursText } from './lock-calendar';
import { type LockContext, todayOf } from './lock-context';
import { lockExtensions } from './lock-extension';
import { hasPrice } from './lock-price';
import { activeLock, type ConfirmedLock, isActive, type LockRecord } from './lock-record';

/** Why something cannot be asked of a lock now; null if it can. */
export type WhyNot = MessageData | null;

const firstOf = (...reasons: readonly (() => WhyNot)[]): WhyNot => {
  for (const reason of reasons) {
    const why = reason();
    if (why !== null) return why;
  }
  return null;
};

const long = (date: string): string => formatDate(date, 'long');

/** Outside business hours, requests, extensions and relocks are refused (decision CONST-02). */
const whenClosed = ({ now, policy }: LockContext): WhyNot =>
  isBusinessTime(now, policy.hours) ? null : [message('lock-desk-closed'), deskHoursText(policy.hours)].flat();

/** A loan that was funded, denied or withdrawn keeps what it has. */
export const whenFinal = ({ pricer }: LockContext): WhyNot => (pricer.isFinal ? message('lock-loan-final') : null);

const whenWaiting = ({ request }: LockRecord): WhyNot => (request ? message('lock-request-waits') : null);

/** The day on which a lock ended: canceled, or through which it was good. */
export const endOf = (lock: ConfirmedLock): string => lock.canceledOn ?? lock.expiresOn;

/** The last day on which an ended lock is relocked at the worst case. */
export const relockUntil = (lock: ConfirmedLock, { policy }: LockContext): string =>
  addDays(endOf(lock), policy.relockDays);

/** Whether the loan has another property than when it was locked; an address that was not known then may be any. */
export const hasOtherProperty = (lock: ConfirmedLock, { pricer }: LockContext): boolean =>
  lock.property !== '' && lock.property !== pricer.property;

function whenNotActive({ lock }: LockRecord, context: LockContext): WhyNot {
  const active = activeLock(lock, todayOf(context));
  if (active === null) return message('lock-not-active');
  return active.suspended ? message('lock-suspended') : null;
}

const whenOtherProperty = ({ lock }: LockRecord, context: LockContext): WhyNot =>
  lock && hasOtherProperty(lock, context) ? message('lock-other-property') : null;

/** A lock at the market would leave one that is good, or that was until a while ago, for a better price. */
export function whenLocked({ lock }: LockRecord, context: LockContext): WhyNot {
  if (lock === null) return context.pricer.isLocked ? message('lock-not-recorded') : null;
  if (isActive(lock, todayOf(context))) return message('lock-is-active', { date: long(lock.expiresOn) });
  const until = relockUntil(lock, context);
  return todayOf(context) <= until && !hasOtherProperty(lock, context)
    ? message('lock-relock-first', { ended: long(endOf(lock)), until: long(until) })
    : null;
}

/** A new lock, or another rate or term of the one that waits. */
export const whyNoRequest = (record: LockRecord, context: LockContext): WhyNot =>
  firstOf(
    () => whenFinal(context),
    () => whenClosed(context),
    () => (record.request && record.request.kind !== 'lock' ? message('lock-request-waits') : null),
    () => whenLocked(record, context),
  );

export const whyNoCancelRequest = ({ request }: LockRecord): WhyNot => (request ? null : message('lock-no-request'));

/** An extension, asked for while the lock is good. */
export const whyNoExtension = (record: LockRecord, context: LockContext, days: number): WhyNot =>
  firstOf(
    () => whenFinal(context),
    () => whenNotActive(record, context),
    () => whenWaiting(record),
    () => whenClosed(context),
    () => whenOtherProperty(record, context),
    () => {
      const { maxExtensions, maxExtensionDays } = context.policy;
      const extended = record.lock?.extensions ?? [];
      if (!lockExtensions.some((one) => one.days === days)) return message('lock-extension-unknown');
      if (extended.length >= maxExtensions) return message('lock-extensions-used', { most: maxExtensions });
      const total = extended.reduce((sum, one) => sum + one, days);
      return total > maxExtensionDays ? message('lock-extension-days-used', { most: maxExtensionDays }) : null;
    },
  );

/** A relock, within some days of the end of a lock. */
export const whyNoRelock = (record: LockRecord, context: LockContext): WhyNot =>
  firstOf(
    () => whenFinal(context),
    () => whenWaiting(record),
    () => {
      const { lock } = record;
      if (lock === null) return message('lock-never');
      if (isActive(lock, todayOf(context))) return message('lock-not-ended', { date: long(lock.expiresOn) });
      return todayOf(context) > relockUntil(lock, context)
        ? message('lock-relock-over', { most: context.policy.relockDays })
        : null;
    },
    () => whenOtherProperty(record, context),
    () => whenClosed(context),
  );

/** How much better today's price is than that of the lock, for the same rate and term and without the lines of the lock. */
export function floatDownMove(lock: ConfirmedLock, { pricer }: LockContext): number | null {
  const today = pricer.today(lock.basis.program.lLpTemplateId);
  const [was, is] = [lock.basis, today].map((basis) =>
    basis ? pricer.priceOf({ ...lock, basis, charges: [] }) : { reasons: [] },
  );
  if (!was || !is || !hasPrice(was) || !hasPrice(is)) return null;
  return toThousandths(is.Price) - toThousandths(was.Price);
}

/** A float-down: once, after a minimum move. */
export const whyNoFloatDown = (record: LockRecord, context: LockContext): WhyNot =>
  firstOf(
    () => whenFinal(context),
    () => (context.policy.floatDown ? null : message('lock-no-float-down')),
    () => whenNotActive(record, context),
    () => whenWaiting(record),
    () => whenOtherProperty(record, context),
    () => (record.lock?.hasFloatedDown ? message('lock-float-down-used') : null),
    () => {
      const least = context.policy.floatDown?.minimumMove ?? 0;
      const move = record.lock && floatDownMove(record.lock, context);
      return move !== null && move >= least
        ? null
        : message('lock-float-down-small', { least: formatThousandths(least) });
    },
  );

/** The same lock with the loan's new facts or another rate. */
export const whyNoReprice = (record: LockRecord, context: LockContext): WhyNot =>
  firstOf(
    () => whenFinal(context),
    () => whenNotActive(record, context),
    () => whenWaiting(record),
    () => whenOtherProperty(record, context),
  );

export const whyNoCancel = (record: LockRecord, context: LockContext): WhyNot =>
  firstOf(
    () => (isActive(record.lock, todayOf(context)) ? null : message('lock-not-active')),
    () => whenWaiting(record),
  );

/** Days from today to the expiry; negative once expired. */
export const daysLeft = ({ expiresOn }: ConfirmedLock, now: Date): number => daysBetween(pacificDate(now), expiresOn);
