import { describe, expect, it } from 'vitest';
import { policyWith, priceOfLock, refusalOf, started } from './locks.test-support';

describe('an extension', () => {
  it.each([
    [5, '2026-12-07', '100.375'],
    [10, '2026-12-14', '100.250'],
  ])('of %i days goes to %s and prices at %s', (days, expiresOn, price) => {
    const { steps } = started();
    steps.lock(30);
    steps.extend(days);
    expect(steps.record.lock?.expiresOn).toBe(expiresOn);
    expect(priceOfLock(steps.record)).toBe(price);
  });

  it.each([
    ['a third one', [5, 5], 5, 'A lock can be extended at most 2 times.'],
    ['more than 15 days in all', [10], 10, 'A lock can be extended by at most 15 days in all.'],
    ['other days than those offered', [], 7, 'Choose an extension that the lender offers.'],
  ])('is refused for %s', (_name, before, days, why) => {
    const { steps } = started();
    steps.lock(30);
    for (const one of before) steps.extend(one);
    expect(refusalOf(() => steps.extend(days))).toBe(why);
  });

  it('follows the settings of the lender', () => {
    const { steps } = started({ policy: policyWith({ maxExtensions: 3, maxExtensionDays: 30 }) });
    steps.lock(30);
    for (const days of [10, 10, 10]) steps.extend(days);
    expect(priceOfLock(steps.record)).toBe('99.750');
  });

  it('is asked for through the day of the expiry, and confirmed later too', () => {
    const { market, steps } = started();
    steps.lock(15);
    const ask = { move: 'extend', version: 2, days: 5, reason: 'Title' } as const;
    market.now = new Date('2026-11-18T17:00:00Z');
    expect(refusalOf(() => steps.move(ask))).toBe('This loan has no active lock.');
    market.now = new Date('2026-11-17T18:00:00Z');
    steps.move(ask);
    market.now = new Date('2026-11-18T18:00:00Z');
    steps.confirm();
    expect(steps.record.lock?.expiresOn).toBe('2026-11-23');
  });
});

describe('an extension that waited past the end of its lock', () => {
  it.each([
    ['2026-11-20T18:00:00Z', '2026-11-23'],
    ['2026-11-23T18:00:00Z', '2026-11-23'],
  ])('is confirmed on %s, because it still covers the day', (now, expiresOn) => {
    const { market, steps } = started();
    steps.lock(15);
    steps.move({ move: 'extend', version: steps.version, days: 5, reason: 'Closing moved' });
    market.now = new Date(now);
    expect(steps.confirm().lock?.expiresOn).toBe(expiresOn);
  });

  it('is not sold once its own end has passed', () => {
    const { market, steps } = started();
    steps.lock(15);
    steps.move({ move: 'extend', version: steps.version, days: 5, reason: 'Closing moved' });
    market.now = new Date('2026-11-24T18:00:00Z');
    expect(refusalOf(() => steps.confirm())).toBe('This loan has no active lock.');
    expect(steps.record.lock).toMatchObject({ expiresOn: '2026-11-17', extensions: [] });
  });
});
