import { parseScaled } from '../numbers/fixed';
import { expiryAfter, type RolledExpiry } from './lock-calendar';
import { type LockContext, todayOf } from './lock-context';
import { lockExtensions, RELOCK_COST } from './lock-extension';
import type { ConfirmedLock, LockCharge, LockPriceTerms, LockRecord, PricedBasis } from './lock-record';
import { LockRefusal } from './lock-refusal';
import { basePrice, worstCase } from './worst-case';

function requireLock({ lock }: LockRecord): ConfirmedLock {
  if (lock === null) throw new LockRefusal('not-allowed', 'lock-not-active');
  return lock;
}

/** The lock with one more extension: its price and its expiry, which counts from the day through which it is good now. */
export function extensionOf(
  record: LockRecord,
  context: LockContext,
  days: number,
): RolledExpiry & { readonly terms: LockPriceTerms } {
  const lock = requireLock(record);
  const cost = lockExtensions.find((one) => one.days === days)?.cost ?? 0;
  const number = lock.extensions.length + 1;
  const charge: LockCharge = { kind: 'lock-extension', cost, on: todayOf(context), days, number };
  const { basis, rate, days: term, charges } = lock;
  return {
    ...expiryAfter(lock.expiresOn, days, context.policy),
    terms: { basis, rate, days: term, charges: [...charges, charge] },
  };
}

/** The two base prices of which a relock takes the lower one; undefined if one of them does not exist. */
export function comparedBases(
  lock: ConfirmedLock,
  today: PricedBasis | undefined,
  days: number,
): { readonly original: number | undefined; readonly today: number | undefined } {
  return {
    original: basePrice(lock.basis.sheet, lock.rate, lock.days),
    today: today && basePrice(today.sheet, lock.rate, days),
  };
}

/** What a relock keeps of the lock before: the cost of its extensions (A3, step 5). */
const keptCharges = ({ charges }: ConfirmedLock): readonly LockCharge[] =>
  charges.filter(({ kind }) => kind === 'lock-extension');

/** A relock for a term at the worst case; undefined if its rate or term is not offered today. */
export function relockTerms(record: LockRecord, context: LockContext, days: number): LockPriceTerms | undefined {
  const lock = requireLock(record);
  const today = context.pricer.today(lock.basis.program.lLpTemplateId);
  const basis = today && worstCase(lock, today, days);
  if (!basis?.sheet.rates.includes(lock.rate)) return undefined;
  const relock: LockCharge = { kind: 'lock-relock', cost: RELOCK_COST, on: todayOf(context) };
  return { basis, rate: lock.rate, days, charges: [...keptCharges(lock), relock] };
}

/** The same rate and term on today's sheet, plus a fee. */
export function floatDownTerms(record: LockRecord, context: LockContext): LockPriceTerms | undefined {
  const lock = requireLock(record);
  const today = context.pricer.today(lock.basis.program.lLpTemplateId);
  if (!today || basePrice(today.sheet, lock.rate, lock.days) === undefined) return undefined;
  const fee: LockCharge = {
    kind: 'lock-float-down',
    cost: context.policy.floatDown?.fee ?? 0,
    on: todayOf(context),
  };
  const { rate, days, charges } = lock;
  return { basis: { ...today, basis: 'float-down' }, rate, days, charges: [...charges, fee] };
}

interface Wanted {
  readonly rate?: string | undefined;
  readonly lLpTemplateId?: string | undefined;
}

/**
 * The lock for the loan as it is, with another rate or program if one is wanted. The same program and its family are priced on the
 * sheet of the lock's day; another family at the worst case of that day and today (A3, "While locked").
 */
export function repriceTerms(record: LockRecord, context: LockContext, wanted: Wanted): LockPriceTerms | undefined {
  const lock = requireLock(record);
  const { basis, days, charges } = lock;
  const rate = wanted.rate === undefined ? lock.rate : parseScaled(wanted.rate, 3);
  const id = wanted.lLpTemplateId ?? basis.program.lLpTemplateId;
  const found = id === basis.program.lLpTemplateId ? basis : basisOfOther(record, context, id);
  if (rate === undefined || found === undefined || basePrice(found.sheet, rate, days) === undefined) return undefined;
  return { basis: found, rate, days, charges };
}

/** When the prices were made that a lock holds, each with its term: those of the lock, and of the relocks since. */
export function pricedMoments({ lock, events }: Pick<LockRecord, 'lock' | 'events'>): { at: string; days: number }[] {
  if (lock === null) return [];
  const confirmed = events.filter(({ kind }) => kind === 'confirm');
  const chain = confirmed.slice(
    Math.max(
      0,
      confirmed.findLastIndex(({ request }) => request === 'lock'),
    ),
  );
  const earlier = chain.filter(
    ({ request, at }) => (request === 'lock' || request === 'relock') && at !== lock.lockedAt,
  );
  return [...earlier, { at: lock.lockedAt, days: lock.days }].map(({ at, days }) => ({ at, days: days ?? lock.days }));
}

/** A lock that is at the worst case stays there: otherwise a move to another program and back would undo it. */
function basisOfOther(record: LockRecord, { pricer }: LockContext, id: string): PricedBasis | undefined {
  const { basis, days, lockedAt } = requireLock(record);
  const today = pricer.today(id);
  if (today === undefined) return undefined;
  const then = pricer.asOf(id, lockedAt);
  const isSameFamily = today.program.family === basis.program.family;
  if (then !== undefined && isSameFamily && basis.basis !== 'worst-case') return then;
  return pricedMoments(record).reduce<PricedBasis | undefined>(
    (lowest, moment) => {
      const earlier = pricer.asOf(id, moment.at);
      return lowest && earlier ? worstCase({ basis: earlier, days: moment.days }, lowest, days) : lowest;
    },
    worstCase({ basis: today, days }, today, days),
  );
}
