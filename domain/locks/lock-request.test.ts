import { describe, expect, it } from 'vitest';
import { lockStatus } from './lock-record';
import { flatSheet, lockSteps, marketWith, priceOfLock, refusalOf, started } from './locks.test-support';

describe('a lock request', () => {
  it.each([
    [15, '2026-11-17'],
    [30, '2026-12-02'],
    [45, '2026-12-17'],
  ])('for %i days is confirmed to expire on %s', (days, expiresOn) => {
    const { steps } = started();
    expect(lockStatus(steps.request(days))).toBe('2');
    const { lock } = steps.confirm();
    expect(lockStatus(steps.record)).toBe('1');
    expect(lock).toMatchObject({ days, lockDate: '2026-11-02', expiresOn });
  });

  it('changes rate and term until it is confirmed, and keeps its place in the queue', () => {
    const { market, steps } = started();
    steps.request(30);
    market.now = new Date('2026-11-02T19:00:00Z');
    const { request, events } = steps.request(45, 6_250);
    expect(request).toMatchObject({ days: 45, terms: { rate: 6_250 }, at: '2026-11-02T18:00:00.000Z' });
    expect(events.map(({ kind }) => kind)).toEqual(['request', 'change']);
    steps.confirm();
    expect(refusalOf(() => steps.request(15))).toBe(
      'This loan is locked until 12/17/2026. Cancel the lock before you request another one.',
    );
  });

  it('that the desk suspended waits again once its originator changes it', () => {
    const { steps } = started();
    steps.request();
    steps.move({ move: 'suspend', version: 1, reason: 'Income?' });
    expect(lockStatus(steps.record)).toBe('3');
    steps.request(45);
    expect(lockStatus(steps.record)).toBe('2');
  });

  it('is confirmed on its own sheet, whatever the market does meanwhile', () => {
    const { market, steps } = started();
    steps.request();
    market.sheet = flatSheet('99.000', '2026-11-02T18:30:00Z');
    steps.confirm();
    expect(priceOfLock(steps.record)).toBe('100.500');
  });

  it('is refused at a price that its desk did not see, because the loan changed', () => {
    const { market, steps } = started();
    steps.request();
    market.program = { ...market.program, maximumPrice: 100_250 };
    const { request } = steps.record;
    const terms = request?.terms && { ...request.terms, basis: { ...request.terms.basis, program: market.program } };
    const changed = lockSteps(market, { ...steps.record, request: request && { ...request, terms: terms ?? null } });
    expect(refusalOf(() => changed.move({ move: 'confirm', version: 1, price: '100.500' }))).toBe(
      'The price is 100.250 now. Check it, then try again.',
    );
  });

  it.each([
    ['2026-11-03T16:59:00Z', false],
    ['2026-11-03T17:00:00Z', true],
    ['2026-11-03T23:59:00Z', true],
    ['2026-11-04T00:00:00Z', false],
    ['2026-11-07T18:00:00Z', false],
    ['2026-11-11T18:00:00Z', false],
  ])('at %s is taken: %s', (now, taken) => {
    const { market, steps } = started();
    market.now = new Date(now);
    if (taken) expect(steps.request().request).not.toBeNull();
    else expect(refusalOf(() => steps.request())).toContain('9:00 AM to 3:59 PM Pacific time');
  });
});

describe('a lock request for another property', () => {
  it('is not confirmed once the property of an ended lock is back, which would be a relock without the worst case', () => {
    const { market, steps } = started();
    steps.lock(15);
    market.now = new Date('2026-11-20T18:00:00Z');
    market.property = '41 larkspur lane';
    steps.request();
    market.property = marketWith().property;
    expect(refusalOf(() => steps.confirm())).toBe('The lock ended on 11/17/2026. Until 12/17/2026, request a relock.');
  });
});

describe('a loan that was funded, denied or withdrawn', () => {
  const over = 'This loan was funded, denied or withdrawn. Its lock can only be canceled.';
  const extend = (steps: ReturnType<typeof lockSteps>) =>
    steps.move({ move: 'extend', version: steps.version, days: 5, reason: 'Title' });

  it('gets no lock, and what waits is not confirmed', () => {
    const { market, steps } = started();
    steps.request();
    market.isFinal = true;
    expect(refusalOf(() => steps.confirm())).toBe(over);
    steps.move({ move: 'deny', version: steps.version, reason: 'Denied' });
    expect(refusalOf(() => steps.request())).toBe(over);
  });

  it('keeps the lock that it has, unless it is canceled', () => {
    const { market, steps } = started();
    steps.lock(15);
    market.isFinal = true;
    const { version } = steps;
    expect(refusalOf(() => extend(steps))).toBe(over);
    expect(refusalOf(() => steps.move({ move: 'reprice', version, rate: '6.250', reason: 'Other rate' }))).toBe(over);
    expect(refusalOf(() => steps.move({ move: 'concession', version, points: '0.125', reason: 'Late' }))).toBe(over);
    expect(refusalOf(() => steps.move({ move: 'revise', version, rate: '6.250', reason: 'Late' }))).toBe(over);
    steps.move({ move: 'cancel', version, reason: 'Withdrawn' });
    steps.confirm();
    expect(lockStatus(steps.record)).toBe('4');
  });
});
