import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatThousandths } from '../numbers/fixed';
import { testSheet } from '../pricing/pricing.test-support';
import type { RateSheet } from '../pricing/rate-sheet';
import type { LockCommand } from './lock-commands';
import { lockStatus, noLock } from './lock-record';
import { LockRefusal } from './lock-refusal';
import { contextOf, lockSteps, type Market, marketWith, requestOf } from './locks.test-support';

/** What a longer term takes from the price of the market. */
const termCost: Readonly<Record<number, number>> = { 15: 0, 30: 125, 45: 250 };

const sheetOf = (market: number, at: Date): RateSheet => ({
  ...testSheet,
  effectiveAt: at.toISOString(),
  prices: testSheet.lockPeriods.map((days) => testSheet.rates.map(() => market - (termCost[days] ?? 0))),
});

type Step =
  | { readonly kind: 'wait'; readonly days: number; readonly market: number }
  | { readonly kind: 'request' | 'relock'; readonly days: 15 | 30 | 45 }
  | { readonly kind: 'extend'; readonly days: 5 | 10 }
  | { readonly kind: 'concede'; readonly points: number }
  | { readonly kind: 'confirm' | 'deny' | 'withdraw' | 'cancel' | 'suspend' | 'resume' };

const someTerm = fc.constantFrom<15 | 30 | 45>(15, 30, 45);
const step = <const Kind extends Step['kind']>(kind: Kind) => fc.constant({ kind });
const oneStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      days: fc.integer({ min: 0, max: 19 }),
      market: fc.integer({ min: 99_000, max: 102_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('request' as const), days: someTerm }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('relock' as const), days: someTerm }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('extend' as const), days: fc.constantFrom<5 | 10>(5, 10) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('concede' as const), points: fc.constantFrom(125, 250, 300) }),
  },
  { weight: 10, arbitrary: step('confirm') },
  { weight: 2, arbitrary: step('cancel') },
  { weight: 1, arbitrary: fc.oneof(step('deny'), step('withdraw'), step('suspend')) },
  { weight: 1, arbitrary: step('resume') },
);

/** The holidays of the test's months as they are observed, typed by hand. */
const holidays = new Set([
  ...['2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18'],
  ...['2027-07-05', '2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25', '2027-12-24', '2027-12-31'],
]);
const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 2);
/** Days are counted from Monday, November 2, 2026. */
const dateOf = (day: number): string => new Date(START + day * DAY).toISOString().slice(0, 10);
const isOpen = (day: number): boolean => day % 7 < 5 && !holidays.has(dateOf(day));
const rolled = (day: number): number => (isOpen(day) ? day : rolled(day + 1));

interface Held {
  base: number;
  /** Points of extensions, and of everything else on the lock. */
  extended: number;
  other: number;
  conceded: number;
  until: number;
  uses: number;
  usedDays: number;
  canceled: number | null;
  suspended: boolean;
}
interface Asked {
  kind: 'lock' | 'relock' | 'extend' | 'cancel';
  days: number;
  base: number;
  conceded: number;
  suspended: boolean;
}

/** The rules of section 9 and A3 on plain numbers: no sheets, no lines, no records. */
class Model {
  day = 0;
  market = 100_500;
  held: Held | null = null;
  asked: Asked | null = null;

  private active(): Held | null {
    const { held } = this;
    return held && held.canceled === null && this.day <= held.until ? held : null;
  }
  private ended(): number | null {
    return this.held && !this.active() ? (this.held.canceled ?? this.held.until) : null;
  }
  status(): string {
    if (this.asked?.kind === 'lock' || this.asked?.kind === 'relock') return this.asked.suspended ? '3' : '2';
    if (this.held === null) return '0';
    return this.held.canceled !== null ? '4' : this.held.suspended ? '3' : '1';
  }
  price(): number | null {
    const { held } = this;
    return held && held.base - held.extended - held.other + held.conceded;
  }

  /** Does a step; false if the rules refuse it. */
  does(step: Step): boolean {
    const { asked, held } = this;
    const active = this.active();
    const ended = this.ended();
    switch (step.kind) {
      case 'wait':
        this.day += step.days;
        this.market = step.market;
        return true;
      case 'request':
        if (!isOpen(this.day) || active || (asked && asked.kind !== 'lock')) return false;
        if (ended !== null && this.day - ended <= 30) return false;
        this.ask('lock', step.days, this.market - (termCost[step.days] ?? 0));
        return true;
      case 'relock': {
        if (!isOpen(this.day) || asked || ended === null || this.day - ended > 30) return false;
        const today = this.market - (termCost[step.days] ?? 0);
        this.ask('relock', step.days, Math.min(today, this.held?.base ?? 0));
        return true;
      }
      case 'extend':
        if (
          !isOpen(this.day) ||
          asked ||
          !active ||
          active.suspended ||
          active.uses >= 2 ||
          active.usedDays + step.days > 15
        )
          return false;
        this.ask('extend', step.days, active.base);
        return true;
      case 'cancel':
        if (asked || !active) return false;
        this.ask('cancel', 0, active.base);
        return true;
      case 'concede': {
        const on = asked ? (asked.kind === 'cancel' ? null : asked) : active;
        if (!on || this.conceded(on) + step.points > 250) return false;
        on.conceded += step.points;
        return true;
      }
      case 'suspend':
      case 'resume': {
        const on = asked ?? (step.kind === 'suspend' ? active : this.held);
        if (!on || on.suspended === (step.kind === 'suspend')) return false;
        on.suspended = !on.suspended;
        return true;
      }
      case 'deny':
      case 'withdraw':
        this.asked = null;
        return asked !== null;
      case 'confirm':
        if (!asked || asked.suspended || (asked.kind === 'cancel' && !active)) return false;
        // An extension that no longer reaches today is worth nothing.
        if (asked.kind === 'extend' && held && rolled(held.until + asked.days) < this.day) return false;
        this.confirm(asked);
        return true;
    }
  }

  /** A request to extend carries the concessions of its lock. */
  private conceded(on: Held | Asked): number {
    return on.conceded + ('kind' in on && on.kind === 'extend' ? (this.held?.conceded ?? 0) : 0);
  }
  private ask(kind: Asked['kind'], days: number, base: number): void {
    this.asked = { kind, days, base, conceded: 0, suspended: false };
  }
  private confirm({ kind, days, base, conceded }: Asked): void {
    this.asked = null;
    const { held } = this;
    if (kind === 'cancel' && held) {
      held.canceled = this.day;
      held.suspended = false;
    } else if (kind === 'extend' && held) {
      held.extended += days === 5 ? 125 : 250;
      held.conceded += conceded;
      held.uses += 1;
      held.usedDays += days;
      held.until = rolled(held.until + days);
    } else {
      const isRelock = kind === 'relock';
      this.held = {
        ...{ base, conceded, uses: 0, usedDays: 0, canceled: null, suspended: false },
        extended: isRelock ? (held?.extended ?? 0) : 0,
        other: isRelock ? 250 : 0,
        until: rolled(this.day + days),
      };
    }
  }
}

function commandOf(step: Step, version: number, market: Market, seen: string | null): LockCommand | null {
  const reason = 'Asked';
  switch (step.kind) {
    case 'wait':
      return null;
    case 'request':
      return requestOf(market, step.days, 6_125);
    case 'relock':
      return { move: 'relock', version, days: step.days, price: seen ?? '0' };
    case 'extend':
      return { move: 'extend', version, days: step.days, reason };
    case 'concede':
      return { move: 'concession', version, points: formatThousandths(step.points), reason };
    case 'confirm':
      return { move: 'confirm', version, price: seen };
    case 'withdraw':
      return { move: 'cancel-request', version };
    case 'resume':
      return { move: 'resume', version };
    default:
      return { move: step.kind, version, reason };
  }
}

describe('random histories of a lock', () => {
  it('agree with a model on plain numbers: what is allowed, the status, the price and the expiry', () => {
    let confirmed = 0;
    let relocked = 0;
    fc.assert(
      fc.property(fc.array(oneStep, { minLength: 15, maxLength: 40 }), (plan) => {
        const model = new Model();
        const market = marketWith();
        market.sheet = sheetOf(model.market, market.now);
        const steps = lockSteps(market, noLock);
        for (const [place, step] of plan.entries()) {
          const allowed = model.does(step);
          // Each step is at 10 in the morning or later, so that no two writes are at the same time.
          market.now = new Date(START + model.day * DAY + 18 * 3_600_000 + place * 60_000);
          market.sheet = sheetOf(model.market, market.now);
          const { pricer } = contextOf(market);
          const { request, lock } = steps.record;
          const relock = step.kind === 'relock' && lock ? relockPrice(model, allowed) : null;
          const price = request?.terms && pricer.priceOf(request.terms);
          const seen = relock ?? (price && 'Price' in price ? price.Price : null);
          const command = commandOf(step, steps.version, market, seen);
          if (command) expect([step.kind, doesMove(steps, command)]).toEqual([step.kind, allowed]);
          if (step.kind === 'confirm' && allowed) confirmed += 1;
          if (step.kind === 'confirm' && allowed && request?.kind === 'relock') relocked += 1;
          const { record } = steps;
          const heldPrice = model.price();
          expect({
            status: lockStatus(record),
            price: record.lock?.price.Price ?? null,
            expiresOn: record.lock?.expiresOn ?? null,
            waits: record.request?.kind ?? null,
          }).toEqual({
            status: model.status(),
            price: heldPrice === null ? null : formatThousandths(heldPrice),
            expiresOn: model.held && dateOf(model.held.until),
            waits: model.asked?.kind ?? null,
          });
        }
      }),
      { numRuns: 200, seed: 20_261_102 },
    );
    // The histories reach what they are to test.
    expect(confirmed).toBeGreaterThan(200);
    expect(relocked).toBeGreaterThan(20);
  });
});

/** The price that an originator sees before a relock: the model's, if it is allowed. */
const relockPrice = ({ asked, held }: Model, allowed: boolean): string | null =>
  allowed && asked && held ? formatThousandths(asked.base - held.extended - 250) : null;

function doesMove(steps: ReturnType<typeof lockSteps>, command: LockCommand): boolean {
  try {
    steps.move(command);
    return true;
  } catch (error) {
    if (error instanceof LockRefusal) return false;
    throw error;
  }
}
