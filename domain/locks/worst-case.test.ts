import { describe, expect, it } from 'vitest';
import { lockOptions } from './lock-options';
import { noLock } from './lock-record';
import { contextOf, flatSheet, lockSteps, marketWith, priceOfLock } from './locks.test-support';

/** A lock at a price, which expired, on a market of another price. */
function expiredAt(locked: string, today: string, extensions: readonly number[] = []) {
  const market = marketWith({ sheet: flatSheet(locked) });
  const steps = lockSteps(market, noLock);
  steps.lock(15);
  for (const days of extensions) steps.extend(days);
  market.now = new Date('2026-12-10T18:00:00Z');
  market.sheet = flatSheet(today, '2026-12-10T13:00:00Z');
  return { market, steps };
}

describe('a relock at the worst case (domain facts A3)', () => {
  it.each([
    ['100.500', '100.125', '99.875', '0.625', '1875.00', 'today'],
    ['100.125', '100.500', '99.875', '0.250', '750.00', 'original'],
  ])('of a lock at %s on a market at %s prices at %s', (locked, today, price, points, cost, counts) => {
    const { market, steps } = expiredAt(locked, today);
    const option = lockOptions(steps.record, contextOf(market)).relock.find(({ days }) => days === 30);
    expect(option).toMatchObject({ allowed: true, original: locked, today, counts, fee: '0.250', points, cost });
    expect(option?.price?.Price).toBe(price);
    steps.move({ move: 'relock', version: steps.version, days: 30, price });
    steps.confirm();
    expect(priceOfLock(steps.record)).toBe(price);
    expect(steps.record.events.at(-1)).toMatchObject({
      kind: 'confirm',
      request: 'relock',
      points: Number(points) * 1000,
      cost: Number(cost) * 100,
      expiresOn: '2027-01-11',
    });
  });

  it('keeps what earlier extensions cost', () => {
    const { steps, market } = expiredAt('100.500', '100.125', [5, 10]);
    const [option] = lockOptions(steps.record, contextOf(market)).relock;
    expect(option?.price?.Price).toBe('99.500');
    expect(option?.price?.lines.map(({ code, Price }) => [code, Price])).toEqual([
      ['lock-extension', '-0.125'],
      ['lock-extension', '-0.250'],
      ['lock-relock', '-0.250'],
    ]);
  });

  it('applies the adjustments of the loan as it is today', () => {
    const { steps, market } = expiredAt('100.500', '100.125');
    market.program = {
      ...market.program,
      ownAdjustments: [{ kind: 'flat', code: 'own', title: 'Second home', cost: 1_000, when: { occupancies: ['1'] } }],
    };
    market.facts = { ...market.facts, sOccTPe: '1' };
    const [option] = lockOptions(steps.record, contextOf(market)).relock;
    expect(option?.price?.Price).toBe('98.875');
  });

  it('compares the price of the original term with that of the new one', () => {
    const market = marketWith();
    const sheet = flatSheet('100.500');
    market.sheet = {
      ...sheet,
      prices: [[...(sheet.prices[0] ?? [])], sheet.prices[1] ?? [], sheet.rates.map(() => 100_000)],
    };
    const steps = lockSteps(market, noLock);
    steps.lock(15);
    market.now = new Date('2026-11-20T18:00:00Z');
    const prices = lockOptions(steps.record, contextOf(market)).relock.map(({ days, price }) => [days, price?.Price]);
    expect(prices).toEqual([
      [15, '100.250'],
      [30, '100.250'],
      [45, '99.750'],
    ]);
  });
});
