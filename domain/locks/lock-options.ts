import { message } from '../messages/message';
import { formatCents, formatThousandths, toCents, toThousandths } from '../numbers/fixed';
import { dollarsOfPoint } from '../pricing/sign';
import { expiryAfter } from './lock-calendar';
import { type LockContext, todayOf } from './lock-context';
import {
  extensionCost,
  extensionLabel,
  type LockExtension,
  lockExtensions,
  RELOCK_COST,
  RELOCK_LABEL,
} from './lock-extension';
import { comparedBases, extensionOf, floatDownTerms, relockTerms } from './lock-offers';
import type { ExtensionOption, FloatDownOption, LockOptions, RelockOption } from './lock-options.schemas';
import { hasPrice } from './lock-price';
import type { ConfirmedLock, LockRecord } from './lock-record';
import {
  floatDownMove,
  type WhyNot,
  whyNoCancel,
  whyNoCancelRequest,
  whyNoExtension,
  whyNoFloatDown,
  whyNoRelock,
  whyNoReprice,
  whyNoRequest,
} from './lock-rules';

const allowing = (why: WhyNot) => ({ allowed: why === null, why });
const shown = (value: number | undefined): string | null => (value === undefined ? null : formatThousandths(value));

function extensionOption(
  record: LockRecord,
  lock: ConfirmedLock,
  context: LockContext,
  one: LockExtension,
): ExtensionOption {
  const { expiresOn, rolledFrom, terms } = extensionOf(record, context, one.days);
  const price = context.pricer.priceOf(terms);
  const amount = toCents(hasPrice(price) ? price.amount : lock.price.amount);
  return {
    ...allowing(whyNoExtension(record, context, one.days)),
    ...{ expiresOn, rolledFrom, days: one.days, label: extensionLabel(one) },
    points: formatThousandths(one.cost),
    cost: formatCents(extensionCost(amount, one)),
    price: hasPrice(price) ? price.Price : formatThousandths(toThousandths(lock.price.Price) - one.cost),
  };
}

function relockOption(record: LockRecord, lock: ConfirmedLock, context: LockContext, days: number): RelockOption {
  const today = context.pricer.today(lock.basis.program.lLpTemplateId);
  const bases = comparedBases(lock, today, days);
  const terms = relockTerms(record, context, days);
  const priced = terms && context.pricer.priceOf(terms);
  const price = priced && hasPrice(priced) ? priced : null;
  const points = price && toThousandths(lock.price.Price) - toThousandths(price.Price);
  const program = lock.basis.program.name;
  const why = whyNoRelock(record, context) ?? (price ? null : message('lock-not-offered', { program }));
  const isBoth = bases.original !== undefined && bases.today !== undefined;
  return {
    ...allowing(why),
    ...expiryAfter(todayOf(context), days, context.policy),
    days,
    label: RELOCK_LABEL,
    original: shown(bases.original),
    today: shown(bases.today),
    counts: isBoth ? ((bases.today ?? 0) < (bases.original ?? 0) ? 'today' : 'original') : null,
    fee: formatThousandths(RELOCK_COST),
    points: points === null ? null : formatThousandths(points),
    cost: points === null || !price ? null : formatCents(dollarsOfPoint(points, toCents(price.amount))),
    price,
  };
}

function floatDownOption(record: LockRecord, context: LockContext): FloatDownOption | null {
  const { floatDown } = context.policy;
  if (floatDown === null || record.lock === null) return null;
  const terms = floatDownTerms(record, context);
  const priced = terms && context.pricer.priceOf(terms);
  const move = floatDownMove(record.lock, context);
  return {
    ...allowing(whyNoFloatDown(record, context)),
    fee: formatThousandths(floatDown.fee),
    minimumMove: formatThousandths(floatDown.minimumMove),
    move: move === null ? null : formatThousandths(move),
    price: priced && hasPrice(priced) ? priced : null,
  };
}

/** The rates of the program on the sheet of the lock, for the loan as it is. */
function lockedRates(lock: ConfirmedLock, { pricer }: LockContext): LockOptions['reprice']['rates'] {
  return lock.basis.sheet.rates.flatMap((rate) => {
    const price = pricer.priceOf({ ...lock, rate });
    return hasPrice(price) ? [{ Rate: price.Rate, Price: price.Price, Point: price.Point, Cost: price.Cost }] : [];
  });
}

/** Terms of the policy and of today's sheet of the loan's program. */
function termsOf({ lock, request }: LockRecord, { policy, pricer }: LockContext): readonly number[] {
  const program = request?.terms?.basis.program ?? lock?.basis.program;
  const sheet = program && pricer.today(program.lLpTemplateId)?.sheet;
  return [...new Set([...policy.terms, ...(sheet?.lockPeriods ?? [])])].sort((a, b) => a - b);
}

/** Everything that can be asked of a lock now, with its cost; what cannot says why. */
export function lockOptions(record: LockRecord, context: LockContext): LockOptions {
  const { lock } = record;
  const today = todayOf(context);
  const terms = termsOf(record, context);
  const mayReprice = allowing(lock ? whyNoReprice(record, context) : message('lock-not-active'));
  return {
    request: {
      ...allowing(whyNoRequest(record, context)),
      terms: terms.map((days) => ({ days, ...expiryAfter(today, days, context.policy) })),
    },
    cancelRequest: allowing(whyNoCancelRequest(record)),
    extend: lock ? lockExtensions.map((one) => extensionOption(record, lock, context, one)) : [],
    relock: lock ? terms.map((days) => relockOption(record, lock, context, days)) : [],
    floatDown: floatDownOption(record, context),
    reprice: { ...mayReprice, rates: lock && mayReprice.allowed ? lockedRates(lock, context) : [] },
    cancel: allowing(whyNoCancel(record, context)),
  };
}
