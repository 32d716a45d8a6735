import { describe, expect, it } from 'vitest';
import { lockOptions } from './lock-options';
import { lockStatus, noLock } from './lock-record';
import {
  contextOf,
  flatSheet,
  lockSteps,
  marketWith,
  policyWith,
  priceOfLock,
  refusalOf,
  started,
} from './locks.test-support';

describe('facts of a locked loan that change', () => {
  const margin = {
    kind: 'amount',
    code: 'loan-amount',
    title: 'Loan amount',
    bands: [{ upTo: 350_000_00, cost: 0 }, { cost: 250 }],
  } as const;
  const locked = () => {
    const market = marketWith();
    market.program = { ...market.program, ownAdjustments: [margin] };
    const steps = lockSteps(market, noLock);
    steps.lock(30);
    return { market, steps };
  };
  const reprice = (steps: ReturnType<typeof lockSteps>, price: string, rate?: string) =>
    steps.move({ move: 'reprice', version: steps.version, price, reason: 'New amount', ...(rate ? { rate } : {}) });

  it('are priced on the sheet of the lock, for the same expiry', () => {
    const { market, steps } = locked();
    market.facts = { sLAmtCalc: '400000.00' };
    market.sheet = flatSheet('95.000', '2026-11-03T13:00:00Z');
    reprice(steps, '100.250');
    steps.confirm();
    expect(priceOfLock(steps.record)).toBe('100.250');
    expect(steps.record.lock?.expiresOn).toBe('2026-12-02');
    expect(steps.record.events.at(-1)).toMatchObject({ request: 'reprice', points: 250, cost: 1_000_00 });
  });

  it('that give the same price need nothing', () => {
    expect(refusalOf(() => reprice(locked().steps, '100.500'))).toBe(
      'The price would stay the same. There is nothing to re-price.',
    );
  });

  it('may be another rate of the program', () => {
    const { market, steps } = locked();
    const { basis } = steps.record.lock ?? {};
    if (!basis) throw new Error('not locked');
    market.sheet = flatSheet('95.000', '2026-11-03T13:00:00Z');
    reprice(steps, '100.500', '6.250');
    expect(steps.confirm().lock?.rate).toBe(6_250);
    expect(refusalOf(() => reprice(steps, '100.500', '9.000'))).toContain('is not offered with this rate and term');
  });

  it('may not be another property', () => {
    const { market, steps } = locked();
    market.property = '41 larkspur lane';
    expect(refusalOf(() => reprice(steps, '100.500'))).toBe(
      'The loan has another property now. Cancel this lock and request a new one.',
    );
    steps.move({ move: 'cancel', version: steps.version, reason: 'New property' });
    steps.confirm();
    expect(lockStatus(steps.record)).toBe('4');
    expect(lockStatus(steps.request())).toBe('2');
  });
});

describe('a float-down', () => {
  const floating = (today: string) => {
    const { market, steps } = started({ policy: policyWith({ floatDown: { minimumMove: 250, fee: 125 } }) });
    steps.lock(30);
    market.sheet = flatSheet(today, '2026-11-05T13:00:00Z');
    const float = () =>
      steps.move({
        move: 'float-down',
        version: steps.version,
        price: lockOptions(steps.record, contextOf(market)).floatDown?.price?.Price ?? '',
      });
    return { market, steps, float };
  };

  it('takes today’s price less the fee, once, for the same expiry', () => {
    const { steps, float } = floating('101.000');
    float();
    steps.confirm();
    expect(priceOfLock(steps.record)).toBe('100.875');
    expect(steps.record.lock?.expiresOn).toBe('2026-12-02');
    expect(refusalOf(float)).toBe('This lock has already been floated down.');
  });

  it('needs a minimum move, and a lender that offers it', () => {
    expect(refusalOf(floating('100.625').float)).toBe('Today’s price is less than 0.250 better than the lock.');
    expect(floating('100.750').float().request?.kind).toBe('float-down');
    const { steps } = started();
    steps.lock();
    expect(refusalOf(() => steps.move({ move: 'float-down', version: 2, price: '100.500' }))).toBe(
      'The lender offers no float-down.',
    );
  });
});
