import { addDays } from '../format/date';
import { isBusinessDay } from '../loan/business-hours';
import { message } from '../messages/message';
import { formatCents, formatThousandths, toCents, toThousandths } from '../numbers/fixed';
import { dollarsOfPoint } from '../pricing/sign';
import { businessDayFrom, expiryAfter } from './lock-calendar';
import { type LockContext, todayOf } from './lock-context';
import { lockExtensions, RELOCK_COST } from './lock-extension';
import { hasPrice } from './lock-price';
import type { LockPrice } from './lock-price.schemas';
import { activeLock, type ConfirmedLock, type LockCharge, type LockPriceTerms, type LockRecord } from './lock-record';
import { LockRefusal } from './lock-refusal';
import { whyNoExtension } from './lock-rules';
import type { LockSimulation, SimulatedDay } from './lock-simulation.schemas';
import { worstCase } from './worst-case';

interface Plan {
  readonly expiresOn: string;
  readonly price: LockPrice;
}
interface ExtensionPlan extends Plan {
  readonly days: readonly number[];
}
interface LaterPlan extends Plan {
  readonly on: string;
  readonly days: number;
}

const priceOf = ({ pricer }: LockContext, terms: LockPriceTerms): LockPrice | undefined => {
  const price = pricer.priceOf(terms);
  return hasPrice(price) ? price : undefined;
};

/** Every row of extensions that the lender still allows, the cheapest first. */
function extensionPlans(lock: ConfirmedLock, context: LockContext): ExtensionPlan[] {
  const { maxExtensions, maxExtensionDays } = context.policy;
  const left = maxExtensions - lock.extensions.length;
  const daysLeft = maxExtensionDays - lock.extensions.reduce((sum, days) => sum + days, 0);
  const rows = (length: number, most: number): (readonly number[])[] =>
    length <= 0
      ? []
      : lockExtensions
          .filter(({ days }) => days <= most)
          .flatMap(({ days }) => [[days], ...rows(length - 1, most - days).map((more) => [days, ...more])]);
  const plans = rows(left, daysLeft).flatMap((days): ExtensionPlan[] => {
    const charges = days.map(
      (one, index): LockCharge => ({
        kind: 'lock-extension',
        cost: lockExtensions.find((option) => option.days === one)?.cost ?? 0,
        on: todayOf(context),
        days: one,
        number: lock.extensions.length + index + 1,
      }),
    );
    const price = priceOf(context, { ...lock, charges: [...lock.charges, ...charges] });
    const expiresOn = days.reduce((until, one) => expiryAfter(until, one, context.policy).expiresOn, lock.expiresOn);
    return price ? [{ days, expiresOn, price }] : [];
  });
  return plans.sort(
    (a, b) => toThousandths(b.price.Price) - toThousandths(a.price.Price) || a.days.length - b.days.length,
  );
}

/** The terms of today's sheet, shortest first, that a lock of a later day can have. */
function laterPlans(
  on: string,
  context: LockContext,
  lock: ConfirmedLock,
  termsOf: (days: number) => LockPriceTerms | undefined,
): LaterPlan[] {
  const sheet = context.pricer.today(lock.basis.program.lLpTemplateId)?.sheet;
  return (sheet?.lockPeriods ?? []).flatMap((days) => {
    const terms = termsOf(days);
    const price = terms && priceOf(context, terms);
    return price ? [{ on, days, expiresOn: expiryAfter(on, days, context.policy).expiresOn, price }] : [];
  });
}

/** A relock on the first business day after the lock: at the worst case of today's market. */
function relockPlans(lock: ConfirmedLock, context: LockContext): LaterPlan[] {
  const on = businessDayFrom(addDays(lock.expiresOn, 1), context.policy.hours);
  if (on > addDays(lock.expiresOn, context.policy.relockDays)) return [];
  const today = context.pricer.today(lock.basis.program.lLpTemplateId);
  const kept = lock.charges.filter(({ kind }) => kind === 'lock-extension');
  const charges: LockCharge[] = [...kept, { kind: 'lock-relock', cost: RELOCK_COST, on }];
  return laterPlans(on, context, lock, (days) => {
    const basis = today && worstCase(lock, today, days);
    return basis && { basis, rate: lock.rate, days, charges };
  });
}

/** The most that a relock can price at, however the market moves: on the sheet of the lock. */
function ceilingOf(lock: ConfirmedLock, context: LockContext): LockPrice | undefined {
  const kept = lock.charges.filter(({ kind }) => kind === 'lock-extension');
  const relock: LockCharge = { kind: 'lock-relock', cost: RELOCK_COST, on: todayOf(context) };
  return priceOf(context, { ...lock, charges: [...kept, relock] });
}

/** The lock canceled today, and a new one at today's market when the time of the worst case is over. */
function floatPlans(lock: ConfirmedLock, context: LockContext): LaterPlan[] {
  const on = businessDayFrom(addDays(todayOf(context), context.policy.relockDays + 1), context.policy.hours);
  const basis = context.pricer.today(lock.basis.program.lLpTemplateId);
  return laterPlans(on, context, lock, (days) => basis && { basis, rate: lock.rate, days, charges: [] });
}

const covers = (day: string) => (plan: LaterPlan) => plan.on <= day && day <= plan.expiresOn;

/** What closing on each of the coming days costs: by the lock as it is, extended now, relocked after its end, or floating. */
export function simulateLock(
  record: LockRecord,
  { closing, days }: { readonly closing: string | null; readonly days: number },
  context: LockContext,
): LockSimulation {
  const today = todayOf(context);
  const lock = activeLock(record.lock, today);
  if (lock === null) throw new LockRefusal('not-allowed', 'lock-not-active');
  const [extended, relocked, floated] = [
    extensionPlans(lock, context),
    relockPlans(lock, context),
    floatPlans(lock, context),
  ];
  const ceiling = ceilingOf(lock, context);
  const held = toThousandths(lock.price.Price);
  const amount = toCents(lock.price.amount);
  const wayOf = ({ Price }: LockPrice) => {
    const points = held - toThousandths(Price);
    return { price: Price, points: formatThousandths(points), cost: formatCents(dollarsOfPoint(points, amount)) };
  };
  const dayOf = (date: string): SimulatedDay => {
    const covered = date <= lock.expiresOn;
    const extension = covered ? undefined : extended.find((plan) => date <= plan.expiresOn);
    const relock = relocked.find(covers(date));
    const float = floated.find(covers(date));
    const ways = [
      { name: 'hold' as const, price: covered ? held : undefined },
      { name: 'extend' as const, price: extension && toThousandths(extension.price.Price) },
      { name: 'relock' as const, price: relock && toThousandths(relock.price.Price) },
      { name: 'float' as const, price: float && toThousandths(float.price.Price) },
    ];
    const best = ways.reduce((most, one) => ((one.price ?? -1) > (most.price ?? -1) ? one : most));
    return {
      date,
      isBusinessDay: isBusinessDay(date, context.policy.hours),
      covered,
      extend: extension
        ? { ...wayOf(extension.price), days: [...extension.days], expiresOn: extension.expiresOn }
        : null,
      relock: relock
        ? { ...wayOf(relock.price), on: relock.on, days: relock.days, ceiling: (ceiling ?? relock.price).Price }
        : null,
      float: float ? { ...wayOf(float.price), on: float.on, days: float.days } : null,
      best: best.price === undefined ? null : best.name,
    };
  };
  const notOffered = message('lock-not-offered', { program: lock.basis.program.name });
  const least = lockExtensions.map((one) => whyNoExtension(record, context, one.days));
  return {
    closing,
    price: lock.price.Price,
    amount: lock.price.amount,
    expiresOn: lock.expiresOn,
    days: Array.from({ length: days + 1 }, (_, index) => dayOf(addDays(today, index))),
    why: {
      extend: least.every((why) => why !== null) ? (least[0] ?? null) : null,
      relock: relocked.length > 0 ? null : notOffered,
      float: floated.length > 0 ? null : notOffered,
    },
  };
}
